import type { Attempt } from './attempt.ts';
import { confirmIntent } from './confirm.ts';
import { createIntent, intentParams } from './intents.ts';
import { findWallet } from './methods.ts';
import { readParams } from './params.ts';
import { chargeOf, type StripeStore } from './store.ts';

/** A payment made before this Stripe was started; amounts in pence. */
export type PastPayment = { id: string; bookingId: string; amount: number; refunded: number; isPaid: boolean };

/** Adds earlier payments, so that they can be retrieved, paid or refunded; no webhook is sent. */
export function rememberPayment(store: StripeStore, payment: PastPayment): void {
  const silent: Attempt = { store, emit: () => undefined, cause: { requestId: null, idempotencyKey: null } };
  const form = { amount: String(payment.amount), currency: 'gbp', metadata: { booking_id: payment.bookingId } };
  const intent = createIntent(store, readParams(form, intentParams), silent, payment.id);
  if (!payment.isPaid) return;
  confirmIntent(silent, intent, findWallet(store, 'pm_card_gb'));
  const charge = chargeOf(store, intent.latest_charge ?? '');
  charge.amount_refunded = payment.refunded;
  charge.refunded = payment.refunded === payment.amount;
}
