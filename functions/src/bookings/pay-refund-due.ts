import type { Booking } from '@streetlore/domain/booking';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { bookRefund } from './book-refund.ts';

/**
 * Asks Stripe for the refund that a cancellation promised. It has one idempotency key, so any number
 * of calls pays once. If Stripe refuses and the money is not back already, an admin has to decide.
 * @throws when Stripe cannot be reached; the sweep calls again
 */
export async function payRefundDue(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  bookingId: string,
): Promise<void> {
  const { store, payments, now } = services;
  const booking = store.bookings.at(bookingId);
  const { refund_due = null, order_id = '' } = (await booking.read()) ?? {};
  if (!refund_due) return;
  const { payment_intent_id = null } = (await store.orders.at(order_id).read()) ?? {};
  if (!payment_intent_id) return;
  const { request_id, amount } = refund_due;
  let isRefused = false;
  try {
    await payments.refund(payment_intent_id, amount, request_id, bookingId);
  } catch (error) {
    if (!wasRefused(error)) throw error;
    log.error('Stripe did not refund a cancelled booking', { booking: bookingId }, error);
    isRefused = true;
  }
  const refund = { booking_id: bookingId, intent_id: payment_intent_id, pence: isRefused ? 0 : amount };
  if (!(await bookRefund(services, refund))) return;
  await booking.amend((found): Partial<Booking> | null => {
    if (found.refund_due?.request_id !== request_id) return null;
    const left = found.amount - found.refunded_amount;
    const isOwed = isRefused && left > 0;
    const refund_problem = { amount: left, reason: 'refused', at: now() };
    return { refund_due: null, ...(isOwed && { refund_problem, refunding: null }) };
  });
}
