import { stripeId, unixSeconds } from '../core/ids.ts';
import type { Attempt } from './attempt.ts';
import { refundComesBack, refundMoves } from './balance.ts';
import { invalidRequest } from './errors.ts';
import { type Params, type Rules, readMetadata } from './params.ts';
import { chargeOf, intentOf } from './store.ts';
import type { Charge, Refund } from './types.ts';

export const refundParams = {
  amount: { kind: 'integer' },
  charge: { kind: 'text' },
  metadata: { kind: 'object' },
  payment_intent: { kind: 'text' },
  reason: { kind: 'text' },
} as const satisfies Rules;

/**
 * Refunds the rest of a charge, or `amount` pence of it, and never more than was paid. Two of
 * Stripe's test cards (docs.stripe.com/testing#refunds) behave differently. With one the refund is
 * pending at first. With the other it is done at first and fails minutes later.
 */
export function createRefund(attempt: Attempt, params: Params<typeof refundParams>, id = stripeId('re')): Refund {
  const charge = chargeToRefund(attempt, params);
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];
  if (params.reason !== undefined && !reasons.includes(params.reason)) {
    throw invalidRequest(`Invalid reason: must be one of ${reasons.join(', ')}`, undefined, 'reason');
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  }
  const amount = params.amount ?? left;
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount');
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      undefined,
      'amount',
    );
  }
  const bank = attempt.store.wallets.get(charge.payment_method)?.card?.refund;
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: readMetadata(params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: bank === 'settles' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  refund.balance_transaction = refundMoves(attempt.store, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  attempt.store.refunds.set(refund.id, refund);
  attempt.emit('refund.created', refund, attempt.cause);
  attempt.emit('charge.refunded', charge, attempt.cause);
  if (bank) attempt.later(() => endRefund(attempt, refund, bank === 'settles' ? 'succeeded' : 'failed'));
  return refund;
}

/**
 * Applies the bank's decision on a refund. After a rejection the merchant has the money again. A
 * refund that has ended stays as it is.
 */
export function endRefund({ store, emit, cause }: Attempt, refund: Refund, status: 'succeeded' | 'failed'): Refund {
  if (refund.status === 'failed' || refund.status === status) return refund;
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card';
    refund.failure_balance_transaction = refundComesBack(store, refund);
    const charge = chargeOf(store, refund.charge);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    emit('refund.failed', refund, cause);
  } else emit('refund.updated', refund, cause);
  emit('charge.refund.updated', refund, cause);
  return refund;
}

function chargeToRefund({ store }: Attempt, params: Params<typeof refundParams>): Charge {
  if (params.charge) return chargeOf(store, params.charge);
  if (!params.payment_intent) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = intentOf(store, params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      undefined,
      'payment_intent',
    );
  }
  return chargeOf(store, intent.latest_charge);
}

function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
