import { type Booking, bookingActionTexts, type HuntChange } from '../booking/index.ts';
import { type Party, partyTexts } from '../party/index.ts';
import type { WithId } from '../query/index.ts';

/** An order of one hunt. */
export type OneHunt = { readonly party: null; readonly hunts: readonly [WithId<Booking>] };

/** An order of a party: a hunt for each team. */
export type PartyOrder = { readonly party: WithId<Party>; readonly hunts: readonly WithId<Booking>[] };

/** What somebody pays for at once. */
export type Order = OneHunt | PartyOrder;

export type OrderKind = 'booking' | 'party';
export type OrderId = { readonly kind: OrderKind; readonly id: string };

/** What the answer to a request says when its order does not exist. */
export const noSuchOrder = { booking: bookingActionTexts.none, party: partyTexts.none } as const satisfies Record<
  OrderKind,
  string
>;

/** One hunt as an order of its own. */
export const orderOfOne = (hunt: WithId<Booking>): OneHunt => ({ party: null, hunts: [hunt] });

/** The document with an order's price, payment and buyer's link: the party, or the one booking. */
export const payerOf = (order: Order): WithId<Party> | WithId<Booking> => (order.party ? order.party : order.hunts[0]);

/** What is charged for an order, and where the receipt goes. Everything here stays as it was ordered. */
export function chargeOf(order: Order) {
  const { id, amount, tour_id, tour_name } = payerOf(order);
  const people = order.party ? order.party.people : order.hunts[0].participants;
  const email = order.hunts[0]?.email ?? null;
  return {
    ...{ id, amount, tour_id, tour_name, participants: people, email },
    ...(order.party && { teams: order.party.booking_ids.length }),
  };
}

/** The order that a booking was paid with. */
export const orderOf = ({ id, party }: Pick<WithId<Booking>, 'id' | 'party'>): OrderId =>
  party ? { kind: 'party', id: party.id } : { kind: 'booking', id };

/** An order once some changes are stored. */
export function changedOrder(order: Order, hunts: readonly HuntChange[], party: Partial<Party> = {}): Order {
  const changes = new Map(hunts.map(({ booking, changes }) => [booking.id, changes]));
  const changed = (hunt: WithId<Booking>): WithId<Booking> => ({ ...hunt, ...changes.get(hunt.id) });
  return order.party
    ? { party: { ...order.party, ...party }, hunts: order.hunts.map(changed) }
    : orderOfOne(changed(order.hunts[0]));
}

/** The hunts of an order that a change changes, once they are stored. */
export function changedPart(order: Order, hunts: readonly HuntChange[]): Order {
  const after = changedOrder(order, hunts);
  const ids = new Set(hunts.map(({ booking }) => booking.id));
  return after.party ? { ...after, hunts: after.hunts.filter(({ id }) => ids.has(id)) } : after;
}
