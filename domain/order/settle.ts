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
  const differs =
    facts.state === 'succeeded' && (facts.amount_received !== order.amount || facts.currency !== CURRENCY);
  const people = order.hunts.map(({ participants }) => participants);
  const received = differs ? shareOut(facts.amount_received, people) : order.hunts.map(({ amount }) => amount);
  const refunds = refundsByHunt(order.hunts, facts.refunds);
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
 * The refunds of an order's payment as each of its hunts has them.
 * 1. A refund of ours names its hunt.
 * 2. A refund that was shared out before keeps its shares, whatever has changed since.
 * 3. A new refund without a name was made at Stripe by hand. It is shared out by what each hunt has
 *    left, so that a full refund ends every hunt.
 */
export function refundsByHunt(
  bookings: readonly WithId<Booking>[],
  refunds: readonly ReportedRefund[],
): Map<string, ReportedRefund[]> {
  const own = new Map<string, ReportedRefund[]>(bookings.map(({ id }) => [id, []]));
  const isNamed = ({ booking_id }: ReportedRefund) => typeof booking_id === 'string' && own.has(booking_id);
  for (const refund of refunds) if (isNamed(refund)) own.get(refund.booking_id ?? '')?.push(refund);
  for (const refund of refunds) {
    if (isNamed(refund)) continue;
    const known = bookings.map(({ refunds: stored }) => stored?.[refund.id]?.amount ?? 0);
    const isKnown = known.some((amount) => amount > 0);
    const shares = isKnown
      ? known
      : shareOut(
          refund.amount,
          bookings.map((booking) => leftOf(booking, own)),
        );
    for (const [n, { id }] of bookings.entries()) {
      const amount = shares[n] ?? 0;
      if (amount > 0) own.get(id)?.push({ ...refund, amount });
    }
  }
  return own;
}

/** Pence of a hunt that neither its stored refunds nor those reported with this one give back. */
function leftOf(booking: WithId<Booking>, reported: ReadonlyMap<string, readonly ReportedRefund[]>): number {
  const paid = booking.payment_mismatch?.received ?? booking.amount;
  const all = new Map(
    Object.entries(booking.refunds ?? {}).map(([id, { amount, status }]) => [id, { amount, status }]),
  );
  for (const { id, amount, status } of reported.get(booking.id) ?? []) all.set(id, { amount, status });
  const given = [...all.values()].reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
  return Math.max(0, paid - given);
}
