import type { Movement } from '../ledger/index.ts';

/** A booking's payment of £18 by card, with Stripe's fee. */
export const aMovement = (given: Partial<Movement> = {}): Movement => ({
  at: new Date('2026-11-20T12:00:00Z'),
  kind: 'payment',
  order_id: 'o1',
  booking_id: null,
  gift_id: null,
  tour_id: 'color-vinyl',
  card: 1800,
  gift: 0,
  hunts: 0,
  discount: 200,
  fee: 47,
  stripe_id: 'pi_o1',
  ...given,
});
