import { type Gift, withDue } from '@streetlore/domain/gift';
import { log } from '../../base/log.ts';
import type { Services } from '../../platform/services.ts';
import { wasRefused } from '../../vendors/stripe.ts';
import { settleOrder } from '../settle-order.ts';

/**
 * Asks Stripe for the refund that a cancellation promised. The idempotency key is always the same, so repeated calls
 * pay once. If Stripe refuses while money is left to refund, an admin has to decide.
 * @throws when Stripe cannot be reached; the sweep calls again
 */
export async function payGiftRefund(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  giftId: string,
): Promise<void> {
  const { store, payments, now } = services;
  const gift = store.gifts.at(giftId);
  const due = (await gift.read())?.purchase?.refund_due ?? null;
  if (!due) return;
  const intentId = (await store.orders.at(giftId).read())?.payment_intent_id ?? null;
  let isRefused = intentId === null;
  if (intentId !== null) {
    try {
      await payments.refund(intentId, due.amount, due.request_id, giftId);
    } catch (error) {
      if (!wasRefused(error)) throw error;
      log.error('Stripe did not refund a cancelled gift', { gift: giftId }, error);
      isRefused = true;
    }
    const payment = await payments.payment(intentId);
    if (payment) await settleOrder(services, { payment });
  }
  await gift.amend((found): Partial<Gift> | null => {
    const { purchase } = found;
    if (purchase?.refund_due?.request_id !== due.request_id) return null;
    const left = (purchase.mismatch?.received ?? purchase.paid) - purchase.refunded;
    const isOwed = isRefused && left > 0 && purchase.dispute !== 'lost';
    const problem = isOwed && { refund_problem: { amount: left, reason: 'refused', at: now() } };
    return withDue(found, { purchase: { ...purchase, refund_due: null, ...problem } });
  });
}
