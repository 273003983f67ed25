import * as z from 'zod/mini';

/**
 * What a movement of money or of a gift is. `charge_disputed` is what a bank withdraws or returns in a
 * dispute. `gift_kept` is a gift's rest that stays with us when the gift expires.
 */
export const movementKinds = [
  'payment',
  'refund',
  'refund_returned',
  'charge_disputed',
  'gift_issued',
  'gift_used',
  'gift_returned',
  'gift_refunded',
  'gift_kept',
  'gift_extended',
] as const;

/**
 * `ledger/{id}`: one movement, in pence. It is written once, in the commit of what moved, and never changed but for
 * Stripe's fee. The id says what moved (`payment_{order}`, `refund_{Stripe's id}_{booking}`), so that a repeated report
 * writes the same document. It names nobody. Functions write, admins read.
 */
export const movementSchema = z.object({
  /** When it moved: Stripe's time for what Stripe moves. */
  at: z.date(),
  kind: z.enum(movementKinds),
  order_id: z.nullable(z.string()),
  booking_id: z.nullable(z.string()),
  gift_id: z.nullable(z.string()),
  tour_id: z.nullable(z.string()),
  /** What came to us through Stripe; negative for what went back. */
  card: z.int(),
  /** By how much the gift's rest changed, in pence; negative when it was used. */
  gift: z.int(),
  /** By how many whole hunts a voucher's rest changed. */
  hunts: z.int(),
  /** What a group's discount took off the price of what was paid; 0 for every other movement. */
  discount: z.int(),
  /** Stripe's fee; null while it is not known, 0 for what Stripe does not move. */
  fee: z.nullable(z.int()),
  /** Stripe's id of the PaymentIntent, the refund or the balance transaction; null for what Stripe does not move. */
  stripe_id: z.nullable(z.string()),
});
export type Movement = z.infer<typeof movementSchema>;
