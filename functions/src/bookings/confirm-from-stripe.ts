import { isPayable } from '@streetlore/domain/booking';
import type { Services } from '../platform/services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Asks Stripe how an unpaid booking's payment stands and settles the booking, in case the webhook
 * was lost or is late. A booking whose payment does not match waits for an admin, so Stripe is not
 * asked.
 * @returns whether the booking was paid and nobody had reported the payment
 * @throws when Stripe or Firestore fails; nothing is changed then
 */
export async function confirmFromStripe(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  bookingId: string,
): Promise<boolean> {
  const booking = await services.store.bookings.at(bookingId).read();
  if (!booking?.payment_intent_id || booking.payment_mismatch || !isPayable(booking)) return false;
  const payment = await services.payments.payment(booking.payment_intent_id);
  if (!payment) return false;
  const outcome = await settleOrder(services, { payment });
  return outcome === 'settled' && payment.facts.state === 'succeeded';
}
