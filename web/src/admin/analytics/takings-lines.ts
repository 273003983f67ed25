import { formatPence } from '@streetlore/domain/money';
import type { Takings } from '@streetlore/domain/stats';
import type { Trader } from '@streetlore/domain/trader';
import type { CsvColumn } from '../../ui/csv.ts';
import { analyticsTexts } from './texts.ts';

type TakingsLine = {
  readonly title: string;
  readonly value: (takings: Takings) => number;
  /** The line takes from what came before it. */
  readonly isLess?: boolean;
  readonly isSum?: boolean;
  readonly isCount?: boolean;
};

const { lines } = analyticsTexts.takings;

/** The lines of Takings from top to bottom; without VAT for a trader who is not registered for it. */
export const takingsLines = ({ vat }: Pick<Trader, 'vat'>): TakingsLine[] => [
  { title: lines.orders, value: ({ orders }) => orders, isCount: true },
  { title: lines.gross, value: ({ gross }) => gross },
  { title: lines.discounts, value: ({ discounts }) => discounts, isLess: true },
  { title: lines.giftsUsed, value: ({ gifts_used }) => gifts_used, isLess: true },
  { title: lines.giftsSold, value: ({ gifts_sold }) => gifts_sold },
  { title: lines.card, value: ({ card }) => card, isSum: true },
  { title: lines.refunded, value: ({ refunded }) => refunded, isLess: true },
  { title: lines.disputed, value: ({ disputed }) => disputed, isLess: true },
  { title: lines.fees, value: ({ fees }) => fees, isLess: true },
  { title: lines.net, value: ({ net }) => net, isSum: true },
  ...(vat === '' ? [] : [{ title: lines.vat, value: (takings: Takings) => takings.vat }]),
];

/** A figure as it is read: `£12.00`, `−£3.00`, `4`. */
export function shownTakings({ value, isLess, isCount }: TakingsLine, takings: Takings): string {
  const figure = value(takings);
  if (isCount) return figure.toLocaleString('en-GB');
  const pence = isLess ? -figure : figure;
  return pence < 0 ? `−${formatPence(-pence)}` : formatPence(Math.abs(pence));
}

/** A row's columns for an accountant: pounds with two decimals, each column as its name says, none negated. */
export const accountantColumns = (): CsvColumn<{ readonly label: string; readonly takings: Takings }>[] => [
  { title: 'Day', value: ({ label }) => label },
  // The trader of the file is always the same, so the column of VAT is always there.
  ...takingsLines({ vat: 'any' }).map(({ title, value, isCount }) => ({
    title: isCount ? title : `${title} (GBP)`,
    value: ({ takings }: { readonly takings: Takings }) =>
      isCount ? value(takings) : (value(takings) / 100).toFixed(2),
  })),
];
