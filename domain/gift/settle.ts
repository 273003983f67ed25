import type { DisputeState, PaymentFacts } from '../booking/payment.ts';
import { refundedPence, rejectedRefundPence, withRefunds } from '../booking/refunds.ts';
import { CURRENCY } from '../money/index.ts';
import type { WithId } from '../query/index.ts';
import { fullRest } from './draft.ts';
import { activated, dueAt, isOver, reopened, withDue } from './life.ts';
import { type GiftMovement, giftMovement } from './movements.ts';
import type { Gift, GiftPurchase } from './schema.ts';

/** What a report about its payment changes in a gift. */
export type GiftSettlement = {
  /** The fields to write; empty when nothing is new. */
  readonly changes: Partial<Gift>;
  readonly movements: readonly GiftMovement[];
  /** Whether this report is the one that makes it active. */
  readonly isConfirmed: boolean;
  /** Why the payment does not settle it; an admin has to decide. */
  readonly fault: string | null;
};

/**
 * What changes in a bought gift, given its payment and perhaps a dispute at Stripe. Reports may come repeatedly and in
 * any order.
 * 1. The payment makes it active. Another sum or currency does not: an admin refunds it.
 * 2. A refund takes its pence from the rest, and a full one ends the gift. A refund that came back gives nothing back:
 *    an admin decides.
 * 3. An open dispute freezes the gift. A lost one voids what is left. After a won one the gift has at least 30 days.
 * @param price what was to be paid, in pence
 */
export function settleGift(
  gift: WithId<Gift>,
  price: number,
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): GiftSettlement {
  const nothing: GiftSettlement = { changes: {}, movements: [], isConfirmed: false, fault: null };
  const { purchase } = gift;
  if (!purchase) return nothing;
  if (facts.state !== 'succeeded') {
    const isGivenUp = facts.state === 'canceled' && !gift.active_from && !gift.cancelled_at;
    return isGivenUp ? { ...nothing, changes: withDue(gift, { cancelled_at: now }) } : nothing;
  }
  const noted = withReported(purchase, facts, dispute, now);
  if (facts.amount_received !== price || facts.currency !== CURRENCY)
    return mismatched(gift, { ...noted, price }, facts, now);

  const movements: GiftMovement[] = [];
  let after: WithId<Gift> = { ...gift, purchase: { ...noted, paid: facts.amount_received, mismatch: null } };
  const isConfirmed = gift.active_from === null;
  if (isConfirmed) {
    after = { ...after, ...activated(now), ...fullRest(gift.worth), cancelled_at: null };
    const issued = { cause: gift.id, pence: after.pence_left, hunts: 0, order_id: gift.id };
    movements.push(giftMovement('gift_issued', gift, issued, now));
  }
  const take = (pence: number, cause: string) => {
    const taken = Math.min(pence, after.pence_left);
    after = { ...after, pence_left: after.pence_left - taken };
    if (taken > 0)
      movements.push(giftMovement('gift_refunded', gift, { cause, pence: -taken, hunts: 0, order_id: gift.id }, now));
  };
  for (const { id, amount, status } of facts.refunds)
    if (status !== 'failed' && !purchase.refunds[id]) take(amount, `${gift.id}_${id}`);
  const isRefunded = noted.refunded >= facts.amount_received;
  const isLost = dispute === 'lost';
  if (isLost) take(after.pence_left, `${gift.id}_dispute`);
  if (isRefunded || isLost) after = { ...after, cancelled_at: gift.cancelled_at ?? now };
  if (dispute === 'won' && gift.frozen && !isOver(gift)) after = { ...after, ...reopened(gift, now) };
  if (dispute)
    after = { ...after, frozen: dispute === 'open', purchase: after.purchase && { ...after.purchase, dispute } };
  return {
    changes: changesOf(gift, after),
    movements,
    isConfirmed: isConfirmed && !isRefunded && !isLost,
    fault: null,
  };
}

/**
 * The purchase with its refunds as Stripe has them. A rejected refund stops being a problem once another refund or a
 * bank has given all of the money back.
 */
function withReported(
  purchase: GiftPurchase,
  facts: PaymentFacts,
  dispute: DisputeState | null,
  now: Date,
): GiftPurchase {
  const refunds = withRefunds(purchase.refunds, facts.refunds) ?? purchase.refunds;
  const lost = rejectedRefundPence(refunds) - rejectedRefundPence(purchase.refunds);
  const reason = facts.refunds.findLast(({ status }) => status === 'failed')?.reason ?? null;
  const known = purchase.refund_problem;
  const problem = lost > 0 ? { amount: (known?.amount ?? 0) + lost, reason, at: known?.at ?? now } : known;
  const refunded = refundedPence(refunds);
  const isBack = refunded >= facts.amount_received || (dispute ?? purchase.dispute) === 'lost';
  return { ...purchase, refunds, refunded, refund_problem: isBack ? null : problem };
}

function mismatched(
  gift: WithId<Gift>,
  { price, ...purchase }: GiftPurchase & { price: number },
  { amount_received: received, currency, intent_id }: PaymentFacts,
  now: Date,
): GiftSettlement {
  const known = purchase.mismatch;
  const isKnown = known?.received === received && known.currency === currency;
  const after: WithId<Gift> = {
    ...gift,
    purchase: { ...purchase, mismatch: isKnown ? known : { received, currency, at: now } },
    ...(received > 0 && purchase.refunded >= received && { cancelled_at: gift.cancelled_at ?? now }),
  };
  return {
    changes: changesOf(gift, after),
    movements: [],
    isConfirmed: false,
    fault: isKnown ? null : `${intent_id} received ${received} ${currency} instead of ${price} ${CURRENCY}`,
  };
}

/** The fields in which a gift differs from what it was, with when the clock is next needed for it. */
function changesOf(before: WithId<Gift>, after: WithId<Gift>): Partial<Gift> {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Gift]),
  );
  return changed.length === 0 ? {} : { ...Object.fromEntries(changed), due_at: dueAt(after) };
}
