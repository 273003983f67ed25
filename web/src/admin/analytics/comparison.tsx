import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import {
  comparedTotals,
  completionRate,
  type DayFigures,
  type MonthStats,
  marginPerHunt,
  type Period,
  revenueOf,
} from '@streetlore/domain/stats';
import { StatCards } from '../../ui/stat-cards.tsx';
import { analyticsTexts as texts } from './texts.ts';

type ComparisonProps = { readonly period: Period; readonly months: readonly MonthStats[]; readonly now: Date };

type Compared = {
  readonly title: string;
  readonly value: (figures: DayFigures) => number | null;
  readonly format: (value: number) => string;
  readonly to: string;
};

const compared: readonly Compared[] = [
  {
    title: texts.bookings,
    value: ({ bookings }) => bookings,
    format: (count) => count.toLocaleString('en-GB'),
    to: routes.adminSection('players'),
  },
  {
    title: texts.revenue,
    value: revenueOf,
    format: formatPence,
    to: routes.adminSection('players'),
  },
  {
    title: texts.margin,
    value: marginPerHunt,
    format: formatPence,
    to: `${routes.adminSection('settings')}?part=templates`,
  },
  {
    title: texts.completion,
    value: completionRate,
    format: (percent) => `${percent}%`,
    to: routes.adminSection('tours'),
  },
];

/** The shown span against as many days before it. */
export function Comparison({ period, months, now }: ComparisonProps) {
  const { shown, before, days } = comparedTotals(period, months, now);
  return (
    <StatCards
      figures={compared.map(({ title, value, format, to }) => {
        const [is, was] = [value(shown), value(before)];
        const figure = is === null ? '–' : format(is);
        return [title, figure, was === null ? texts.noBefore(days) : texts.before(format(was), days), to] as const;
      })}
    />
  );
}
