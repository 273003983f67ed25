import { CURRENCY } from '../money/index.ts';
import { chargeBack, confirm, expire, giveBack, isPayable, noteRefunds, refund } from './lifecycle.ts';
import { givenBack, type ToldRefund } from './refunds.ts';
import type { Booking } from './schema.ts';

/** What Stripe says of a booking's PaymentIntent at one moment. Amounts are pence. */
export type PaymentFacts = {
  intent_id: string;
  /** `open` can still be paid; the other two are final. */
  state: 'open' | 'succeeded' | 'canceled';
  amount_received: number;
  /** Every refund of it, whatever became of it. */
  refunds: readonly ToldRefund[];
  /** ISO code in lower case, as Stripe writes it. */
  currency: string;
  /** Stripe's sentence about the last failed attempt. */
  error: string | null;
};

/** How a cardholder's dispute stands: `won` keeps the money, `lost` gives it back. */
export type DisputeState = 'open' | 'won' | 'lost';

export type Settlement = {
  /** The fields to write; empty when nothing is new. */
  changes: Partial<Booking>;
  /** Whether this is the moment at which the booking was paid for, and its phones are to be told so. */
  welcome: boolean;
  /** Whether this is the moment at which a full refund takes a hunt away from players who still had it. */
  farewell: boolean;
  /** Why the payment does not settle this booking; an admin has to decide. */
  fault: string | null;
};

const nothing: Settlement = { changes: {}, welcome: false, farewell: false, fault: null };

/**
 * What becomes of a booking, given how its payment and perhaps a dispute stand at Stripe. Whatever the order and number
 * of such reports, the status never falls and `0 <= refunded_amount <= amount` holds; a refund that came back is in it no more.
 */
export function settle(booking: Booking, facts: PaymentFacts, dispute: DisputeState | null, now: Date): Settlement {
  const paid = settlePayment(booking, facts, dispute, now);
  const isSettled = paid.fault !== null || dispute === null;
  const changes = {
    ...paid.changes,
    ...(isSettled ? {} : settleDispute({ ...booking, ...paid.changes }, dispute, now)),
  };
  return { ...paid, changes, farewell: booking.status === 'confirmed' && changes.status === 'refunded' };
}

function settlePayment(booking: Booking, facts: PaymentFacts, dispute: DisputeState | null, now: Date): Settlement {
  const { payment_intent_id } = booking;
  if (payment_intent_id !== null && payment_intent_id !== facts.intent_id)
    return { ...nothing, fault: `${facts.intent_id} is not its PaymentIntent, ${payment_intent_id} is` };
  const intent = payment_intent_id === null ? { payment_intent_id: facts.intent_id } : {};
  if (facts.state === 'succeeded') {
    const matches = facts.amount_received === booking.amount && facts.currency === CURRENCY;
    return matches
      ? received({ ...booking, ...intent }, intent, facts, now)
      : mismatched(booking, intent, facts, dispute, now);
  }
  if (booking.status !== 'pending_payment') return nothing;
  if (facts.state === 'canceled') return { ...nothing, changes: { ...intent, ...expire(booking, now) } };
  const isNews = facts.error !== null && facts.error !== booking.payment_error;
  return { ...nothing, changes: isNews ? { ...intent, payment_error: facts.error } : intent };
}

function received(booking: Booking, intent: Partial<Booking>, facts: PaymentFacts, now: Date): Settlement {
  const confirmed = confirm(booking, now);
  const refunded = refund({ ...booking, ...confirmed }, facts.refunds, now);
  const changes = { ...intent, ...confirmed, ...refunded };
  // Someone who already has all their money back is not told that their hunt is booked.
  return { ...nothing, changes, welcome: confirmed !== null && changes.status === 'confirmed' };
}

/** A payment of another sum than the price confirms nothing: it is kept for an admin to accept or refund, and reported once. */
function mismatched(
  booking: Booking,
  intent: Partial<Booking>,
  { intent_id, amount_received, refunds, currency }: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): Settlement {
  const fault = `${intent_id} received ${amount_received} ${currency} instead of ${booking.amount} ${CURRENCY}`;
  const noted = noteRefunds(booking, refunds, now);
  if (!isPayable(booking)) return { ...nothing, changes: noted ?? {}, fault };
  const refunded = givenBack(noted?.refunds ?? booking.refunds ?? {});
  if (dispute === 'lost' || (amount_received > 0 && refunded >= amount_received))
    return {
      ...nothing,
      changes: {
        ...{ ...intent, ...noted },
        ...giveBack(booking, currency === CURRENCY ? amount_received : null, now),
        ...(dispute === 'lost' ? { charged_back: true } : {}),
      },
    };
  const known = booking.payment_mismatch;
  const isKnown = known?.received === amount_received && known.refunded === refunded && known.currency === currency;
  if (isKnown) return { ...nothing, changes: noted ?? {} };
  const payment_mismatch = { received: amount_received, refunded, currency, at: known?.at ?? now };
  return { ...nothing, changes: { ...intent, ...noted, payment_mismatch }, fault };
}

function settleDispute(booking: Booking, dispute: DisputeState, now: Date): Partial<Booking> {
  if (booking.confirmed_at === null) return {};
  if (dispute === 'lost') return chargeBack(booking, now);
  return { disputed: dispute === 'open' };
}

/**
 * The address that the card's vendor is told for the receipt: most payment systems take ASCII alone, and an address with other
 * letters must not cost anybody the booking. Without one there is no receipt by e-mail.
 */
export const receiptAddress = (email: string | null): string | null =>
  email !== null && /^[\x21-\x7e]+$/.test(email) ? email : null;
