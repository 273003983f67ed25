import type { Booking } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import { countPlayer, playerSchema } from '@streetlore/domain/player';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { SeedLedger } from './ledger.ts';

/** Writes the players' counts from the ledger's bookings, as the functions would. */
export function writePlayers(ledger: SeedLedger, now: Date): void {
  const all = <T>(collection: string) =>
    ledger.entries
      .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
      .map(({ data }) => data as T);
  const bookings = all<Booking>(collections.bookings);
  const texts = all<SmsMessage>(collections.smsMessages);
  for (const number of new Set(bookings.flatMap(({ phone_numbers }) => phone_numbers))) {
    const own = texts.filter(({ phone_number }) => phone_number === number);
    const said = own.filter(({ direction }) => direction === 'inbound').map(({ sent_at }) => sent_at.getTime());
    const last = said.length > 0 ? new Date(Math.max(...said)) : null;
    const player = countPlayer(number, bookings, { messages: own.length, last, optedOut: false });
    if (player) ledger.put(documents.player(number), playerSchema, { ...player, counted_at: now });
  }
}
