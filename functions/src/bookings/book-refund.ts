import { unbookedRefund } from '@streetlore/domain/booking';
import { log } from '../base/log.ts';
import type { Sending } from '../outbox/send.ts';
import type { Services } from '../platform/services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Books a refund of ours that Stripe was asked for. If nothing here takes it, the booking says so to the
 * desk and to System Health, and refuses further refunds.
 * @param pence the sum that Stripe has refunded; 0 if it has refused
 * @returns whether the refund is booked
 * @throws when Stripe or Firestore fails
 */
export async function bookRefund(
  services: Sending & Services<'payments'>,
  { booking_id, intent_id, pence }: { booking_id: string; intent_id: string; pence: number },
): Promise<boolean> {
  const payment = await services.payments.payment(intent_id);
  const outcome = payment ? await settleOrder(services, { payment }) : 'unknown';
  if (outcome !== 'unknown' || pence === 0) return true;
  log.error('A refund of ours is booked nowhere', { booking: booking_id, intent: intent_id, pence });
  await services.store.bookings.at(booking_id).amend(() => unbookedRefund(pence, services.now()));
  return false;
}
