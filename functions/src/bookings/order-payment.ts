import { bookingTexts } from '@streetlore/domain/booking';
import { giftTexts } from '@streetlore/domain/gift';
import type { AnyOrder, OrderKind } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import type { Sending } from '../outbox/send.ts';
import { readOrder, readSold } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { type StripePayment, wasAnotherRequest } from '../vendors/stripe.ts';
import { settleOrder } from './settle-order.ts';

/** What a form places. The field of its id is named after this. */
type Kind = OrderKind | 'gift';

/**
 * Finds or makes the PaymentIntent of an order. One that is paid already settles the order.
 * @returns what the card form needs; null if there is nothing to pay any more
 * @throws HttpsError saying that the order has ended, or that Stripe failed and the form may be sent again
 */
export async function openPayment(
  services: Sending & Services<'payments'>,
  order: AnyOrder,
  kind: Kind,
): Promise<string | null> {
  const payment = await paymentFor(services, order, kind);
  if (payment.facts.state === 'canceled') throw ended(kind);
  if (payment.facts.state === 'open') return payment.clientSecret;
  await settleOrder(services, { payment });
  return null;
}

/**
 * The order's PaymentIntent. It is made if need be, and its id is kept. If the order was given
 * up meanwhile, the PaymentIntent is cancelled: no card may be charged for such an order.
 */
async function paymentFor(services: Services<'payments'>, order: AnyOrder, kind: Kind): Promise<StripePayment> {
  const { payments } = services;
  const { payment_intent_id } = order;
  const payment = await atStripe(kind, () =>
    payment_intent_id === null ? payments.intend(order) : payments.payment(payment_intent_id),
  );
  if (payment_intent_id !== null) return payment;
  const { intent_id } = payment.facts;
  const isGivenUp = await withoutConflict(() => keepIntent(services, order.id, intent_id));
  return isGivenUp ? await atStripe(kind, () => payments.cancel(intent_id)) : payment;
}

/** Keeps the PaymentIntent's id on the order. @returns whether the order was given up meanwhile */
async function keepIntent(services: Services, orderId: string, payment_intent_id: string): Promise<boolean> {
  const read = (await readOrder(services, orderId)) ?? (await readSold(services, orderId));
  if (!read) return false;
  const { order, stored } = read;
  if (isGivenUp(order)) return true;
  if (order.payment_intent_id !== null) return false;
  const commit = services.store.commit();
  commit.update(stored, { payment_intent_id });
  // Giving up a gift does not write its order.
  if ('gift' in read) commit.require(read.gift);
  await commit.run();
  return false;
}

const isGivenUp = (order: AnyOrder): boolean =>
  'gift_sold' in order ? order.gift_sold.cancelled_at !== null : order.hunts.some(({ status }) => status === 'expired');

/** The error of an order whose payment can no longer succeed. The form takes another id. */
const ended = (kind: Kind) =>
  new HttpsError('failed-precondition', kind === 'gift' ? giftTexts.closed : bookingTexts.closed, {
    field: `${kind}_id`,
  });

async function atStripe(kind: Kind, ask: () => Promise<StripePayment | null>): Promise<StripePayment> {
  try {
    const payment = await ask();
    if (payment) return payment;
    log.error('Stripe does not know the PaymentIntent of an order', { kind });
  } catch (error) {
    // No attempt under this order's id can succeed any more.
    if (wasAnotherRequest(error)) throw ended(kind);
    log.error('Stripe did not make a PaymentIntent', { kind }, error);
  }
  throw new HttpsError('unavailable', bookingTexts.intentFailed);
}
