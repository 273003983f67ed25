import {
  type Booking,
  bookingRateLimits,
  bookingTexts,
  type CreateBookingInput,
  type CreateBookingOutput,
  createBookingInput,
} from '@streetlore/domain/booking';
import { KEPT_WARM } from '../base/config.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { SHARED } from '../platform/machines.ts';
import type { Services } from '../platform/services.ts';
import type { StripePayment } from '../vendors/stripe.ts';
import { atStripe, ended } from './at-stripe.ts';
import { confirmFromStripe } from './confirm-from-stripe.ts';
import { reviewOrder, storeOrder } from './order.ts';

/**
 * Makes a booking and its PaymentIntent, or finds both again when the same order is placed again.
 * With `only_review` it says what the order would cost.
 */
export const createBooking = callable('createBooking', {
  input: createBookingInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'textLimits', 'site', 'privacyKey'],
  // Card testers try cards by the hundred, and guessers try vouchers. Both are stopped before
  // Stripe is asked or a voucher is read.
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  machine: { ...SHARED, ...KEPT_WARM },
  run: placeBooking,
});

/**
 * The operation behind `createBooking`. If it crashes between two steps, placing the same order
 * again repairs that:
 * 1. The booking is written.
 * 2. The PaymentIntent is made under the booking's id.
 * 3. The PaymentIntent's id is kept on the booking.
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be
 *   sent again
 */
export async function placeBooking(
  services: Services<'appKey' | 'payments' | 'texting' | 'textLimits' | 'site' | 'privacyKey'>,
  input: CreateBookingInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<CreateBookingOutput> {
  const { booking_id } = input;
  if (input.only_review) {
    const { amount } = await reviewOrder(services, input, uid);
    return { booking_id, amount, client_secret: null };
  }
  const booking = await storeOrder(services, input, uid);
  const { amount } = booking;
  if (booking.status !== 'pending_payment') return { booking_id, amount, client_secret: null };

  const payment = await paymentFor(services, booking_id, booking);
  if (payment.facts.state === 'canceled') throw ended();
  if (payment.facts.state === 'succeeded') {
    await confirmFromStripe(services, booking_id);
    return { booking_id, amount, client_secret: null };
  }
  return { booking_id, amount, client_secret: payment.clientSecret };
}

/**
 * The booking's PaymentIntent. It is made if need be, and its id is kept on the booking. If the
 * booking was given up meanwhile, the PaymentIntent is cancelled: nobody may be charged for such a
 * booking.
 */
async function paymentFor(
  { store, payments }: Services<'payments'>,
  id: string,
  { amount, tour_id, tour_name, participants, email, payment_intent_id }: Booking,
): Promise<StripePayment> {
  const payment = await atStripe(async () =>
    payment_intent_id === null
      ? await payments.intend({ id, amount, tour_id, tour_name, participants, email })
      : await payments.payment(payment_intent_id),
  );
  if (payment_intent_id !== null) return payment;
  const { intent_id } = payment.facts;
  let isGivenUp = false;
  await store.bookings.at(id).amend((booking) => {
    isGivenUp = booking.status === 'expired';
    return isGivenUp || booking.payment_intent_id === intent_id ? null : { payment_intent_id: intent_id };
  });
  return isGivenUp ? await atStripe(() => payments.cancel(intent_id)) : payment;
}
