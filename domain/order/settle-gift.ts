import type { DisputeState, PaymentFacts } from '../booking/index.ts';
import { type GiftSettlement, settleGift } from '../gift/index.ts';
import type { OrderOfGift } from './order.ts';
import type { OrderSettlement } from './settle.ts';

/** What a report changes in an order that sells a gift, and in the gift. */
export type SoldSettlement = OrderSettlement & { readonly gift: GiftSettlement };

/** `settlementOf` for an order that sells a gift: it has no hunts. */
export function settlementOfGift(
  order: OrderOfGift,
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): SoldSettlement {
  const { payment_intent_id, gift_sold } = order;
  const none = { hunts: [], isConfirmed: false };
  if (payment_intent_id !== null && payment_intent_id !== facts.intent_id) {
    const fault = `${facts.intent_id} is not its PaymentIntent, ${payment_intent_id} is`;
    return { ...none, order: {}, fault, gift: { changes: {}, movements: [], isConfirmed: false, fault } };
  }
  const gift = settleGift(gift_sold, order.amount, facts, dispute, now);
  const isPaid = gift.changes.active_from instanceof Date;
  return {
    ...none,
    order: {
      ...(Object.keys(gift.changes).length > 0 && { settled_at: now }),
      ...(payment_intent_id === null && { payment_intent_id: facts.intent_id }),
      ...(isPaid && { confirmed_at: now }),
      ...(gift.changes.cancelled_at && { cancelled_at: gift.changes.cancelled_at }),
    },
    fault: gift.fault,
    gift,
  };
}
