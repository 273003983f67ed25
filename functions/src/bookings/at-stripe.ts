import { bookingTexts } from '@streetlore/domain/booking';
import type { OrderId } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { type StripePayment, wasAnotherRequest } from '../vendors/stripe.ts';

/** The error of an order whose payment can no longer succeed. The form takes another id. */
export const ended = ({ kind }: OrderId) =>
  new HttpsError('failed-precondition', bookingTexts.closed, { field: `${kind}_id` });

/**
 * Asks Stripe for the payment of an order.
 * @throws HttpsError saying that Stripe failed and the form may be sent again
 */
export async function atStripe(order: OrderId, ask: () => Promise<StripePayment | null>): Promise<StripePayment> {
  try {
    const payment = await ask();
    if (payment) return payment;
    log.error('Stripe does not know the PaymentIntent of a booking');
  } catch (error) {
    // No attempt under this order's id can succeed any more.
    if (wasAnotherRequest(error)) throw ended(order);
    log.error('Stripe did not make a PaymentIntent', {}, error);
  }
  throw new HttpsError('unavailable', bookingTexts.intentFailed);
}
