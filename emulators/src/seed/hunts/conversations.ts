import type { Booking } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import {
  conversationIdOf,
  conversationOf,
  conversationSchema,
  isPageMessage,
  type LoggedMessage,
  openPlea,
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
  for (const [id, own] of Map.groupBy(messages, conversationIdOf)) {
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
      plea: openPlea(own),
    });
    ledger.put(documents.conversation(id), conversationSchema, { ...conversation, counted_at: now });
  }
}
