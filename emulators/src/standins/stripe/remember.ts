import type { Attempt } from './attempt.ts';
import { confirmIntent } from './confirm.ts';
import { createIntent, intentParams } from './intents.ts';
import { findWallet } from './methods.ts';
import { readParams } from './params.ts';
import { createRefund, refundParams } from './refunds.ts';
import type { StripeStore } from './store.ts';
import type { Charge, Refund } from './types.ts';

/** A payment made before this Stripe was started; amounts in pence. */
export type PastPayment = {
  id: string;
  orderId: string;
  amount: number;
  /** The refunds of the payment, and the booking that each is for. */
  refunds: readonly { id: string; bookingId: string; amount: number; at: Date }[];
  /** When it was paid; null for a payment that waits. */
  paidAt: Date | null;
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
  if (!payment.paidAt) return;
  confirmIntent(silent, intent, findWallet(store, 'pm_card_gb'));
  date(store, store.charges.get(intent.latest_charge ?? ''), payment.paidAt);
  for (const { id, bookingId, amount, at } of payment.refunds) {
    const back = { payment_intent: intent.id, amount: String(amount), metadata: { booking_id: bookingId } };
    date(store, createRefund(silent, readParams(back, refundParams), id), at);
  }
}

/** Moves a charge or refund, and what it moved, to the time at which it was made. */
function date(store: StripeStore, made: Charge | Refund | undefined, at: Date): void {
  const created = Math.floor(at.getTime() / 1000);
  const moved = [...store.balance.values()].filter(({ source }) => source === made?.id);
  for (const one of made ? [made, ...moved] : []) one.created = created;
}
