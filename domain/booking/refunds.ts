import * as z from 'zod/mini';

/** A refund is under way, done, or came back. A bank may reject a refund days after it was done. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
type RefundStatus = (typeof refundStatuses)[number];

/**
 * A refund of a payment as Stripe has it, in pence. `reason`: Stripe's code for why it failed.
 * `booking_id`: whose refund it is, among the teams of a party; null if it names none. `at`: when it was
 * made. `returned_at`: when the money of a refund that failed came back.
 */
export type ReportedRefund = {
  readonly id: string;
  readonly booking_id?: string | null;
  readonly amount: number;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly at: Date;
  readonly returned_at: Date | null;
};

/** What a booking keeps of its refunds, by Stripe's ids. */
export const storedRefundsSchema = z.record(
  z.string(),
  z.object({
    amount: z.int(),
    status: z.enum(refundStatuses),
    at: z.date(),
    /** When the money of a refund that failed came back; null for any other. */
    returned_at: z.nullable(z.date()),
  }),
);
export type StoredRefunds = z.infer<typeof storedRefundsSchema>;

/**
 * The known refunds with what Stripe newly reports. A refund only moves on, to `succeeded` and from
 * there to `failed`, so that an older report undoes nothing.
 * @returns null when Stripe reports nothing new
 */
export function withRefunds(known: StoredRefunds, reported: readonly ReportedRefund[]): StoredRefunds | null {
  const isLater = ({ id, status }: ReportedRefund) => {
    const before = known[id]?.status;
    return before === undefined || refundStatuses.indexOf(status) > refundStatuses.indexOf(before);
  };
  const news = reported.filter(isLater);
  if (news.length === 0) return null;
  const kept = ({ amount, status, at, returned_at }: ReportedRefund) => ({ amount, status, at, returned_at });
  const all = { ...known, ...Object.fromEntries(news.map((refund) => [refund.id, kept(refund)])) };
  // Always in the order of the ids, whatever the order of the reports.
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a sum of refunds needs of each. */
type Summed = Readonly<Record<string, Pick<StoredRefunds[string], 'amount' | 'status'>>>;

const sum = (refunds: Summed, isCounted: (status: RefundStatus) => boolean): number =>
  Object.values(refunds).reduce((pence, { amount, status }) => pence + (isCounted(status) ? amount : 0), 0);

/** Pence that the customer has back, or that are on their way to the customer. */
export const refundedPence = (refunds: Summed): number => sum(refunds, (status) => status !== 'failed');
/** Pence of refunds that are still on their way to the customer. */
export const pendingRefundPence = (refunds: Summed = {}): number => sum(refunds, (status) => status === 'pending');
/** Pence of refunds that the bank rejected, so that the money came back to us. */
export const rejectedRefundPence = (refunds: Summed): number => sum(refunds, (status) => status === 'failed');
