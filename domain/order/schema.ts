import * as z from 'zod/mini';
import { giftPart, soldGift } from '../gift/schema.ts';
import { askedInvoiceSchema } from '../invoice-to/index.ts';
import { type Party, partySchema } from '../party/party-schema.ts';

/**
 * `orders/{id}`: who pays, and with what. Each of its hunts is a booking, which knows who plays and its
 * share of the money. An order of one hunt has the id of its booking. Functions and admins only.
 */
export const orderSchema = z.object({
  uid: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  /** How many people were ordered for. */
  people: z.int(),
  /** Pence: the one payment. The hunts' amounts add up to it. */
  amount: z.int().check(z.minimum(0)),
  /** What a gift or a voucher pays of the price, besides `amount`. */
  gift: z.nullable(giftPart),
  /** The gift that it sells; null for an order of hunts. */
  sells: z.nullable(soldGift),
  /** Absent or null when nobody asked for an invoice. */
  invoice: z.optional(z.nullable(askedInvoiceSchema)),
  payment_intent_id: z.nullable(z.string()),
  /** The hunts that news of the payment falls on: all, and removed teams of a party that had a refund. */
  booking_ids: z.array(z.string()),
  created_at: z.date(),
  confirmed_at: z.nullable(z.date()),
  cancelled_at: z.nullable(z.date()),
  /** When the payment last changed a hunt. Writing it makes such changes one by one. */
  settled_at: z.nullable(z.date()),
  /** Null for an order of one hunt. */
  party: z.nullable(partySchema),
  /** When what is personal was deleted; null until then. */
  cleared_at: z.nullable(z.date()),
});
export type Order = z.infer<typeof orderSchema>;

/** An order that is a party. */
export type OrderWithParty = Order & { party: Party };
