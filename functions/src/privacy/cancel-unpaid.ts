import { expire } from '@streetlore/domain/booking';
import { type Person, personalData } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { findAllOnce, recordsOf } from './records.ts';

/**
 * Ends the unpaid bookings of a person. Anybody can make a booking in somebody's name, and it would
 * delay the person's erasure for a day. The payment is cancelled at Stripe first, so that nobody is
 * charged for a booking that is gone. A booking stays as it is if it has just been paid, if it was
 * paid with a wrong amount, or if it has just got its payment.
 * @throws when Stripe cannot be reached
 */
export async function cancelUnpaid(services: Services<'payments'>, person: Person): Promise<void> {
  for (const { ref, value } of await findAllOnce(services.store, recordsOf(personalData.bookings, person)))
    if (value.status === 'pending_payment' && !value.payment_mismatch)
      if (await isCancelled(services, value.payment_intent_id)) await giveUp(services, ref.id, value.payment_intent_id);
}

/** Whether no card can be charged for the booking any more. */
async function isCancelled({ payments }: Services<'payments'>, intentId: string | null): Promise<boolean> {
  if (intentId === null) return true;
  const payment = await payments.payment(intentId);
  if (payment?.facts.state !== 'open') return payment?.facts.state !== 'succeeded';
  try {
    return (await payments.cancel(intentId)).facts.state === 'canceled';
  } catch (error) {
    if (!wasRefused(error)) throw error;
    // Since the look at it, the payment was paid, or cancelled by somebody else.
    return (await payments.payment(intentId))?.facts.state === 'canceled';
  }
}

/**
 * Decides on the booking as it is now. A booking that has just been paid stays, and so does a
 * booking with another PaymentIntent than the cancelled one.
 */
async function giveUp(services: Services, id: string, cancelled: string | null): Promise<void> {
  await services.store.bookings.at(id).amend((booking) => {
    const isUnpaid = booking.status === 'pending_payment' && booking.payment_intent_id === cancelled;
    return isUnpaid ? expire(booking, services.now()) : null;
  });
}
