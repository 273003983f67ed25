import { collections, documents } from '@streetlore/domain/paths';
import { conversationOf, conversationSchema, type SmsMessage } from '@streetlore/domain/sms';
import type { SeedLedger } from '../ledger.ts';

/**
 * Writes the back office's list of conversations from the ledger's texts, as the functions would.
 */
export function writeConversations(ledger: SeedLedger, now: Date): void {
  const texts = ledger.entries
    .filter(({ path }) => path.startsWith(`${collections.smsMessages}/`))
    .map(({ data }) => data as SmsMessage)
    .sort((a, b) => b.seq - a.seq);
  for (const [phone_number, own] of Map.groupBy(texts, (text) => text.phone_number)) {
    const [last] = own;
    if (!last) continue;
    const conversation = conversationOf({
      phone_number,
      last,
      lastSent: own.find(({ direction }) => direction === 'outbound') ?? null,
      booked: [],
      has_real: own.some(({ is_test }) => !is_test),
      has_test: own.some(({ is_test }) => is_test),
      // Nobody in the seed asks for an admin.
      plea: null,
    });
    ledger.put(documents.conversation(phone_number), conversationSchema, { ...conversation, counted_at: now });
  }
}
