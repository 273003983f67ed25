import {
  type Booking,
  type DisputeState,
  type PaymentFacts,
  type ReportedRefund,
  type Settlement,
  settleByPayment,
} from '../booking/index.ts';
import { CURRENCY } from '../money/index.ts';
import { shareOut } from '../party/index.ts';
import type { WithId } from '../query/index.ts';
import type { OrderWithHunts } from './order.ts';
import type { Order } from './schema.ts';

/** What a report about an order's payment changes in the order and in each hunt. */
export type OrderSettlement = {
  order: Partial<Omit<Order, 'party'>>;
  hunts: { booking: WithId<Booking>; settlement: Settlement }[];
  /** Whether this report is the one that confirms the order, so that whoever booked it gets the mail. */
  isConfirmed: boolean;
  /** Why the payment does not settle the order; an admin has to decide. */
  fault: string | null;
};

/**
 * What changes in an order, given its one payment and perhaps a dispute. Reports may come repeatedly
 * and in any order. Either every hunt is confirmed by the payment or none.
 */
export function settlementOf(
  order: OrderWithHunts,
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): OrderSettlement {
  const { payment_intent_id } = order;
  const none: OrderSettlement = { order: {}, hunts: [], isConfirmed: false, fault: null };
  if (payment_intent_id !== null && payment_intent_id !== facts.intent_id)
    return { ...none, fault: `${facts.intent_id} is not its PaymentIntent, ${payment_intent_id} is` };
  const { differs, received, refunds } = sharesOf(order, facts);
  const hunts = order.hunts.map((booking, n) => {
    const own = { ...facts, differs, amount_received: received[n] ?? 0, refunds: refunds.get(booking.id) ?? [] };
    return { booking, settlement: settleByPayment(booking, own, dispute, now) };
  });
  const isChanged = hunts.some(({ settlement }) => Object.keys(settlement.changes).length > 0);
  const isNew = facts.state === 'succeeded' && !differs && order.confirmed_at === null;
  const amount = hunts.reduce((sum, { booking, settlement }) => sum + (settlement.changes.amount ?? booking.amount), 0);
  const hasFault = hunts.some(({ settlement }) => settlement.fault !== null);
  return {
    order: {
      ...(isChanged && { settled_at: now }),
      ...(payment_intent_id === null && { payment_intent_id: facts.intent_id }),
      ...(amount !== order.amount && { amount }),
      ...(isNew && { confirmed_at: now }),
    },
    hunts,
    isConfirmed: isNew && hunts.some(({ settlement }) => settlement.welcome),
    fault: hasFault
      ? `${facts.intent_id} received ${facts.amount_received} ${facts.currency} instead of ${order.amount} ${CURRENCY}`
      : null,
  };
}

/**
 * A payment and its refunds as each hunt has them.
 * @returns `differs`: whether another sum than the price was paid. `received`: pence of each hunt.
 */
export function sharesOf(
  { amount, hunts }: Pick<OrderWithHunts, 'amount' | 'hunts'>,
  { state, amount_received, currency, refunds }: PaymentFacts,
): { differs: boolean; received: number[]; refunds: Map<string, ReportedRefund[]> } {
  const differs = state === 'succeeded' && (amount_received !== amount || currency !== CURRENCY);
  const people = hunts.map(({ participants }) => participants);
  const received = differs ? shareOut(amount_received, people) : hunts.map((hunt) => hunt.amount);
  return { differs, received, refunds: refundsByHunt(hunts, received, refunds) };
}

/**
 * The refunds of an order's payment as each of its hunts has them.
 * 1. A refund of ours names its hunt.
 * 2. A refund that was shared out before keeps its shares, whatever has changed since.
 * 3. A new refund without a name was made at Stripe by hand. It is shared out by what each hunt had left
 *    then, so that a full refund ends every hunt. Later refunds do not count, whether or not they are
 *    known by now: the shares are the same in whatever order the reports come.
 */
function refundsByHunt(
  bookings: readonly WithId<Booking>[],
  received: readonly number[],
  refunds: readonly ReportedRefund[],
): Map<string, ReportedRefund[]> {
  const own = new Map<string, ReportedRefund[]>(bookings.map(({ id }) => [id, []]));
  const isNamed = ({ booking_id }: ReportedRefund) => typeof booking_id === 'string' && own.has(booking_id);
  const asMade = refunds.toSorted(
    (a, b) =>
      a.at.getTime() - b.at.getTime() || Number(isNamed(b)) - Number(isNamed(a)) || a.id.localeCompare(b.id, 'en'),
  );
  for (const refund of asMade) {
    if (isNamed(refund)) {
      own.get(refund.booking_id ?? '')?.push(refund);
      continue;
    }
    const known = bookings.map(({ refunds: stored }) => stored?.[refund.id]?.amount ?? 0);
    const isKnown = known.some((amount) => amount > 0);
    const left = bookings.map(({ id }, n) => leftAt(refund.at, received[n] ?? 0, own.get(id) ?? []));
    const shares = isKnown ? known : shareOut(refund.amount, left);
    for (const [n, { id }] of bookings.entries()) {
      const amount = shares[n] ?? 0;
      if (amount > 0) own.get(id)?.push({ ...refund, amount });
    }
  }
  return own;
}

/** Pence of a hunt that its earlier refunds had not given back at a moment. */
function leftAt(at: Date, received: number, earlier: readonly ReportedRefund[]): number {
  const given = earlier.filter(({ status, returned_at }) => status !== 'failed' || (returned_at && returned_at > at));
  return Math.max(0, received - given.reduce((sum, { amount }) => sum + amount, 0));
}
