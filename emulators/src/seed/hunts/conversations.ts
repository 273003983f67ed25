import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type Conversation,
  conversationOf,
  conversationSchema,
  PLEA,
  previewOf,
  type SmsMessage,
} from '@streetlore/domain/sms';
import type { SeedLedger } from '../ledger.ts';

/**
 * Writes the back office's list of conversations from the ledger's texts, as the functions would.
 */
export function writeConversations(ledger: SeedLedger, now: Date): void {
  const texts = ledger.entries
    .filter(({ path }) => path.startsWith(`${collections.smsMessages}/`))
    .map(({ path, data }) => ({ ...(data as SmsMessage), id: path.split('/')[1] ?? '' }))
    .sort((a, b) => b.seq - a.seq);
  for (const [phone_number, own] of Map.groupBy(texts, (text) => text.phone_number)) {
    const [last] = own;
    if (!last) continue;
    const conversation = conversationOf({
      phone_number,
      last,
      lastSent: own.find(({ direction }) => direction === 'outbound') ?? null,
      lastSaid: own.find(({ direction }) => direction === 'inbound') ?? null,
      booked: [],
      has_real: own.some(({ is_test }) => !is_test),
      has_test: own.some(({ is_test }) => is_test),
      plea: pleaIn(own),
    });
    ledger.put(documents.conversation(phone_number), conversationSchema, { ...conversation, counted_at: now });
  }
}

/** What somebody asks for in their texts (newest first), if no admin has answered. */
export function pleaIn(texts: readonly WithId<SmsMessage>[]): Conversation['plea'] {
  const pleas = texts.filter(({ message_type }) => message_type === PLEA);
  const [latest, first] = [pleas[0], pleas.at(-1)];
  return first && latest ? { id: latest.id, since: first.sent_at, words: previewOf(latest.message_content) } : null;
}
