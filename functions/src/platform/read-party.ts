import type { Booking } from '@streetlore/domain/booking';
import type { Party } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import type { Seen } from '../store/writes.ts';
import type { Services } from './services.ts';

/** A party with its teams, each with the version that was read. */
export type PartyRead = {
  party: WithId<Party>;
  found: Seen<Party>;
  /** The bookings that the party's payment falls on, in the order of `booking_ids`. */
  bookings: WithId<Booking>[];
  /** A booking of the party as it was read, by its id. */
  seen(bookingId: string): Seen<Booking>;
};

/** Reads a party and its teams; null when there is no such party, or when it lacks a booking. */
export async function readParty({ store }: Services, partyId: string): Promise<PartyRead | null> {
  // The party is read first. Whoever adds a team also writes the party, so a write that depends on the
  // party's version cannot miss one.
  const found = await store.parties.at(partyId).readVersioned();
  if (!found.version || !found.value) return null;
  const read = await Promise.all(found.value.booking_ids.map((id) => store.bookings.at(id).readVersioned()));
  const seen = new Map<string, Seen<Booking>>();
  const bookings: WithId<Booking>[] = [];
  for (const one of read) {
    if (!one.version || !one.value) return null;
    seen.set(one.value.id, one);
    bookings.push(one.value);
  }
  return {
    party: found.value,
    found,
    bookings,
    seen(bookingId) {
      const one = seen.get(bookingId);
      if (!one) throw new Error(`Booking ${bookingId} was changed, but not read`);
      return one;
    },
  };
}
