import type { Booking } from '@streetlore/domain/booking';
import { type OneHunt, type Order, type OrderId, orderOfOne, type PartyOrder } from '@streetlore/domain/order';
import type { Party } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import type { Seen } from '../store/writes.ts';
import type { Services } from './services.ts';

type Read<O extends Order, Payer extends object> = {
  order: O;
  /** What has the order's payment, as it was read. */
  payer: Seen<Payer>;
  /** A booking of the order as it was read, by its id. */
  seen(bookingId: string): Seen<Booking>;
};

/** A party with its teams, each with the version that was read. */
export type PartyRead = Read<PartyOrder, Party>;

/** A booking as an order of one, with the version that was read. */
export type BookingRead = Read<OneHunt, Booking>;

/** An order with its hunts, each with the version that was read. `party`: the party, if it is one. */
export type OrderRead = (PartyRead & { party: Seen<Party> }) | (BookingRead & { party: null });

/** Reads an order and its hunts; null when there is no such order, or when it lacks a booking. */
export async function readOrder(services: Services, { kind, id }: OrderId): Promise<OrderRead | null> {
  if (kind === 'party') {
    const read = await readParty(services, id);
    return read && { ...read, party: read.payer };
  }
  const found = await services.store.bookings.at(id).readVersioned();
  if (!found.version) return null;
  return { order: orderOfOne(found.value), payer: found, party: null, seen: seenAmong([found]) };
}

/** Reads a party and its teams; null when there is no such party, or when it lacks a booking. */
export async function readParty({ store }: Services, partyId: string): Promise<PartyRead | null> {
  // The party is read first. Whoever adds a team also writes the party, so a write that depends on the
  // party's version cannot miss one.
  const found = await store.parties.at(partyId).readVersioned();
  if (!found.version) return null;
  const read = await Promise.all(found.value.booking_ids.map((id) => store.bookings.at(id).readVersioned()));
  const bookings = read.flatMap((one) => (one.version ? one : []));
  if (bookings.length < read.length) return null;
  const order = { party: found.value, hunts: bookings.map(({ value }) => value) };
  return { order, payer: found, seen: seenAmong(bookings) };
}

function seenAmong(bookings: readonly (Seen<Booking> & { readonly value: WithId<Booking> })[]) {
  const byId = new Map(bookings.map((one) => [one.value.id, one]));
  return (bookingId: string): Seen<Booking> => {
    const one = byId.get(bookingId);
    if (!one) throw new Error(`Booking ${bookingId} was changed, but not read`);
    return one;
  };
}
