import { type Trader, vatDue } from '../trader/index.ts';
import { dayRows, type Period } from './periods.ts';
import type { DayFigures, MonthStats } from './schema.ts';

/** What was taken in a day or more, by the ledger; pence but for the counts `orders` and `fees_open`. */
export type Takings = {
  /** Orders of hunts that a card paid, in full or in part. */
  readonly orders: number;
  /** Their price before discounts, and before gifts paid a part of it. */
  readonly gross: number;
  readonly discounts: number;
  readonly gifts_used: number;
  readonly gifts_sold: number;
  /** What came by card: gross - discounts - gifts used + gifts sold. */
  readonly card: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly fees: number;
  /** What stays: card - refunds - disputes - fees. It equals what Stripe's balance has grown by. */
  readonly net: number;
  /** The VAT in what came by card, less what went back. A gift carries it when it is sold, not when it is used. */
  readonly vat: number;
  /** Movements whose fee Stripe has not said yet. */
  readonly fees_open: number;
};

/** The takings of one day. VAT is rounded by the day, so that weeks, months and files add up. */
export function takingsOfDay(figures: DayFigures, trader: Pick<Trader, 'vat'>): Takings {
  const { orders, taken, discounts, gifts_used, gifts_sold, refunded, disputed, fees, fees_open } = figures;
  const card = taken + gifts_sold;
  const kept = card - refunded - disputed;
  return {
    ...{ orders, gross: taken + discounts + gifts_used, discounts, gifts_used, gifts_sold, card, refunded, disputed },
    ...{ fees, net: kept - fees, vat: vatDue(trader, kept), fees_open },
  };
}

/** What came by card, less what went back; pence. */
export const revenueOf = ({ taken, gifts_sold, refunded, disputed }: DayFigures): number =>
  taken + gifts_sold - refunded - disputed;

/** Takings of several days. */
export function sumOfTakings(all: readonly Takings[]): Takings {
  const sum = (of: keyof Takings) => all.reduce((total, one) => total + one[of], 0);
  return {
    ...{ orders: sum('orders'), gross: sum('gross'), discounts: sum('discounts'), gifts_used: sum('gifts_used') },
    ...{ gifts_sold: sum('gifts_sold'), card: sum('card'), refunded: sum('refunded'), disputed: sum('disputed') },
    ...{ fees: sum('fees'), net: sum('net'), vat: sum('vat'), fees_open: sum('fees_open') },
  };
}

type TakingsRow = { readonly label: string; readonly takings: Takings };

/** The takings of each shown day (`YYYY-MM-DD`), and of each shown day, week or month; oldest first. */
export function takingsRows(
  period: Period,
  months: readonly MonthStats[],
  trader: Pick<Trader, 'vat'>,
  now: Date,
): { days: TakingsRow[]; rows: TakingsRow[] } {
  const all = dayRows(period, months, now).map((row) => ({ ...row, takings: takingsOfDay(row.figures, trader) }));
  const byPeriod = [...Map.groupBy(all, ({ id }) => id).values()];
  return {
    days: all.map(({ day, takings }) => ({ label: day, takings })),
    rows: byPeriod.map((days) => ({
      label: days[0]?.label ?? '',
      takings: sumOfTakings(days.map(({ takings }) => takings)),
    })),
  };
}
