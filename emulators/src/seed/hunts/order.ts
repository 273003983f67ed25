import type { Booking } from '@streetlore/domain/booking';
import { orderSchema } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { digest } from '../ids.ts';
import type { SeedLedger } from '../ledger.ts';

/** The id of a seeded order's payment. */
export const seededIntentOf = (orderId: string): string => `pi_seed${digest(orderId, 18)}`;

/** Writes the order of one hunt. The hunts of a party have an order together. */
export function putOrder(ledger: SeedLedger, booking: WithId<Booking>, payment_intent_id: string | null): void {
  if (booking.party) return;
  const { uid, tour_id, tour_name, participants: people, amount, created_at, confirmed_at } = booking;
  ledger.put(`${collections.orders}/${booking.order_id}`, orderSchema, {
    ...{ uid, tour_id, tour_name, people, amount, payment_intent_id, created_at, confirmed_at },
    gift: null,
    sells: null,
    booking_ids: [booking.id],
    cancelled_at: null,
    settled_at: confirmed_at,
    party: null,
    cleared_at: null,
  });
}
