/**
 * The stages of an outbound text: queued -> sending -> sent -> delivered, or failed. Inbound texts
 * are `received`.
 */
export const smsStatuses = ['received', 'queued', 'sending', 'sent', 'delivered', 'failed'] as const;
export type SmsStatus = (typeof smsStatuses)[number];

const rank: Record<SmsStatus, number> = { received: 0, queued: 1, sending: 2, sent: 3, failed: 4, delivered: 5 };

/**
 * Whether a report moves a text on. Reports arrive in any order and more than once: a late one
 * never moves a text back.
 */
export function isLaterStatus(current: SmsStatus, reported: SmsStatus): boolean {
  return rank[reported] > rank[current];
}
