import type { InquiryType } from './schema.ts';

/** What the contact page says, word for word as in the spec where the spec quotes a text. */
export const contactTexts = {
  sent: 'Message Sent!',
  reply: 'We reply within 24 hours.',
  another: 'Send Another Message',
  failed: 'Failed to send message. Please try again.',
  send: 'Send Message',
} as const;

/** Shown to an admin who started a reply before another admin's reply went out. */
export const answeredTexts = {
  by: (email: string | null) => `${email ?? 'Somebody else'} has answered this meanwhile.`,
  marked: 'This was marked as answered meanwhile.',
  asWell: 'Answer as well',
  unsent: "Yours is not sent. If it is still needed, choose 'Answer as well'.",
} as const;

export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: 'General question',
  booking: 'Booking',
  tour: 'Tour',
  partnership: 'Partnership',
  technical: 'Technical problem',
  feedback: 'Feedback',
};

/** When we answer, London time. */
export const supportHours = [
  { days: 'Mon-Fri', hours: '9AM-6PM' },
  { days: 'Sat-Sun', hours: '10AM-4PM' },
  { days: 'Emergency', hours: '24/7' },
] as const;
