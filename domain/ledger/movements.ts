import { type DisputeMovement, offerOf, type PaymentFacts, priceOf, type ReportedRefund } from '../booking/index.ts';
import { CURRENCY } from '../money/index.ts';
import { type AnyOrder, sharesOf } from '../order/index.ts';
import type { WithId } from '../query/index.ts';
import type { Movement } from './schema.ts';

/** Of whom Stripe reports: the order whose payment it is, before or after the report is settled. */
type Paid = Pick<
  AnyOrder,
  'id' | 'tour_id' | 'tour_name' | 'amount' | 'gift' | 'people' | 'hunts' | 'payment_intent_id'
>;

/** What Stripe reports, and the gift that the order sells; null for none. */
type Reported = {
  readonly facts: PaymentFacts;
  readonly disputed: readonly DisputeMovement[];
  readonly gift_id: string | null;
};

/**
 * Every movement of money that Stripe reports about an order, whether the ledger has it or not. It follows from
 * Stripe's present state alone, so each report in whatever order gives the same documents.
 * 1. The payment, also of a wrong sum: that money is here.
 * 2. Each refund, and the return of a refund that failed; by hunt, as `sharesOf` has them.
 * 3. What a bank withdrew or gave back in a dispute, which is about the payment as a whole.
 *
 * Money in another currency, or of another PaymentIntent than the order's, is not in the ledger. The
 * nightly check with Stripe names it.
 */
export function movementsOf(order: Paid, { facts, disputed, gift_id }: Reported): WithId<Movement>[] {
  const isOwn = order.payment_intent_id === null || order.payment_intent_id === facts.intent_id;
  if (facts.state !== 'succeeded' || facts.paid_at === null || facts.currency !== CURRENCY || !isOwn) return [];
  const about = { order_id: order.id, gift_id, tour_id: order.tour_id || null, gift: 0, hunts: 0, discount: 0 };
  const { amount_received, intent_id, paid_at, fee } = facts;
  const whole = { ...about, booking_id: null };
  return [
    {
      ...whole,
      id: `payment_${order.id}`,
      at: paid_at,
      kind: 'payment',
      card: amount_received,
      discount: amount_received === order.amount && gift_id === null ? discountOf(order) : 0,
      fee,
      stripe_id: intent_id,
    },
    ...refundShares(order, facts).flatMap((share) =>
      refundMovements(share).map((moved) => ({ ...about, ...moved, booking_id: share.hunt })),
    ),
    ...disputed.map(({ id, amount, fee, at }) => ({
      ...whole,
      id: `disputed_${id}`,
      at,
      kind: 'charge_disputed' as const,
      card: amount,
      fee,
      stripe_id: id,
    })),
  ];
}

/** Pence that the group's discount took off what an order costs. */
function discountOf({ tour_id, tour_name, amount, gift, people }: Paid): number {
  if (people === 0) return 0;
  const price = amount + (gift?.covered ?? 0);
  return priceOf(offerOf({ tour_id, tour_name, amount: price, participants: people }), people).discount;
}

/** A refund, or the part of it that is one hunt's; `hunt` is null for what no hunt has. */
type Share = ReportedRefund & { readonly hunt: string | null };

function refundShares(order: Paid, facts: PaymentFacts): Share[] {
  const { refunds } = facts;
  const shares = [...sharesOf(order, facts).refunds].flatMap(([hunt, own]) => own.map((one) => ({ ...one, hunt })));
  const rests = refunds.map((refund) => {
    const shared = shares.filter(({ id }) => id === refund.id).reduce((sum, { amount }) => sum + amount, 0);
    return { ...refund, amount: refund.amount - shared, hunt: null };
  });
  return [...shares, ...rests.filter(({ amount }) => amount > 0)];
}

/** Stripe takes no fee for a refund. */
function refundMovements({ id, hunt, amount, status, at, returned_at }: Share) {
  const key = `${id}_${hunt ?? 'rest'}`;
  const refund = { id: `refund_${key}`, at, kind: 'refund' as const, card: -amount, fee: 0, stripe_id: id };
  if (status !== 'failed') return [refund];
  // Without a time of its own the money counts as never gone.
  const back = { id: `returned_${key}`, at: returned_at ?? at, kind: 'refund_returned' as const, card: amount };
  return [refund, { ...refund, ...back }];
}
