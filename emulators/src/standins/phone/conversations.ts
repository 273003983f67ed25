import type { TwilioMessage } from '../twilio/messages.ts';

export type PhoneConversation = {
  number: string;
  count: number;
  last_body: string;
  last_direction: 'inbound' | 'outbound';
  last_at: string;
};

/** Lists one row per phone. The phone with the newest text comes first. */
export function listConversations(messages: readonly TwilioMessage[], ownNumber: string): PhoneConversation[] {
  const rows = new Map<string, PhoneConversation>();
  for (const { from, to, body, direction, date_created } of messages) {
    const number = from === ownNumber ? to : from;
    const count = (rows.get(number)?.count ?? 0) + 1;
    rows.delete(number);
    rows.set(number, {
      number,
      count,
      last_body: body,
      last_direction: direction === 'inbound' ? 'inbound' : 'outbound',
      last_at: date_created.toISOString(),
    });
  }
  return [...rows.values()].reverse();
}
