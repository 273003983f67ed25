import { dueWithin } from '../time/index.ts';
import type { InquiryType } from './schema.ts';

export const contactTexts = {
  loading: 'Loading the form...',
  sent: 'Message Sent!',
  reply: 'We reply within 24 hours.',
  another: 'Send Another Message',
  failed: 'Failed to send message. Please try again.',
  send: 'Send Message',
} as const;

/** Within how many ms we promise a reply to a contact message (`contactTexts.reply`). */
const REPLY_WITHIN_MS = 24 * 3_600_000;

/** How long a contact message may still wait, in words, and whether it has waited too long. */
export const replyDue = (created: Date, now: Date) => dueWithin(REPLY_WITHIN_MS, created, now);

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
