import { type Person, personalData } from '@streetlore/domain/privacy';
import { expireUnpaid } from '../platform/expire-unpaid.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { findDistinct, recordsOf } from './records.ts';

/**
 * Ends the unpaid orders of a person. Anybody can order in another person's name, and that would delay
 * the person's erasure for a day. The payment is cancelled at Stripe first, so that no card is charged
 * for an order that is gone. An order stays as it is if it has just been paid, if it was paid with a
 * wrong amount, or if it has just got its payment.
 * @throws when Stripe cannot be reached
 */
export async function cancelUnpaid(services: Services<'payments'>, person: Person): Promise<void> {
  const bookings = await findDistinct(services.store, recordsOf(personalData.bookings, person));
  const unpaid = bookings.filter(({ value }) => value.status === 'pending_payment');
  for (const id of new Set(unpaid.map(({ value }) => value.order_id))) {
    const order = (await readOrder(services, id))?.order;
    if (!order || order.hunts.some(({ payment_mismatch }) => payment_mismatch)) continue;
    if (await isCancelled(services, order.payment_intent_id)) await expireUnpaid(services, id, order.payment_intent_id);
  }
}

/** Whether no card can be charged for an order any more. */
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
