import { paymentFee } from '../money/index.ts';
import { PENCE_A_SEGMENT } from '../sms/segments.ts';
import { formatClock, formatDay, londonDay, londonMonth, londonWeek, spanOfWeek } from '../time/index.ts';
import { spanOfDay } from './changes.ts';
import { type DayFigures, type MonthStats, noFigures } from './schema.ts';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** How many of each period are shown: a month of days, a quarter of weeks, a year of months. */
const PERIODS_SHOWN = { day: 30, week: 12, month: 12 } as const satisfies Record<Period, number>;

export type PeriodRow = {
  /** `2026-11-20`, `2026-W47` or `2026-11`. */
  id: string;
  /** `20 Nov`, `16 Nov` (the week's Monday) or `Nov 2026`. */
  label: string;
  figures: DayFigures;
};

const DAY = 24 * 3_600_000;
const idOf = { day: londonDay, week: londonWeek, month: londonMonth } as const satisfies Record<
  Period,
  (at: Date) => string
>;

/** The last days (`YYYY-MM-DD`) up to today, in London, oldest first. */
export function lastDays(count: number, now: Date): string[] {
  // Noon in Greenwich is on the same London day all year round, so steps of 24 hours skip no day.
  const noon = new Date(`${londonDay(now)}T12:00:00Z`).getTime();
  return Array.from({ length: count }, (_, n) => londonDay(new Date(noon - (count - 1 - n) * DAY)));
}

/** Until when, in London, people on duty still look back on the evening before. */
const NIGHT_ENDS = '05:00';

/**
 * Between midnight and five in London, the day before (`YYYY-MM-DD`): its evening is hardly over.
 * Else null.
 */
export function eveningBefore(now: Date): string | null {
  return formatClock(now) < NIGHT_ENDS ? (lastDays(2, now)[0] ?? null) : null;
}

/** The days of the shown periods, oldest first. */
function daysShown(period: Period, now: Date): string[] {
  const known = new Set<string>();
  const days: string[] = [];
  for (const day of lastDays(PERIODS_SHOWN[period] * { day: 1, week: 7, month: 31 }[period], now).reverse()) {
    known.add(idOf[period](noonOf(day)));
    if (known.size > PERIODS_SHOWN[period]) break;
    days.push(day);
  }
  return days.reverse();
}

/** The shown days and as many days before them, oldest first. */
function daysCompared(period: Period, now: Date): { before: string[]; shown: string[] } {
  const shown = daysShown(period, now);
  return { before: lastDays(2 * shown.length, now).slice(0, shown.length), shown };
}

/** The first month (`YYYY-MM`) whose document the shown periods and their comparison need. */
export function monthsSince(period: Period, now: Date): string {
  return (daysCompared(period, now).before[0] ?? londonDay(now)).slice(0, 7);
}

/** The figures of all shown days together, and those of as many days before them. */
export function comparedTotals(
  period: Period,
  months: readonly MonthStats[],
  now: Date,
): { shown: DayFigures; before: DayFigures; days: number } {
  const of = figuresByDay(months);
  const total = (days: readonly string[]) =>
    days.map(of).reduce<DayFigures>((a, b) => (b ? sum(a, b) : a), noFigures());
  const { before, shown } = daysCompared(period, now);
  return { shown: total(shown), before: total(before), days: shown.length };
}

function figuresByDay(months: readonly MonthStats[]): (day: string) => DayFigures | undefined {
  const byMonth = new Map(months.map(({ calendar_month, days }) => [calendar_month, days]));
  return (day) => byMonth.get(day.slice(0, 7))?.[day.slice(8)];
}

/** The figures of each shown day, with the day, week or month that it belongs to, oldest first. */
export function dayRows(
  period: Period,
  months: readonly MonthStats[],
  now: Date,
): (PeriodRow & { readonly day: string })[] {
  const of = figuresByDay(months);
  return daysShown(period, now).map((day) => {
    const id = idOf[period](noonOf(day));
    return { day, id, label: labelOf(period, id), figures: of(day) ?? noFigures() };
  });
}

/** The figures of each shown day, week or month, oldest first; all 0 when nothing happened. */
export function periodRows(period: Period, months: readonly MonthStats[], now: Date): PeriodRow[] {
  const rows = new Map<string, PeriodRow>();
  for (const { id, label, figures } of dayRows(period, months, now)) {
    const known = rows.get(id);
    rows.set(id, { id, label, figures: known ? sum(known.figures, figures) : figures });
  }
  return [...rows.values()];
}

function sum(a: DayFigures, b: DayFigures): DayFigures {
  const fields = Object.keys(a) as (keyof DayFigures)[];
  return Object.fromEntries(fields.map((field) => [field, a[field] + b[field]])) as DayFigures;
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

function labelOf(period: Period, id: string): string {
  if (period === 'day') return formatDay(spanOfDay(id).from).replace(/ \d{4}$/, '');
  if (period === 'week') return formatDay(spanOfWeek(id).from).replace(/ \d{4}$/, '');
  return formatDay(noonOf(`${id}-01`)).replace(/^\d+ /, '');
}

/** The booked hunts that have ended by now: finished, stopped, refunded or expired. */
export const endedHunts = ({ bookings, open }: Pick<DayFigures, 'bookings' | 'open'>): number =>
  Math.max(0, bookings - open);

/** The share of ended hunts that were finished, in whole percent; null when none has ended. */
export function completionRate(figures: Pick<DayFigures, 'bookings' | 'finished' | 'open'>): number | null {
  const ended = endedHunts(figures);
  return ended > 0 ? Math.round((100 * figures.finished) / ended) : null;
}

/** Estimates what is left of the paid bookings (pence) after that day's refunds, disputes, texts and Stripe's fee. */
export const marginOf = ({ bookings, paid, refunded, disputed, segments }: DayFigures): number =>
  paid - refunded - disputed - paymentFee(paid, bookings) - segments * PENCE_A_SEGMENT;

/** The margin for each paid booking, in whole pence; null without one. */
export const marginPerHunt = (figures: DayFigures): number | null =>
  figures.bookings > 0 ? Math.round(marginOf(figures) / figures.bookings) : null;

/** The mean rating of the tours, weighted by their reviews, to one decimal; 0 without reviews. */
export function averageRating(tours: readonly { rating: number; reviews: number }[]): number {
  const reviews = tours.reduce((sum, tour) => sum + tour.reviews, 0);
  if (reviews === 0) return 0;
  const stars = tours.reduce((sum, tour) => sum + tour.rating * tour.reviews, 0);
  return Math.round((stars / reviews) * 10) / 10;
}
