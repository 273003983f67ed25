import type { Attempt } from './attempt.ts';
import { confirmIntent } from './confirm.ts';
import { createIntent, intentParams } from './intents.ts';
import { findWallet } from './methods.ts';
import { readParams } from './params.ts';
import { createRefund, refundParams } from './refunds.ts';
import type { StripeStore } from './store.ts';

/** A payment made before this Stripe was started; amounts in pence. */
export type PastPayment = {
  id: string;
  orderId: string;
  amount: number;
  /** The refunds of the payment, and the booking that each is for. */
  refunds: readonly { id: string; bookingId: string; amount: number }[];
  isPaid: boolean;
};

/**
 * Adds a payment of the past, so that it can be retrieved, paid or refunded. No webhook is sent.
 */
export function rememberPayment(store: StripeStore, payment: PastPayment): void {
  const silent: Attempt = {
    store,
    emit: () => undefined,
    later: () => undefined,
    cause: { requestId: null, idempotencyKey: null },
  };
  const form = { amount: String(payment.amount), currency: 'gbp', metadata: { order_id: payment.orderId } };
  const intent = createIntent(store, readParams(form, intentParams), silent, payment.id);
  if (!payment.isPaid) return;
  confirmIntent(silent, intent, findWallet(store, 'pm_card_gb'));
  for (const { id, bookingId, amount } of payment.refunds) {
    const back = { payment_intent: intent.id, amount: String(amount), metadata: { booking_id: bookingId } };
    createRefund(silent, readParams(back, refundParams), id);
  }
}
