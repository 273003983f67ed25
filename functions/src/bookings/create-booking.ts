import {
  type Booking,
  bookingAllowances,
  bookingTexts,
  type CreateBookingInput,
  type CreateBookingOutput,
  confirm,
  createBookingInput,
  draftBooking,
  repeat,
} from '@streetlore/domain/booking';
import { redeem } from '@streetlore/domain/voucher';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { allowanceKey, takeAllowance } from '../store/allowance.ts';
import type { StripePayment } from '../vendors/stripe.ts';
import { confirmFromStripe } from './confirm-from-stripe.ts';
import { queueWelcome } from './queue-welcome.ts';

/** Makes a booking and its PaymentIntent, or finds both again when the same order is placed again. */
export const createBooking = callable('createBooking', {
  input: createBookingInput,
  who: 'signed-in',
  run: placeBooking,
});

/**
 * The operation behind `createBooking`. The booking is written first, then the PaymentIntent is made under the booking's id,
 * then its id is kept: a crash between any two of them is healed by placing the same order again.
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be sent again
 */
export async function placeBooking(
  services: Services,
  input: CreateBookingInput,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<CreateBookingOutput> {
  await limit(services, caller);
  const booking = await order(services, input, caller.uid);
  const { booking_id } = input;
  const { amount } = booking;
  if (booking.status !== 'pending_payment') return { booking_id, amount, client_secret: null };

  const payment = await paymentFor(services, booking_id, booking);
  if (payment.facts.state === 'canceled')
    throw new HttpsError('failed-precondition', bookingTexts.closed, { field: 'booking_id' });
  if (payment.facts.state === 'succeeded') {
    await confirmFromStripe(services, booking_id);
    return { booking_id, amount, client_secret: null };
  }
  return { booking_id, amount, client_secret: payment.clientSecret };
}

/** Card testers try cards by the hundred, guessers vouchers: both are stopped before Stripe or a voucher is looked at. */
async function limit({ store, config, now }: Services, { uid, ip }: Pick<Caller, 'uid' | 'ip'>): Promise<void> {
  const key = (kind: string, client: string) => allowanceKey(config.STRIPE_WEBHOOK_SECRET, kind, client);
  const isAllowed =
    (await takeAllowance(store.rateLimits, key('booking/uid', uid), bookingAllowances.visitor, now())) &&
    (await takeAllowance(store.rateLimits, key('booking/address', ip), bookingAllowances.address, now()));
  if (!isAllowed) throw new HttpsError('resource-exhausted', bookingTexts.tooManyAttempts);
}

/** The booking of this order: the one that is there, or a new one; confirmed at once when there is nothing to pay. */
async function order(services: Services, input: CreateBookingInput, uid: string): Promise<Booking> {
  const { db, store } = services;
  return await db.runTransaction(async (tx) => {
    const { booking_id, tour_id, voucher_code } = input;
    const [booking, tour, voucher] = await Promise.all([
      tx.get(store.bookings.doc(booking_id)),
      tx.get(store.tours.doc(tour_id)),
      voucher_code === null ? null : tx.get(store.vouchers.doc(voucher_code)),
    ]);
    const existing = booking.data();
    if (existing) {
      const again = repeat(existing, input, uid);
      if (!again.ok) throw toHttpsError(again.problem);
      return again.value;
    }
    const chosen = tour.data();
    if (chosen?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
    if (chosen.stops_count < 1)
      throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });

    const now = services.now();
    if (voucher) {
      const redeemed = redeem(voucher.data() ?? null, now);
      if (!redeemed.ok) throw toHttpsError(redeemed.problem);
      tx.update(db.doc(voucher.ref.path), { uses_left: redeemed.value.uses_left });
    }
    const draft = draftBooking(input, chosen, uid, now);
    const placed: Booking = draft.amount === 0 ? { ...draft, ...confirm(draft, now) } : draft;
    tx.create(db.doc(booking.ref.path), placed);
    if (placed.status === 'confirmed') queueWelcome(services, tx, booking_id, placed, now);
    return placed;
  });
}

/** The booking's PaymentIntent, made if need be and kept on the booking. */
async function paymentFor(
  { db, store, payments }: Services,
  id: string,
  { amount, tour_id, participants, payment_intent_id }: Booking,
): Promise<StripePayment> {
  const payment = await atStripe(async () =>
    payment_intent_id === null
      ? await payments.intend({ id, amount, tour_id, participants })
      : await payments.payment(payment_intent_id),
  );
  if (payment_intent_id === null)
    await db.doc(store.bookings.doc(id).path).update({ payment_intent_id: payment.facts.intent_id });
  return payment;
}

async function atStripe(ask: () => Promise<StripePayment | null>): Promise<StripePayment> {
  try {
    const payment = await ask();
    if (payment) return payment;
    logger.error('Stripe does not know the PaymentIntent of a booking');
  } catch (error) {
    logger.error('Stripe did not make a PaymentIntent', error);
  }
  throw new HttpsError('unavailable', bookingTexts.intentFailed);
}
