import type { Booking } from '../booking/index.ts';
import type { OrderWithHunts } from '../order/index.ts';
import type { WithId } from '../query/index.ts';
import type { InvoiceDocument } from './schema.ts';
import { invoiceTexts as texts } from './texts.ts';
import type { GrossLine } from './vat-split.ts';

/** Money of an order that went back, or that came back to us from a bank. */
export type MoneyBack = {
  readonly cause: string;
  readonly lines: readonly GrossLine[];
  readonly reason: string;
  readonly isRejected: boolean;
};

/**
 * Every refund of an order by Stripe's ids, in their order; then a lost dispute, then `otherwise`.
 * @param documents what was issued for the order
 */
export function moneyBackOf(
  order: OrderWithHunts,
  documents: readonly InvoiceDocument[],
  otherwise?: MoneyBack,
): MoneyBack[] {
  const ids = [...new Set(order.hunts.flatMap(({ refunds }) => Object.keys(refunds ?? {})))].sort();
  const refunds = ids.map((cause): MoneyBack => {
    const parts = order.hunts.flatMap((hunt) => {
      const part = hunt.refunds?.[cause];
      return part ? [{ hunt, part }] : [];
    });
    return {
      cause,
      lines: parts.map(({ hunt, part }) => lineOf(order, hunt, part.amount)),
      reason: texts.refund,
      // Once the bank has taken the whole payment, a refund that came back changes nothing.
      isRejected: parts.some(({ hunt, part }) => part.status === 'failed' && !hunt.charged_back),
    };
  });
  const lost = order.hunts.filter(({ charged_back }) => charged_back);
  const reversed = new Set(documents.flatMap(({ kind, cause }) => (kind === 'reversal' ? [cause] : [])));
  const dispute = lost.length > 0 ? [disputeOf(order, lost, reversed)] : [];
  return [...refunds, ...dispute, ...(otherwise ? [otherwise] : [])];
}

const disputeOf = (
  order: OrderWithHunts,
  lost: readonly WithId<Booking>[],
  reversed: ReadonlySet<string>,
): MoneyBack => ({
  cause: 'dispute',
  lines: lost.map((hunt) => lineOf(order, hunt, hunt.amount - credited(hunt, reversed))),
  reason: texts.dispute,
  isRejected: false,
});

/** What an admin has given back of a hunt in another way than by Stripe, in pence. */
export const givenOtherwise = (
  order: OrderWithHunts,
  hunt: WithId<Booking>,
  cause: string,
  pence: number,
): MoneyBack => ({
  cause,
  lines: [lineOf(order, hunt, pence)],
  reason: texts.otherwise,
  isRejected: false,
});

const lineOf = (order: OrderWithHunts, { id, participants: people }: WithId<Booking>, gross: number): GrossLine => ({
  text: texts.line(order, id),
  people,
  gross,
});

/**
 * Pence of a hunt's refunds that have a credit note. A failed refund keeps its note in a lost dispute, unless the note
 * was reversed before.
 */
const credited = ({ refunds = {} }: Booking, reversed: ReadonlySet<string>): number =>
  Object.entries(refunds).reduce((pence, [cause, { amount }]) => pence + (reversed.has(cause) ? 0 : amount), 0);
