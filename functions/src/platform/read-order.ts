import type { Booking } from '@streetlore/domain/booking';
import {
  type BookedHunts,
  huntAlone,
  type Order,
  type OrderId,
  type OrderOfGift,
  type OrderWithHunts,
  type PartyHunts,
  withHunts,
} from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import type { Seen } from '../store/writes.ts';
import type { SeenGift } from './gift-use.ts';
import type { Services } from './services.ts';

/** Hunts as they were read, with the version of each. */
type Read<O extends BookedHunts> = {
  readonly order: O;
  /** A booking as it was read, by its id. */
  seen(bookingId: string): Seen<Booking>;
};

/** An order with its hunts, each with the version that was read. */
export type OrderRead<O extends OrderWithHunts = OrderWithHunts> = Read<O> & { readonly stored: Seen<Order> };

/**
 * What a link or a request is about. `path`: its booking, or the order of a party. `stored`: that order;
 * null for one hunt.
 */
export type LinkedRead = Read<BookedHunts> & { readonly path: string; readonly stored: Seen<Order> | null };

/** Reads an order and its hunts; null when there is no such order, or when it lacks a booking. */
export async function readOrder({ store }: Services, orderId: string): Promise<OrderRead | null> {
  // The order is read first. Adding a team also writes the order, so a write that depends on the order's
  // version cannot miss one.
  const stored = await store.orders.at(orderId).readVersioned();
  if (!stored.version) return null;
  const read = await Promise.all(stored.value.booking_ids.map((id) => store.bookings.at(id).readVersioned()));
  const bookings = read.flatMap((one) => (one.version ? one : []));
  if (bookings.length < read.length) return null;
  const order = withHunts(
    stored.value,
    bookings.map(({ value }) => value),
  );
  return order && { order, stored, seen: seenAmong(bookings) };
}

/** An order that sells a gift, with the gift, each with the version that was read. */
export type SoldRead = { readonly order: OrderOfGift; readonly stored: Seen<Order>; readonly gift: SeenGift };

/** Reads an order that sells a gift; null for any other. */
export async function readSold({ store }: Services, orderId: string): Promise<SoldRead | null> {
  const stored = await store.orders.at(orderId).readVersioned();
  if (!stored.version || !stored.value.sells) return null;
  const gift = await store.gifts.at(stored.value.sells.gift_id).readVersioned();
  if (!gift.version) return null;
  return { order: { ...stored.value, party: null, hunts: [], gift_sold: gift.value }, stored, gift };
}

/** The same for an order that is a party; null also for another order. */
export async function readParty(
  services: Services,
  orderId: string,
): Promise<OrderRead<OrderWithHunts & PartyHunts> | null> {
  const read = await readOrder(services, orderId);
  return read?.order.party ? { ...read, order: read.order } : null;
}

/** Reads a party and its hunts, or one hunt, which may be a team of a party. */
export async function readLinked(services: Services, { kind, id }: OrderId): Promise<LinkedRead | null> {
  if (kind === 'party') {
    const read = await readParty(services, id);
    return read && { ...read, path: read.stored.ref.path };
  }
  const found = await services.store.bookings.at(id).readVersioned();
  if (!found.version) return null;
  return { order: huntAlone(found.value), path: found.ref.path, stored: null, seen: seenAmong([found]) };
}

function seenAmong(bookings: readonly (Seen<Booking> & { readonly value: WithId<Booking> })[]) {
  const byId = new Map(bookings.map((one) => [one.value.id, one]));
  return (bookingId: string): Seen<Booking> => {
    const one = byId.get(bookingId);
    if (!one) throw new Error(`Booking ${bookingId} was changed, but not read`);
    return one;
  };
}
