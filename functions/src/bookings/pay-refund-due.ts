import type { Booking } from '@streetlore/domain/booking';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { bookRefund } from './book-refund.ts';

type Paying = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/**
 * Asks Stripe for the refund that a cancellation promised. The idempotency key is always the same, so
 * repeated calls pay once. An admin has to decide in two cases: Stripe refuses while money is left to refund,
 * or the order no longer names a payment.
 * @throws when Stripe cannot be reached; the sweep calls again
 */
export async function payRefundDue(services: Paying, bookingId: string): Promise<void> {
  const { store, now } = services;
  const booking = store.bookings.at(bookingId);
  const { refund_due = null, order_id = '' } = (await booking.read()) ?? {};
  if (!refund_due) return;
  const { payment_intent_id = null } = (await store.orders.at(order_id).read()) ?? {};
  const made = payment_intent_id === null ? 0 : await refund(services, payment_intent_id, bookingId, refund_due);
  const about = { booking_id: bookingId, pence: made };
  if (payment_intent_id !== null && !(await bookRefund(services, { ...about, intent_id: payment_intent_id }))) return;
  await booking.amend((found): Partial<Booking> | null => {
    if (found.refund_due?.request_id !== refund_due.request_id) return null;
    const left = found.amount - found.refunded_amount;
    const refund_problem = { amount: left, reason: 'refused', at: now() };
    return { refund_due: null, ...(made === 0 && left > 0 && { refund_problem, refunding: null }) };
  });
}

/** @returns pence that Stripe refunds; 0 if it refuses */
async function refund(
  { payments }: Paying,
  intentId: string,
  bookingId: string,
  { request_id, amount }: NonNullable<Booking['refund_due']>,
): Promise<number> {
  try {
    await payments.refund(intentId, amount, request_id, bookingId);
    return amount;
  } catch (error) {
    if (!wasRefused(error)) throw error;
    log.error('Stripe did not refund a cancelled booking', { booking: bookingId }, error);
    return 0;
  }
}
