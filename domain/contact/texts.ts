import { dueWithin } from '../time/index.ts';
import type { InquiryType } from './schema.ts';

/** Within how many hours we promise a reply to a contact message. */
export const REPLY_WITHIN_HOURS = 24;

/**
 * Within how many days the law demands that a complaint about data protection is acknowledged (Data Protection
 * Act 2018, section 164A).
 */
const ACKNOWLEDGE_WITHIN_DAYS = 30;

/** What becomes of a complaint about data protection. */
export const dataProtectionRule = `We acknowledge a complaint about data protection within ${ACKNOWLEDGE_WITHIN_DAYS} days at the latest, look into it without delay, and tell you what came of it.`;

export const contactTexts = {
  loading: 'Loading the form...',
  sent: 'Message Sent!',
  reply: `We reply within ${REPLY_WITHIN_HOURS} hours.`,
  another: 'Send Another Message',
  failed: 'Failed to send message. Please try again.',
  send: 'Send Message',
} as const;

/** How long (hours) a contact message may wait. */
const mayWait = (type: InquiryType) => (type === 'data_protection' ? ACKNOWLEDGE_WITHIN_DAYS * 24 : REPLY_WITHIN_HOURS);

/** How long a contact message may still wait, in words, and whether it has waited too long. */
export const replyDue = ({ created_at, type }: { readonly created_at: Date; readonly type: InquiryType }, now: Date) =>
  dueWithin(mayWait(type) * 3_600_000, created_at, now);

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
  data_protection: 'Data protection',
};

/** When we answer, London time. */
export const supportHours = [
  { days: 'Mon-Fri', hours: '9AM-6PM' },
  { days: 'Sat-Sun', hours: '10AM-4PM' },
  { days: 'Emergency', hours: '24/7' },
] as const;
