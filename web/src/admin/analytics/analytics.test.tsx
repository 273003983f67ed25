import { noFigures, type TourStats } from '@streetlore/domain/stats';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { toCsv } from '../../ui/csv.ts';
import { periodCharts, stopCharts, stopRows } from './charts.ts';
import { csvColumns, Figure } from './figure.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { StopAnalytics } from './stop-analytics.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const words = (page: ReactElement) => wordsOf(htmlOf(page));
const figures = {
  ...noFigures(),
  bookings: 4,
  paid: 7200,
  orders: 4,
  taken: 7200,
  discounts: 800,
  refunded: 1800,
  fees: 188,
  finished: 3,
  messages: 90,
  segments: 150,
  solved: 20,
  skipped: 2,
  wrong_answers: 5,
  hints: 6,
  votes: 11,
};
const month = { calendar_month: '2026-11', days: { '20': figures }, counted_at: now };

describe('Analytics', () => {
  test('shows the same figures in every chart and in the table under it', () => {
    const shown = words(<PeriodFigures period="day" months={[month]} now={now} />);
    for (const title of [
      'Bookings',
      'Revenue',
      'Margin per hunt',
      'Messages and their cost',
      'Completion rate',
      'Wrong answers, hints and skips',
      'Votes',
    ])
      expect(shown).toContain(title);
    for (const row of [
      '20 Nov £54.00 £72.00 £18.00',
      '20 Nov 90 150 £6.00',
      // £54 less a fee of £1.88 and texts for £6.
      '20 Nov £11.53 £46.12 4',
      '20 Nov 75% 4 3 4',
      '20 Nov 5 6 2 20',
      '19 Nov – 0 0 0',
    ])
      expect(shown).toContain(row);
    expect(shown).toContain('4 0 in the 30 days before');
    expect(shown).toContain('75% none in the 30 days before');
  });

  test('explains what will be shown while nothing has been counted', () => {
    expect(words(<PeriodFigures period="week" months={[]} now={now} />)).toContain('Nothing to count yet');
    expect(words(<StopAnalytics tours={[]} />)).toContain('No tour has been played yet');
    const [chart] = periodCharts;
    if (!chart) throw new Error('There are no charts');
    const none = [{ label: '20 Nov', figures: noFigures() }];
    const empty = <Figure chart={chart} rows={none} head="Day" span="the last 30 days" file="f" />;
    expect(words(empty)).toContain('None in the last 30 days.');
  });

  test('writes pounds into a file, and an empty cell for a missing figure', () => {
    const csv = (id: string, row: typeof figures) => {
      const chart = periodCharts.find((one) => one.id === id);
      if (!chart) throw new Error(`There is no chart ${id}`);
      return toCsv(csvColumns(chart, 'Day'), [{ label: '20 Nov', figures: row }]);
    };
    expect(csv('revenue', figures)).toBe('Day,Revenue (GBP),Paid (GBP),Refunded (GBP)\r\n20 Nov,54,72,18');
    expect(csv('completion', noFigures())).toBe('Day,Completion rate,Ended,Finished,Booked\r\n20 Nov,,0,0,0');
  });

  test('counts the hunts that ended at a stop: they did not reach the next one or did not finish', () => {
    const stop = {
      location_name: 'Wall',
      under_way: 0,
      solved: 0,
      skipped: 0,
      claimed: 0,
      wrong_answers: 0,
      hints: 0,
      seconds: 0,
    };
    const tour: TourStats = {
      tour_id: 't',
      tour_name: 'Canals',
      completed: 4,
      stops: {
        '1': { ...stop, reached: 10 },
        '2': { ...stop, reached: 7, under_way: 2 },
        '10': { ...stop, reached: 5, location_name: null },
      },
      counted_at: now,
    };
    expect(stopRows(tour).map(({ label, figures }) => [label, figures.left])).toEqual([
      ['1. Wall', 3],
      // Two of the seven hunts are still at this stop and may go on.
      ['2. Wall', 0],
      ['10. Stop 10', 1],
    ]);
    const shown = words(<StopAnalytics tours={[tour]} />);
    for (const { title } of stopCharts) expect(shown).toContain(title);
    expect(shown).toContain('Came no further Still there');
  });
});
