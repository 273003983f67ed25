import { describe, expect, test } from 'vitest';
import {
  comparedTotals,
  completionRate,
  lastDays,
  type MonthStats,
  marginOf,
  marginPerHunt,
  monthsSince,
  noFigures,
  periodRows,
} from './index.ts';

const now = new Date('2026-11-20T23:59:00Z');
const month = (month: string, days: Record<string, number>): MonthStats => ({
  calendar_month: month,
  days: Object.fromEntries(Object.entries(days).map(([day, bookings]) => [day, { ...noFigures(), bookings }])),
  counted_at: now,
});
const bookings = (rows: readonly { id: string; figures: { bookings: number } }[]) =>
  Object.fromEntries(
    rows.filter(({ figures }) => figures.bookings > 0).map(({ id, figures }) => [id, figures.bookings]),
  );

describe('figures by period', () => {
  const months = [
    month('2025-12', { '01': 3, '31': 4 }),
    month('2026-10', { '21': 9, '22': 1 }),
    month('2026-11', { '16': 2, '20': 5 }),
  ];

  test('have thirty days up to today, including days without events', () => {
    const rows = periodRows('day', months, now);
    expect(rows).toHaveLength(30);
    expect([rows[0]?.id, rows[0]?.label, rows.at(-1)?.id, rows.at(-1)?.label]).toEqual([
      '2026-10-22',
      '22 Oct',
      '2026-11-20',
      '20 Nov',
    ]);
    expect(bookings(rows)).toEqual({ '2026-10-22': 1, '2026-11-16': 2, '2026-11-20': 5 });
  });

  test('have twelve ISO weeks, each named by its Monday', () => {
    const rows = periodRows('week', months, now);
    expect(rows.map(({ id }) => id)).toHaveLength(12);
    expect([rows[0]?.id, rows.at(-1)?.id, rows.at(-1)?.label]).toEqual(['2026-W36', '2026-W47', '16 Nov']);
    expect(bookings(rows)).toEqual({ '2026-W43': 10, '2026-W47': 7 });
  });

  test('have twelve months', () => {
    const rows = periodRows('month', months, now);
    expect(rows).toHaveLength(12);
    expect([rows[0]?.label, rows.at(-1)?.label]).toEqual(['Dec 2025', 'Nov 2026']);
    expect(bookings(rows)).toEqual({ '2025-12': 7, '2026-10': 10, '2026-11': 7 });
  });

  test('ask for no more months than they and their comparison need', () => {
    expect(monthsSince('day', now)).toBe('2026-09');
    expect(monthsSince('week', now)).toBe('2026-06');
    expect(monthsSince('month', now)).toBe('2024-12');
  });

  test('are compared with as many days before them', () => {
    const { shown, before, days } = comparedTotals('day', months, now);
    expect([shown.bookings, before.bookings, days]).toEqual([8, 9, 30]);
  });

  test('neither skip nor repeat a day when the clocks change', () => {
    for (const at of ['2026-03-30T22:30:00Z', '2026-10-26T00:10:00Z']) {
      const days = lastDays(400, new Date(at));
      expect(new Set(days).size).toBe(400);
      expect(days).toEqual([...days].sort());
    }
  });
});

describe('the completion rate', () => {
  test('is the share of hunts that have ended, and null without any', () => {
    expect(completionRate({ bookings: 3, finished: 2, open: 0 })).toBe(67);
    // A hunt that is under way may still be finished.
    expect(completionRate({ bookings: 3, finished: 2, open: 1 })).toBe(100);
    expect(completionRate({ bookings: 1, finished: 0, open: 1 })).toBeNull();
    expect(completionRate({ bookings: 0, finished: 0, open: 0 })).toBeNull();
  });
});

test('the margin is the price less refunds, the card fee and the texts', () => {
  const figures = { ...noFigures(), bookings: 2, paid: 6000, refunded: 1000, segments: 50 };
  // 1.5 % of £60 and 20p twice are £1.30; 50 segments at 4p are £2.
  expect([marginOf(figures), marginPerHunt(figures)]).toEqual([6000 - 1000 - 130 - 200, 2335]);
  expect(marginPerHunt(noFigures())).toBeNull();
});
