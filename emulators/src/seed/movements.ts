import type { Booking } from '@streetlore/domain/booking';
import { type Movement, movementSchema } from '@streetlore/domain/ledger';
import { CURRENCY, paymentFee } from '@streetlore/domain/money';
import { movementsOf, type Order, withHunts } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import { type DayFigures, noFigures } from '@streetlore/domain/stats';
import { allOf, type SeedLedger } from './ledger.ts';

/** Writes what moved for each paid order, as the settlement of its payment would. */
export function writeMovements(ledger: SeedLedger): void {
  const bookings = allOf<Booking>(ledger, collections.bookings);
  for (const stored of allOf<Order>(ledger, collections.orders)) {
    const hunts = bookings.filter(({ order_id }) => order_id === stored.id);
    const order = stored.sells ? { ...stored, hunts: [] } : withHunts(stored, hunts);
    const { confirmed_at, payment_intent_id, amount } = stored;
    if (!order || !confirmed_at || payment_intent_id === null || amount === 0) continue;
    const refunds = order.hunts.flatMap(({ id: booking_id, refunds = {} }) =>
      Object.entries(refunds).map(([id, refund]) => ({ ...refund, id, booking_id, reason: null })),
    );
    const paid = { amount_received: amount, paid_at: confirmed_at, fee: paymentFee(amount, 1), currency: CURRENCY };
    const facts = { ...paid, intent_id: payment_intent_id, state: 'succeeded' as const, refunds };
    for (const { id, ...movement } of movementsOf(order, {
      facts,
      disputed: [],
      gift_id: stored.sells?.gift_id ?? null,
    }))
      ledger.put(`${collections.ledger}/${id}`, movementSchema, movement);
  }
}

/** What a movement adds to the figures of its day. */
export function takingsOf({ kind, card, gift, gift_id, discount, fee }: Movement): Partial<DayFigures> {
  const fees = { fees: fee ?? 0, fees_open: fee === null ? 1 : 0 };
  if (kind === 'payment' && gift_id !== null) return { ...fees, gifts_sold: card };
  if (kind === 'payment') return { ...fees, orders: 1, taken: card, discounts: discount };
  if (kind === 'gift_used' || kind === 'gift_returned') return { ...fees, gifts_used: -gift };
  if (kind === 'refund' || kind === 'refund_returned') return { ...fees, refunded: -card };
  return kind === 'charge_disputed' ? { ...fees, disputed: -card } : fees;
}

/** Adds figures to those of a day. */
export function addTo(figures: DayFigures, more: Partial<DayFigures>): void {
  for (const field of Object.keys(noFigures()) as (keyof DayFigures)[]) figures[field] += more[field] ?? 0;
}
