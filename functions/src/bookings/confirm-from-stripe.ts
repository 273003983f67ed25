import { isPayable } from '@streetlore/domain/booking';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Asks Stripe how an unpaid order's payment stands and settles the order, in case the webhook was lost
 * or is late. Stripe is not asked about a payment that does not match: it waits for an admin.
 * @returns whether the order was paid and no report of the payment had come
 * @throws when Stripe or Firestore fails; nothing is changed then
 */
export async function confirmFromStripe(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  orderId: string,
): Promise<boolean> {
  const order = (await readOrder(services, orderId))?.order;
  if (!order?.payment_intent_id) return false;
  if (!order.hunts.every((hunt) => isPayable(hunt) && !hunt.payment_mismatch)) return false;
  const payment = await services.payments.payment(order.payment_intent_id);
  if (!payment) return false;
  const outcome = await settleOrder(services, { payment });
  return outcome === 'settled' && payment.facts.state === 'succeeded';
}
