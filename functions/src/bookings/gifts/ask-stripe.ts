import { readSold } from '../../platform/read-order.ts';
import type { Services } from '../../platform/services.ts';
import { settleOrder } from '../settle-order.ts';

/**
 * Settles an unpaid gift by what Stripe says now, in case its webhook was lost or is late.
 * @returns its payment's state; null when there is no payment
 * @throws when Stripe or Firestore fails; nothing is changed then
 */
export async function askStripe(services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>, giftId: string) {
  const intentId = (await readSold(services, giftId))?.order.payment_intent_id ?? null;
  const payment = intentId === null ? null : await services.payments.payment(intentId);
  if (!payment) return null;
  if (payment.facts.state !== 'open') await settleOrder(services, { payment });
  return payment.facts.state;
}
