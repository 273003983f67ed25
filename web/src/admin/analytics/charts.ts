import { formatPence } from '@streetlore/domain/money';
import { PENCE_A_SEGMENT } from '@streetlore/domain/sms';
import {
  completionRate,
  type DayFigures,
  endedHunts,
  lostAtStops,
  marginOf,
  marginPerHunt,
  revenueOf,
  type StopFigures,
  type TourStats,
} from '@streetlore/domain/stats';
import { analyticsTexts } from './texts.ts';

export type Row<Figures> = {
  /** Shown on the horizontal axis and in the table's first column. */
  readonly label: string;
  readonly figures: Figures;
};

export const paints = {
  magenta: 'var(--magenta)',
  yellow: 'var(--yellow)',
  cyan: 'var(--cyan)',
  green: 'var(--green)',
  violet: 'var(--violet)',
  orange: 'var(--orange)',
} as const;

/** A column of the table, and part of the chart if it has a `shape`. */
export type Series<Figures> = {
  readonly title: string;
  readonly value: (figures: Figures) => number | null;
  readonly format?: (value: number) => string;
  readonly spray?: keyof typeof paints;
  readonly shape?: 'bar' | 'stack' | 'line';
  readonly right?: boolean;
};

export type Chart<Figures> = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /**
   * Labels every row on the axis, at an angle if necessary. Otherwise only rows with enough room have labels.
   */
  readonly namesAll?: boolean;
  readonly series: readonly Series<Figures>[];
};

const pounds = (pence: number) => formatPence(pence);
const percent = (value: number) => `${value}%`;
const costOf = ({ segments }: DayFigures) => segments * PENCE_A_SEGMENT;

export const periodCharts: readonly Chart<DayFigures>[] = [
  {
    id: 'bookings',
    title: 'Bookings',
    series: [{ title: 'Bookings', value: ({ bookings }) => bookings, shape: 'bar', spray: 'yellow' }],
  },
  {
    id: 'revenue',
    title: 'Revenue',
    note: 'Taken by card in the period, less refunds and disputes.',
    series: [
      {
        title: 'Revenue',
        value: revenueOf,
        format: pounds,
        shape: 'bar',
        spray: 'green',
      },
      { title: 'Paid', value: ({ taken, gifts_sold }) => taken + gifts_sold, format: pounds },
      { title: 'Refunded', value: ({ refunded, disputed }) => refunded + disputed, format: pounds },
    ],
  },
  {
    id: 'margin',
    title: 'Margin per hunt',
    note: 'Price less refunds, the card fee (1.5% and 20p) and the texts of the same days. An estimate.',
    series: [
      { title: 'Margin per hunt', value: marginPerHunt, format: pounds, shape: 'line', spray: 'green' },
      { title: 'Margin', value: marginOf, format: pounds },
      { title: 'Booked', value: ({ bookings }) => bookings },
    ],
  },
  {
    id: 'messages',
    title: 'Messages and their cost',
    note: analyticsTexts.cost(PENCE_A_SEGMENT),
    series: [
      { title: 'Messages', value: ({ messages }) => messages, shape: 'bar', spray: 'cyan' },
      { title: 'Segments sent', value: ({ segments }) => segments },
      { title: 'Cost', value: costOf, format: pounds, shape: 'line', spray: 'magenta', right: true },
    ],
  },
  {
    id: 'completion',
    title: 'Completion rate',
    note: 'Of the hunts booked in the period that have ended by now, those finished.',
    series: [
      { title: 'Completion rate', value: completionRate, format: percent, shape: 'line', spray: 'violet' },
      { title: 'Ended', value: endedHunts },
      { title: 'Finished', value: ({ finished }) => finished },
      { title: 'Booked', value: ({ bookings }) => bookings },
    ],
  },
  {
    id: 'stumbles',
    title: 'Wrong answers, hints and skips',
    note: 'At the stops that were solved or skipped in the period.',
    series: [
      { title: 'Wrong answers', value: (day) => day.wrong_answers, shape: 'stack', spray: 'magenta' },
      { title: 'Hints', value: ({ hints }) => hints, shape: 'stack', spray: 'yellow' },
      { title: 'Skips', value: ({ skipped }) => skipped, shape: 'stack', spray: 'cyan' },
      { title: 'Stops solved', value: ({ solved }) => solved },
    ],
  },
  {
    id: 'votes',
    title: 'Votes',
    note: 'Cast in the photo contest and still standing.',
    series: [{ title: 'Votes', value: ({ votes }) => votes, shape: 'bar', spray: 'orange' }],
  },
];

export type StopRow = StopFigures & {
  /** The hunts that ended here: they did not reach the next stop and are not under way. */
  readonly left: number;
};

export const stopCharts: readonly Chart<StopRow>[] = [
  {
    id: 'drop-off',
    title: 'Drop-off per stop',
    namesAll: true,
    note: 'How many hunts came as far as each stop, how many ended there, and how many stand there now and may go on.',
    series: [
      { title: 'Reached', value: ({ reached }) => reached, shape: 'bar', spray: 'cyan' },
      { title: 'Came no further', value: ({ left }) => left, shape: 'bar', spray: 'magenta' },
      { title: 'Still there', value: ({ under_way }) => under_way, shape: 'bar', spray: 'yellow' },
      { title: 'Solved', value: ({ solved }) => solved },
      { title: 'Rewards claimed', value: ({ claimed }) => claimed },
      {
        title: 'Minutes on average',
        value: ({ seconds, solved, skipped }) =>
          solved + skipped > 0 ? Math.round(seconds / (solved + skipped) / 6) / 10 : null,
      },
    ],
  },
  {
    id: 'stop-stumbles',
    title: 'Wrong answers, hints and skips per stop',
    namesAll: true,
    series: [
      { title: 'Wrong answers', value: (stop) => stop.wrong_answers, shape: 'stack', spray: 'magenta' },
      { title: 'Hints', value: ({ hints }) => hints, shape: 'stack', spray: 'yellow' },
      { title: 'Skips', value: ({ skipped }) => skipped, shape: 'stack', spray: 'cyan' },
    ],
  },
];

/** A tour's stops in order, each with its name. A finished hunt did not end at any stop. */
export function stopRows({ stops, completed }: TourStats): Row<StopRow>[] {
  const lost = lostAtStops({ stops, completed });
  const ordered = Object.entries(stops).sort(([a], [b]) => Number(a) - Number(b));
  return ordered.map(([number, stop]) => ({
    label: `${number}. ${stop.location_name ?? analyticsTexts.unnamedStop(Number(number))}`,
    figures: { ...stop, left: lost.get(Number(number)) ?? 0 },
  }));
}

export function formatFigure<Figures>({ value, format }: Series<Figures>, figures: Figures): string {
  const figure = value(figures);
  if (figure === null) return '–';
  return format ? format(figure) : figure.toLocaleString('en-GB');
}
