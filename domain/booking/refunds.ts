import * as z from 'zod/mini';

/** A refund is under way, was done, or came back: a bank may reject one days after it was done. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
type RefundStatus = (typeof refundStatuses)[number];

/** A refund of a payment as Stripe has it, in pence. `reason`: Stripe's code for why it failed. */
export type ToldRefund = {
  readonly id: string;
  readonly amount: number;
  readonly status: RefundStatus;
  readonly reason: string | null;
};

/** What is kept of the refunds of a booking, by Stripe's ids. */
export const keptRefundsSchema = z.record(z.string(), z.object({ amount: z.int(), status: z.enum(refundStatuses) }));
export type KeptRefunds = z.infer<typeof keptRefundsSchema>;

/**
 * What Stripe tells of some refunds, over what it told before. A refund only moves on, to `succeeded` and from there to `failed`, so
 * that an older look undoes nothing.
 * @returns null when nothing is new
 */
export function withRefunds(known: KeptRefunds, told: readonly ToldRefund[]): KeptRefunds | null {
  const isLater = ({ id, status }: ToldRefund) => {
    const before = known[id]?.status;
    return before === undefined || refundStatuses.indexOf(status) > refundStatuses.indexOf(before);
  };
  const news = told.filter(isLater);
  if (news.length === 0) return null;
  const all = { ...known, ...Object.fromEntries(news.map(({ id, amount, status }) => [id, { amount, status }])) };
  // In one order, whatever the order of the news.
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const sum = (refunds: KeptRefunds, isCounted: (status: RefundStatus) => boolean): number =>
  Object.values(refunds).reduce((pence, { amount, status }) => pence + (isCounted(status) ? amount : 0), 0);

/** Pence that the customer has, or that are on their way. */
export const givenBack = (refunds: KeptRefunds): number => sum(refunds, (status) => status !== 'failed');
/** Pence of it that are on their way still. */
export const onTheirWay = (refunds: KeptRefunds = {}): number => sum(refunds, (status) => status === 'pending');
/** Pence that were to be given back and came back to us. */
export const cameBack = (refunds: KeptRefunds): number => sum(refunds, (status) => status === 'failed');
