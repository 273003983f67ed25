import {
  type Booking,
  bookingActionTexts,
  type HuntChange,
  paymentDescription,
  statementSuffix,
} from '../booking/index.ts';
import { type Gift, giftDescription } from '../gift/index.ts';
import { partyTexts } from '../party/index.ts';
import type { WithId } from '../query/index.ts';
import type { Order, OrderWithParty } from './schema.ts';

type Facts = Pick<
  WithId<Order>,
  'id' | 'uid' | 'tour_id' | 'tour_name' | 'people' | 'amount' | 'confirmed_at' | 'cancelled_at'
>;

/** One hunt: an order of its own, or a team of a party seen alone. */
export type OneHunt = Facts & { readonly party: null; readonly hunts: readonly [WithId<Booking>] };

/** The hunts of a party, one for each team. */
export type PartyHunts = Facts & Pick<OrderWithParty, 'party'> & { readonly hunts: readonly WithId<Booking>[] };

/** What a link opens, and what a mail tells of. */
export type BookedHunts = OneHunt | PartyHunts;

/** An order with all its hunts. */
export type OrderWithHunts = WithId<Order> & BookedHunts;

/** An order that sells a gift. Its `sells` names it. */
export type OrderOfGift = WithId<Order> & {
  readonly party: null;
  readonly hunts: readonly [];
  readonly gift_sold: WithId<Gift>;
};

/** An order of either kind. */
export type AnyOrder = OrderWithHunts | OrderOfGift;

/** Whether a link or a request is about one hunt, or about all hunts of a party. */
export type OrderKind = 'booking' | 'party';

/** The id of a booking, or of an order that is a party. */
export type OrderId = { readonly kind: OrderKind; readonly id: string };

/** What the answer to a request says when its booking or party does not exist. */
export const noSuchOrder = { booking: bookingActionTexts.none, party: partyTexts.none } as const satisfies Record<
  OrderKind,
  string
>;

/** An order with its hunts; null when it lacks them. */
export function withHunts(
  { party, ...order }: WithId<Order>,
  hunts: readonly WithId<Booking>[],
): OrderWithHunts | null {
  if (party) return { ...order, party, hunts };
  const [hunt] = hunts;
  return hunt ? { ...order, party, hunts: [hunt] } : null;
}

/** One hunt as if it were an order of its own. */
export const huntAlone = (hunt: WithId<Booking>): OneHunt => ({
  id: hunt.id,
  uid: hunt.uid,
  tour_id: hunt.tour_id,
  tour_name: hunt.tour_name,
  people: hunt.participants,
  amount: hunt.amount,
  confirmed_at: hunt.confirmed_at,
  cancelled_at: hunt.cancelled_at ?? null,
  party: null,
  hunts: [hunt],
});

/**
 * What is charged for an order, where the receipt goes, and how Stripe names it. Everything here stays as it was
 * ordered.
 */
export function chargeOf(order: AnyOrder) {
  const { id, amount, tour_id, tour_name, people: participants, party, booking_ids } = order;
  const charge = { id, amount, tour_id, participants };
  if ('gift_sold' in order)
    return {
      ...charge,
      email: order.gift_sold.buyer_email,
      description: giftDescription(order.gift_sold.worth),
      statement: 'GIFT',
    };
  const described = { tour_name, participants, ...(party && { teams: booking_ids.length }) };
  return {
    ...charge,
    email: order.hunts[0]?.email ?? null,
    description: paymentDescription(described),
    statement: statementSuffix(tour_name),
  };
}

/** Hunts once some changes are stored. */
function changedHunts<T extends BookedHunts>(order: T, hunts: readonly HuntChange[]): T {
  const changes = new Map(hunts.map(({ booking, changes }) => [booking.id, changes]));
  return { ...order, hunts: order.hunts.map((hunt) => ({ ...hunt, ...changes.get(hunt.id) })) };
}

/** An order once its own changes and those of its hunts are stored. */
export function changedOrder(
  order: OrderWithHunts,
  { party, ...changes }: Partial<Omit<Order, 'party'>> & Partial<Pick<OrderWithParty, 'party'>>,
  hunts: readonly HuntChange[],
): OrderWithHunts {
  const after = { ...changedHunts(order, hunts), ...changes };
  return after.party ? { ...after, party: party ?? after.party } : after;
}

/** Those hunts of an order that a change changes, once they are stored. */
export function changedPart(order: BookedHunts, hunts: readonly HuntChange[]): BookedHunts {
  const after = changedHunts(order, hunts);
  const ids = new Set(hunts.map(({ booking }) => booking.id));
  return after.party ? { ...after, hunts: after.hunts.filter(({ id }) => ids.has(id)) } : after;
}
