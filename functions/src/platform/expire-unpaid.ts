import { expire } from '@streetlore/domain/booking';
import { withoutConflict } from '../store/conflict.ts';
import { readTaken, returnToGift } from './gift-use.ts';
import { readOrder } from './read-order.ts';
import type { Services } from './services.ts';

/**
 * Ends the unpaid hunts of an order and gives back what a gift paid of it, if its PaymentIntent is still the cancelled one: another could still
 * be paid.
 * @param cancelled null for an order that had no PaymentIntent
 */
export async function expireUnpaid(services: Services, orderId: string, cancelled: string | null): Promise<void> {
  await withoutConflict(async () => {
    const read = await readOrder(services, orderId);
    const unpaid = read?.order.hunts.filter(({ status }) => status === 'pending_payment') ?? [];
    if (!read || unpaid.length === 0 || read.order.payment_intent_id !== cancelled) return;
    const now = services.now();
    const taken = await readTaken(services, read.order);
    const commit = services.store.commit();
    // A PaymentIntent that is being kept at this moment finds the order changed.
    commit.update(read.stored, { settled_at: now });
    if (taken) returnToGift(services, commit, taken, read.order, now);
    for (const booking of unpaid) commit.update(read.seen(booking.id), expire(booking, now));
    await commit.run();
  });
}
