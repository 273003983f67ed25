import type { InquiryType } from './schema.ts';

/** What the contact page says, to the letter of the spec where it quotes. */
export const contactTexts = {
  sent: 'Message Sent!',
  reply: 'We reply within 24 hours.',
  another: 'Send Another Message',
  failed: 'Failed to send message. Please try again.',
  send: 'Send Message',
} as const;

export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: 'General question',
  booking: 'Booking',
  tour: 'Tour',
  partnership: 'Partnership',
  technical: 'Technical problem',
  feedback: 'Feedback',
};

/** When somebody answers, London time. */
export const supportHours = [
  { days: 'Mon-Fri', hours: '9AM-6PM' },
  { days: 'Sat-Sun', hours: '10AM-4PM' },
  { days: 'Emergency', hours: '24/7' },
] as const;
