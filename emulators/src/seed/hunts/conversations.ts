import type { Booking } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type Conversation,
  conversationOf,
  conversationSchema,
  isPageMessage,
  type LoggedMessage,
  PLEA,
  pageConversation,
  previewOf,
} from '@streetlore/domain/sms';
import type { SeedLedger } from '../ledger.ts';

/**
 * Writes the back office's list of conversations from the ledger's messages, as the functions would.
 */
export function writeConversations(ledger: SeedLedger, now: Date): void {
  const below = <T>(collection: string) =>
    ledger.entries
      .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
      .map(({ path, data }) => ({ ...(data as T), id: path.split('/')[1] ?? '' }));
  const messages = below<LoggedMessage>(collections.smsMessages).sort((a, b) => b.seq - a.seq);
  const players = new Map(
    below<Booking>(collections.bookings).map(({ id, page_players = [] }) => [id, page_players.map(({ name }) => name)]),
  );
  const idOf = ({ phone_number, booking_id }: LoggedMessage) => phone_number ?? pageConversation(booking_id ?? '');
  for (const [id, own] of Map.groupBy(messages, idOf)) {
    const [last] = own;
    if (!last) continue;
    const lastSaid = own.find(({ direction }) => direction === 'inbound') ?? null;
    const conversation = conversationOf({
      phone_number: last.phone_number,
      page_players: isPageMessage(last) ? (players.get(last.booking_id) ?? []) : [],
      page_player: lastSaid && isPageMessage(lastSaid) ? lastSaid.page_player : null,
      last,
      lastSent: own.find(({ direction }) => direction === 'outbound') ?? null,
      lastSaid,
      booked: [],
      has_real: own.some(({ is_test }) => !is_test),
      has_test: own.some(({ is_test }) => is_test),
      plea: pleaIn(own),
    });
    ledger.put(documents.conversation(id), conversationSchema, { ...conversation, counted_at: now });
  }
}

/** What somebody asks for in their texts (newest first), if no admin has answered. */
export function pleaIn(texts: readonly WithId<LoggedMessage>[]): Conversation['plea'] {
  const pleas = texts.filter(({ message_type }) => message_type === PLEA);
  const [latest, first] = [pleas[0], pleas.at(-1)];
  return first && latest ? { id: latest.id, since: first.sent_at, words: previewOf(latest.message_content) } : null;
}
