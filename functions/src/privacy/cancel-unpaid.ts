import { expire } from '@streetlore/domain/booking';
import type { Person } from '@streetlore/domain/privacy';
import { type FiguresKey, figuresMoved } from '@streetlore/domain/stats';
import { countMoved } from '../counting/count-moved.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { all, recordsOf } from './records.ts';

/**
 * Gives up the bookings of a person that nobody has paid: anybody can make one in somebody's name, and it would hold up their erasing
 * for a day. The payment is cancelled at Stripe first, so that nobody is charged for a booking that is gone. A booking that was paid
 * at that moment, that was paid another sum, or that got its payment meanwhile, stays as it is.
 * @throws when Stripe cannot be reached
 */
export async function cancelUnpaid(services: Services<'payments'>, person: Person): Promise<void> {
  for (const { ref, value } of await all(services.store, recordsOf(person).bookings))
    if (value.status === 'pending_payment' && !value.payment_mismatch)
      if (await isCancelled(services, value.payment_intent_id)) await giveUp(services, ref.id, value.payment_intent_id);
}

/** Whether no card can be charged for it any more. */
async function isCancelled({ payments }: Services<'payments'>, intentId: string | null): Promise<boolean> {
  if (intentId === null) return true;
  const payment = await payments.payment(intentId);
  if (payment?.facts.state !== 'open') return payment?.facts.state !== 'succeeded';
  try {
    return (await payments.cancel(intentId)).facts.state === 'canceled';
  } catch (error) {
    if (!wasRefused(error)) throw error;
    // It was paid, or cancelled by somebody else, since the look at it.
    return (await payments.payment(intentId))?.facts.state === 'canceled';
  }
}

/** Decides on the booking as it is now, so that a payment of this moment wins, as does another PaymentIntent than the cancelled one. */
async function giveUp(services: Services, id: string, cancelled: string | null): Promise<void> {
  let moved: FiguresKey[] = [];
  await services.store.bookings.at(id).amend((booking) => {
    const isUnpaid = booking.status === 'pending_payment' && booking.payment_intent_id === cancelled;
    const change = isUnpaid ? expire(booking, services.now()) : null;
    moved = change ? figuresMoved({ before: booking, after: { ...booking, ...change } }) : [];
    return change;
  });
  await countMoved(services, moved);
}
