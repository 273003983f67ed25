/**
 * The stages of an outbound text: queued -> sending -> sent -> delivered, or failed. Inbound texts
 * are `received`.
 */
export const smsStatuses = ['received', 'queued', 'sending', 'sent', 'delivered', 'failed'] as const;
export type SmsStatus = (typeof smsStatuses)[number];

const rank: Record<SmsStatus, number> = { received: 0, queued: 1, sending: 2, sent: 3, failed: 4, delivered: 5 };

/**
 * Our status for each of Twilio's
 * (https://www.twilio.com/docs/messaging/api/message-resource#message-status-values).
 */
const fromTwilio: Record<string, SmsStatus> = {
  accepted: 'sending',
  scheduled: 'sending',
  queued: 'sending',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** Our status for one of Twilio's; `null` for a word that Twilio does not document. */
export function statusFromTwilio(status: string): SmsStatus | null {
  return fromTwilio[status] ?? null;
}

/**
 * Whether a report moves a text on. Reports arrive in any order and more than once: a late one
 * never moves a text back.
 */
export function advances(current: SmsStatus, reported: SmsStatus): boolean {
  return rank[reported] > rank[current];
}
