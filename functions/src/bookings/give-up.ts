import { expireUnpaid } from '../platform/expire-unpaid.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Gives up an unpaid order. If its PaymentIntent was paid meanwhile, the order is confirmed instead. An
 * order that was paid another sum than its price waits for an admin.
 */
export async function giveUp(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  id: string,
): Promise<void> {
  const { payments } = services;
  const order = (await readOrder(services, id))?.order;
  if (!order || order.hunts.some(({ payment_mismatch }) => payment_mismatch)) return;
  if (order.payment_intent_id !== null) {
    const payment = await payments.payment(order.payment_intent_id);
    if (payment) {
      const final = payment.facts.state === 'open' ? await payments.cancel(order.payment_intent_id) : payment;
      await settleOrder(services, { payment: final });
    }
    if (payment?.facts.state === 'succeeded') return;
  }
  await expireUnpaid(services, id, order.payment_intent_id);
}
