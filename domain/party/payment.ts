import { type DisputeState, type PaymentFacts, type Settlement, settleByPayment } from '../booking/payment.ts';
import type { ReportedRefund } from '../booking/refunds.ts';
import type { Booking } from '../booking/schema.ts';
import { CURRENCY } from '../money/index.ts';
import type { WithId } from '../query/index.ts';
import type { Party } from './schema.ts';
import { shareOut } from './shares.ts';

/** What a report about a party's payment changes: in the party, and in each booking of it. */
export type PartySettlement = {
  party: Partial<Party>;
  teams: { booking: WithId<Booking>; settlement: Settlement }[];
  /** Whether this report is the one that confirms the party, so that its organiser gets the mail. */
  isConfirmed: boolean;
  /** Why the payment does not settle the party; an admin has to decide. */
  fault: string | null;
};

/**
 * What changes in a party and in its teams, given their one payment and perhaps a dispute. Reports
 * may come repeatedly and in any order. Either every team is confirmed by the payment or none.
 * @param bookings the bookings in the party's `booking_ids`
 */
export function settleParty(
  party: Party,
  bookings: readonly WithId<Booking>[],
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): PartySettlement {
  const none: PartySettlement = { party: {}, teams: [], isConfirmed: false, fault: null };
  if (party.payment_intent_id !== null && party.payment_intent_id !== facts.intent_id)
    return { ...none, fault: `${facts.intent_id} is not its PaymentIntent, ${party.payment_intent_id} is` };
  const differs =
    facts.state === 'succeeded' && (facts.amount_received !== party.amount || facts.currency !== CURRENCY);
  const amounts = bookings.map(({ amount }) => amount);
  const received = differs
    ? shareOut(
        facts.amount_received,
        bookings.map(({ participants }) => participants),
      )
    : amounts;
  const refunds = refundsByBooking(bookings, facts.refunds);
  const teams = bookings.map((booking, n) => {
    const own = { ...facts, differs, amount_received: received[n] ?? 0, refunds: refunds.get(booking.id) ?? [] };
    return { booking, settlement: settleByPayment(booking, own, dispute, now) };
  });
  const changed = teams.filter(({ settlement }) => Object.keys(settlement.changes).length > 0);
  const isPaid = facts.state === 'succeeded' && !differs;
  const isConfirmed = isPaid && party.confirmed_at === null;
  const hasFault = teams.some(({ settlement }) => settlement.fault !== null);
  return {
    party: {
      ...(changed.length > 0 && { settled_at: now }),
      ...(party.payment_intent_id === null && { payment_intent_id: facts.intent_id }),
      ...(isConfirmed && { confirmed_at: now }),
    },
    teams,
    isConfirmed: isConfirmed && teams.some(({ settlement }) => settlement.welcome),
    fault: hasFault
      ? `${facts.intent_id} received ${facts.amount_received} ${facts.currency} instead of ${party.amount} ${CURRENCY}`
      : null,
  };
}

/**
 * The refunds of a party's payment as each of its bookings has them.
 * 1. A refund of ours names its team.
 * 2. A refund that was shared out before keeps its shares, whatever has changed since.
 * 3. A new refund without a team was made at Stripe by hand. It is shared out by what each team has
 *    left, so that a full refund ends every team.
 */
export function refundsByBooking(
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

/** Pence of a team that neither its stored refunds nor those reported with this one give back. */
function leftOf(booking: WithId<Booking>, reported: ReadonlyMap<string, readonly ReportedRefund[]>): number {
  const paid = booking.payment_mismatch?.received ?? booking.amount;
  const all = new Map(
    Object.entries(booking.refunds ?? {}).map(([id, { amount, status }]) => [id, { amount, status }]),
  );
  for (const { id, amount, status } of reported.get(booking.id) ?? []) all.set(id, { amount, status });
  const given = [...all.values()].reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
  return Math.max(0, paid - given);
}
