import { CURRENCY } from '../money/index.ts';
import { chargeBack, confirm, endMismatch, expire, isPayable, noteRefunds, refund } from './lifecycle.ts';
import { type ReportedRefund, refundedPence } from './refunds.ts';
import type { Booking } from './schema.ts';

/** What Stripe reports about a booking's PaymentIntent at one moment. Amounts are pence. */
export type PaymentFacts = {
  intent_id: string;
  /** `open` can still be paid; the other two are final. */
  state: 'open' | 'succeeded' | 'canceled';
  amount_received: number;
  /**
   * Whether the payment differs from the price of the order that this booking is a hunt of. Then
   * `amount_received` is the hunt’s share of it, which may equal its price.
   */
  differs?: boolean;
  /** Every refund of the payment, in whatever status. */
  refunds: readonly ReportedRefund[];
  /** ISO code in lower case, as Stripe writes it. */
  currency: string;
  /** When the money was charged; null while nothing is paid. */
  paid_at: Date | null;
  /** Stripe's fee for the payment; null while Stripe does not say. */
  fee: number | null;
};

/** How a cardholder's dispute stands: `won` keeps the money, `lost` gives it back. */
export type DisputeState = 'open' | 'won' | 'lost';

/**
 * What a bank has withdrawn in a dispute, or given back: a balance transaction of Stripe. `amount` (pence) is
 * negative for what was withdrawn; `fee` is what Stripe takes for the dispute.
 */
export type DisputeMovement = { id: string; amount: number; fee: number; at: Date };

export type Settlement = {
  /** The fields to write; empty when nothing is new. */
  changes: Partial<Booking>;
  /**
   * Whether this report is the one that confirms the booking, so that its phones get the welcome
   * text.
   */
  welcome: boolean;
  /** Whether this report is the one by which a full refund ends a hunt that players still had. */
  farewell: boolean;
  /** Why the payment does not settle this booking; an admin has to decide. */
  fault: string | null;
};

const nothing: Settlement = { changes: {}, welcome: false, farewell: false, fault: null };

/**
 * What changes in a hunt, given its order's payment and perhaps a dispute at Stripe. Reports may come
 * repeatedly and in any order: the status never goes back, and `0 <= refunded_amount <= amount`
 * holds. A refund that came back is no longer part of `refunded_amount`.
 */
export function settleByPayment(
  booking: Booking,
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): Settlement {
  const paid = settlePayment(booking, facts, dispute, now);
  const isSettled = paid.fault !== null || dispute === null;
  const changes = {
    ...paid.changes,
    ...(isSettled ? {} : settleDispute({ ...booking, ...paid.changes }, dispute, now)),
  };
  return { ...paid, changes, farewell: booking.status === 'confirmed' && changes.status === 'refunded' };
}

function settlePayment(booking: Booking, facts: PaymentFacts, dispute: DisputeState | null, now: Date): Settlement {
  if (facts.state === 'succeeded') {
    const matches = !facts.differs && facts.amount_received === booking.amount && facts.currency === CURRENCY;
    return matches ? received(booking, facts, now) : mismatched(booking, facts, dispute, now);
  }
  const isGivenUp = facts.state === 'canceled' && booking.status === 'pending_payment';
  return isGivenUp ? { ...nothing, changes: expire(booking, now) } : nothing;
}

function received(booking: Booking, facts: PaymentFacts, now: Date): Settlement {
  const confirmed = confirm(booking, now);
  const refunded = refund({ ...booking, ...confirmed }, facts.refunds, now);
  const changes = { ...confirmed, ...refunded };
  // A customer who already has all their money back gets no welcome text.
  return { ...nothing, changes, welcome: confirmed !== null && changes.status === 'confirmed' };
}

/**
 * A payment of a different sum from the price confirms nothing. It waits for an admin, who accepts
 * or refunds it. It is reported once.
 */
function mismatched(
  booking: Booking,
  { intent_id, amount_received, refunds, currency }: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): Settlement {
  const fault = `${intent_id} received ${amount_received} ${currency} instead of ${booking.amount} ${CURRENCY}`;
  const noted = noteRefunds(booking, refunds, now);
  if (!isPayable(booking)) return { ...nothing, changes: noted ?? {}, fault };
  const refunded = refundedPence(noted?.refunds ?? booking.refunds ?? {});
  if (dispute === 'lost' || (amount_received > 0 && refunded >= amount_received))
    return {
      ...nothing,
      changes: {
        ...noted,
        ...endMismatch(booking, currency === CURRENCY ? amount_received : null, now),
        ...(dispute === 'lost' ? { charged_back: true } : {}),
      },
    };
  const known = booking.payment_mismatch;
  const isKnown = known?.received === amount_received && known.refunded === refunded && known.currency === currency;
  if (isKnown) return { ...nothing, changes: noted ?? {} };
  const payment_mismatch = { received: amount_received, refunded, currency, at: known?.at ?? now };
  return { ...nothing, changes: { ...noted, payment_mismatch }, fault };
}

function settleDispute(booking: Booking, dispute: DisputeState, now: Date): Partial<Booking> {
  if (booking.confirmed_at === null) return {};
  if (dispute === 'lost') return chargeBack(booking, now);
  return { disputed: dispute === 'open' };
}

/**
 * The address that Stripe gets for the receipt. Most payment systems accept only ASCII, and an
 * address with other letters must not cost anybody the booking. A booking without such an address
 * gets no receipt by e-mail.
 */
export const receiptAddress = (email: string | null): string | null =>
  email !== null && /^[\x21-\x7e]+$/.test(email) ? email : null;
