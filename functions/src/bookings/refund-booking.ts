import {
  beginRefund,
  bookingActionTexts,
  isPaidByGift,
  isRefundUnclear,
  refundBookingInput,
} from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { HttpsError } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { bookRefund } from './book-refund.ts';
import { giveGiftBack } from './give-gift-back.ts';
import { settleOrder } from './settle-order.ts';

type Input = z.output<typeof refundBookingInput>;

/** Gives back what was paid, in full or in part, to the card or to the gift. A full refund stops the hunt. */
export const refundBooking = callable('refundBooking', {
  input: refundBookingInput,
  who: 'admin',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  run: refundPayment,
});

/**
 * 1. Whether a refund could be booked is asked before any money moves: the payment's owner must be
 *    there, and what became of an earlier refund without an answer must be known.
 * 2. One commit writes the audit entry with the sum, and notes on the booking that a refund is
 *    under way. Until the refund is done, or known not to happen, another request is refused.
 * 3. Stripe refunds the sum. A repeated request finds the audit entry and asks Stripe for the same
 *    sum under the same idempotency key. So a lost answer neither pays twice nor leaves the booking
 *    behind.
 * 4. The booking is settled by what Stripe then says, and whoever paid is told, in one commit.
 * @returns pence given back by this request
 * @throws HttpsError with the reason; when Stripe cannot be reached, the same request may be sent
 *   again
 */
export async function refundPayment(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  input: Input,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ refunded: number }> {
  const { payments, store } = services;
  const { booking_id, request_id } = input;
  const booking = store.bookings.at(booking_id);
  const known = await booking.read();
  if (known && isPaidByGift(known)) return await giveGiftBack(services, input, caller);
  const intentId = await prepare(services, booking_id);
  const pence = (await intended(services, request_id)) ?? (await begin(services, input, caller));
  if (intentId === null) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  try {
    await payments.refund(intentId, pence, request_id, booking_id);
  } catch (error) {
    log.error('Stripe did not refund a booking', { booking: booking_id }, error);
    // A refund that Stripe refused is not under way, so an admin may request another at once. A
    // refund without an answer from Stripe may be under way.
    if (wasRefused(error))
      await booking.amend(({ refunding }) => (refunding?.request_id === request_id ? { refunding: null } : null));
    const said = error instanceof Error && 'rawType' in error ? error.message : 'Stripe could not be reached';
    throw new HttpsError('unavailable', `The refund did not go through: ${said}. Nothing was changed here.`);
  }
  if (!(await bookRefund(services, { booking_id, intent_id: intentId, pence })))
    throw new HttpsError('failed-precondition', bookingActionTexts.wasUnbooked(formatPence(pence)));
  return { refunded: pence };
}

/**
 * Sees to it that a refund can be booked.
 * @returns the id of the payment; null if nothing was paid
 * @throws HttpsError when the payment has no owner here, or when Stripe cannot say what became of an
 *   earlier refund
 */
async function prepare(services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>, bookingId: string) {
  const { store, payments, now } = services;
  const booking = await store.bookings.at(bookingId).read();
  if (!booking) return null;
  const read = await readOrder(services, booking.order_id);
  const intentId = read?.order.payment_intent_id ?? null;
  if (read && (intentId === null || !isRefundUnclear(booking, now()))) return intentId;
  const payment = await (intentId === null
    ? null
    : payments.payment(intentId).catch((error: unknown) => {
        log.error('Stripe did not say what became of a refund', { booking: bookingId }, error);
        throw new HttpsError('unavailable', bookingActionTexts.noStripe);
      }));
  if (payment && (await settleOrder(services, { payment })) !== 'unknown') return intentId;
  log.error('A payment has no owner that books its refunds', { booking: bookingId });
  throw new HttpsError('failed-precondition', bookingActionTexts.unbooked);
}

/**
 * Writes down the sum to give back.
 * @returns the sum in pence, also if a concurrent call of the same request was first
 */
async function begin(services: Services, input: Input, caller: Pick<Caller, 'uid' | 'email'>): Promise<number> {
  await decideOnce(services, caller, input.request_id, {
    read: async () => ({
      found: await services.store.bookings.at(input.booking_id).readVersioned(),
      needs: await readNeeds(services, input.booking_id),
    }),
    decide: (commit, { found, needs }, now) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = beginRefund(found.value, input, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const { changes, pence } = decision.value;
      commit.update(found, changes);
      addAction(commit, needs, 'refund', caller, now);
      return { action: 'refund_requested', target: found.ref.path, detail: { amount: pence, ...input.tell } };
    },
  });
  const first = await intended(services, input.request_id);
  if (first === null) throw new Error(`Request ${input.request_id} was not about a refund`);
  return first;
}

/**
 * The sum in pence that an earlier call of the same request set out to give back; null if there was
 * no such call.
 */
async function intended({ store }: Services, requestId: string): Promise<number | null> {
  const entry = await store.auditLog.at(requestId).read();
  const amount = z.safeParse(z.object({ amount: z.int() }), entry?.detail);
  return amount.success ? amount.data.amount : null;
}
