import type { Booking } from '@streetlore/domain/booking';
import type { AskedInvoice } from '@streetlore/domain/invoice-to';
import { type Order, orderSchema, withHunts } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { digest } from '../ids.ts';
import type { SeedLedger } from '../ledger.ts';
import { putInvoice } from './invoice.ts';

/** The id of a seeded order's payment. */
export const seededIntentOf = (orderId: string): string => `pi_seed${digest(orderId, 18)}`;

/** How an order is paid. `gift`: the id of the gift that pays all of it. `intentId`: a payment other than the seed's own. */
type Paid = { readonly gift?: string; readonly intentId?: string | null; readonly invoice?: AskedInvoice | null };

/** Writes the order of one hunt. The hunts of a party have an order together. */
export function putOrder(ledger: SeedLedger, booking: WithId<Booking>, paid: Paid = {}): void {
  if (booking.party) return;
  const { gift, intentId = gift ? null : seededIntentOf(booking.order_id), invoice = null } = paid;
  const covered = booking.paid_by?.pence ?? 0;
  const { uid, tour_id, tour_name, participants: people, amount, created_at, confirmed_at } = booking;
  const order: Order = {
    ...{ uid, tour_id, tour_name, people, amount, invoice, payment_intent_id: intentId, created_at, confirmed_at },
    gift: gift ? { gift_id: gift, origin: 'bought', pence: covered, hunts: 0, covered } : null,
    sells: null,
    booking_ids: [booking.id],
    cancelled_at: null,
    settled_at: confirmed_at,
    party: null,
    cleared_at: null,
  };
  ledger.put(`${collections.orders}/${booking.order_id}`, orderSchema, order);
  const placed = withHunts({ ...order, id: booking.order_id }, [booking]);
  if (invoice && placed) putInvoice(ledger, placed);
}
