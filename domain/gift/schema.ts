import * as z from 'zod/mini';
import { storedRefundsSchema } from '../booking/refunds.ts';

/** Where a gift comes from: somebody bought it, the photo contest, or an admin. */
export const giftOrigins = ['bought', 'prize', 'admin'] as const;
export type GiftOrigin = (typeof giftOrigins)[number];

export const giftStatuses = ['unpaid', 'active', 'frozen', 'used', 'expired', 'cancelled'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/**
 * What became of a cancelled gift's money:
 * - unpaid: nobody paid
 * - returned: the money goes back, or went back
 * - rejected: the bank rejected the refund, or Stripe refused it
 * - closed: an admin has closed the rejected refund
 * - taken: the bank took the money back after a dispute
 */
export const cancelledAsKinds = ['unpaid', 'returned', 'rejected', 'closed', 'taken'] as const;
export type CancelledAs = (typeof cancelledAsKinds)[number];

/** What a gift is good for. Money is pence. */
export const giftWorth = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), pence: z.int() }),
  /** `pence`: what the tour cost for so many people when it was given. */
  z.object({
    kind: z.literal('tour'),
    tour_id: z.string(),
    tour_name: z.string(),
    people: z.int(),
    pence: z.int(),
  }),
  /** Each hunt is a whole booking, whatever it costs. */
  z.object({ kind: z.literal('hunts'), hunts: z.int() }),
]);
export type GiftWorth = z.infer<typeof giftWorth>;

/** How a gift reaches its recipient. `on` is a London day; null for as soon as it is paid. */
const deliverySchema = z.object({
  to: z.enum(['mail', 'print']),
  on: z.nullable(z.string()),
  /** When the mail with the code was last put into the outbox. */
  sent_at: z.nullable(z.date()),
  /** The London day on which the buyer last had it sent again; at most once a day. */
  resent_on: z.nullable(z.string()),
});

/** The card payment by which a gift was bought, as its order's. Money is pence. */
const purchaseSchema = z.object({
  paid: z.int(),
  refunded: z.int(),
  refunds: storedRefundsSchema,
  /** What goes back by a cancellation, until Stripe has taken it over. `request_id` is the idempotency key. */
  refund_due: z.nullable(z.object({ request_id: z.string(), amount: z.int(), at: z.date() })),
  /** What the bank has rejected or Stripe has refused to give back: an admin decides. */
  refund_problem: z.nullable(z.object({ amount: z.int(), reason: z.nullable(z.string()), at: z.date() })),
  /** Pence of rejected refunds that an admin has closed: they were paid in another way, or are not owed. */
  refund_closed: z.int(),
  /** A payment of another sum or currency than the price: the gift is not active, and an admin refunds it. */
  mismatch: z.nullable(z.object({ received: z.int(), currency: z.string(), at: z.date() })),
  dispute: z.nullable(z.enum(['open', 'won', 'lost'])),
});
export type GiftPurchase = z.infer<typeof purchaseSchema>;

/**
 * `gifts/{id}`: a gift, a prize or a voucher of ours. The id is its order's, `prize_{week}`, or the request of the admin.
 * Functions and admins only. The code is not stored: it follows from the id and a key.
 */
export const giftSchema = z.object({
  origin: z.enum(giftOrigins),
  worth: giftWorth,
  /** The sums of its movements in the ledger. Whoever changes one writes the movement in the same commit. */
  pence_left: z.int().check(z.minimum(0)),
  hunts_left: z.int().check(z.minimum(0)),
  /** The keyed hash of its code. */
  code_hash: z.string(),
  /** How often its code and links were replaced. */
  codes_ended: z.int(),
  /** Who bought it: the anonymous uid; empty for what nobody bought. */
  uid: z.string(),
  buyer_email: z.nullable(z.string()),
  recipient_name: z.nullable(z.string()),
  recipient_email: z.nullable(z.string()),
  message: z.nullable(z.string()),
  delivery: z.nullable(deliverySchema),
  purchase: z.nullable(purchaseSchema),
  /** Why we gave it, in an admin's words or the prize's; empty for what somebody bought. */
  reason: z.string(),
  /** The photo that won it. */
  submission_id: z.nullable(z.string()),
  created_at: z.date(),
  /** When it was paid or given; null until then, and no code works before. */
  active_from: z.nullable(z.date()),
  /** Null until it is active, and for a voucher without an end. */
  expires_at: z.nullable(z.date()),
  /** When it first paid for something; null until then. */
  first_used_at: z.nullable(z.date()),
  /** The latest order that took something of it and waits for a card's payment; its visitor may change it. */
  held_by: z.nullable(z.string()),
  /** While the purchase's payment is disputed. */
  frozen: z.boolean(),
  /** When it was cancelled, refunded, taken back by a bank, or given up unpaid. */
  cancelled_at: z.nullable(z.date()),
  extended: z.nullable(z.object({ by: z.string(), reason: z.string(), at: z.date() })),
  reminded_at: z.nullable(z.date()),
  /**
   * The rest that stayed with us at the gift's ends, and when the latest end was booked. A gift that was opened again
   * has a later `expires_at`; any other is over.
   */
  ended: z.nullable(z.object({ at: z.date(), pence: z.int(), hunts: z.int() })),
  /** When the clock has something to do with it: send, remind, end, ask Stripe. Null for nothing. */
  due_at: z.nullable(z.date()),
  /** When what is personal was deleted; null until then. */
  cleared_at: z.nullable(z.date()),
});
export type Gift = z.infer<typeof giftSchema>;

/** What a gift pays of an order: `pence` or `hunts` are taken from it, `covered` pence of the price are paid by that. */
export const giftPart = z.object({
  gift_id: z.string(),
  origin: z.enum(giftOrigins),
  pence: z.int(),
  hunts: z.int(),
  covered: z.int(),
});
export type GiftPart = z.infer<typeof giftPart>;

/** The line of an order that sells a gift. */
export const soldGift = z.object({ gift_id: z.string(), worth: giftWorth });
