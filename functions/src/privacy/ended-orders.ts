import { type Booking, bookingSchema, bookingsOfOrder } from '@streetlore/domain/booking';
import { orderSchema } from '@streetlore/domain/order';
import { isUnderWay, withoutBuyer } from '@streetlore/domain/retention';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import { commitDeletingBookings, underWayAmong } from './ended-bookings.ts';

/**
 * Removes what is personal from orders of which no booking is still needed: who placed them, and the
 * pages that a party's links open. The order itself owns the payment, so it stays as long as the bookings
 * that the payment was for.
 */
export async function clearBuyers(
  services: Services,
  found: readonly FoundDocument<AnyDocument>[],
  before: Date,
): Promise<number> {
  let cleared = 0;
  for (const { ref, value } of found) {
    const read = orderSchema.safeParse(value);
    if (!read.success || (await underWayAmong(services, read.data.booking_ids, before)).size > 0) continue;
    const cleared_at = services.now();
    const change = await services.store.orders.at(ref.id).amend((order) => ({ ...withoutBuyer(order), cleared_at }));
    if (change) cleared += 1;
  }
  return cleared;
}

/** A payment's refund is booked by its order, so an order is never deleted before its last booking. */
export const deleteOrders = deletingOrders((booking, before) => booking.created_at < before);

/** Nothing was ever paid for these. An order that was paid a wrong sum and got it back stays in the accounts. */
export const deleteUnpaidOrders = deletingOrders(
  ({ status, confirmed_at, refunds }) => status === 'expired' && confirmed_at === null && !refunds,
);

/** Deletes orders together with all their bookings, in one commit, once every booking is due. */
function deletingOrders(isDue: (booking: Booking, before: Date) => boolean) {
  return async (services: Services, found: readonly FoundDocument<AnyDocument>[], before: Date): Promise<number> => {
    const { store } = services;
    let gone = 0;
    for (const order of found) {
      // A gift has its own end, and its order stays as long.
      if (order.value.sells && (await store.gifts.at(order.ref.id).exists())) continue;
      const bookings = await store.findVersioned(asStored(bookingsOfOrder(order.ref.id)));
      const mayGo = bookings.every(({ value }) => {
        const booking = bookingSchema.safeParse(value);
        return booking.success && !isUnderWay(booking.data, before) && isDue(booking.data, before);
      });
      if (!mayGo) continue;
      const commit = store.commit();
      commit.delete(order);
      if ((await nullIfConflict(commitDeletingBookings(services, bookings, commit).then(() => true))) === true)
        gone += 1;
    }
    return gone;
  };
}
