import { describe, expect, test } from 'vitest';
import { DAYS_KEPT, daysBefore, fetchedByWeekday, newestDays } from './index.ts';

describe('the days that a partner keeps', () => {
  test('are the newest 92, counted from the last reward', () => {
    const last = '2026-11-30';
    const days = { [last]: 1, [daysBefore(last, DAYS_KEPT - 1)]: 2, [daysBefore(last, DAYS_KEPT)]: 3 };
    expect(newestDays(days)).toEqual({ '2026-11-30': 1, '2026-08-31': 2 });
  });

  test('have no entry for a day whose rewards were all taken back', () => {
    expect(newestDays({ '2026-11-30': 0, '2026-01-01': 4 })).toEqual({ '2026-01-01': 4 });
    expect(newestDays({ '2026-11-30': 0 })).toEqual({});
  });
});

describe('rewards by weekday', () => {
  test('begin with Monday and add up the weeks', () => {
    // 2026-11-23 is a Monday.
    const days = { '2026-11-23': 1, '2026-11-30': 2, '2026-11-28': 5, '2026-11-29': 7 };
    expect(fetchedByWeekday(days, '2026-11-01', '2026-11-30')).toEqual([3, 0, 0, 0, 0, 5, 7]);
  });

  test('leave out days before and after the span, and keep its first and last day', () => {
    const days = { '2026-10-31': 1, '2026-11-01': 2, '2026-11-30': 4, '2026-12-01': 8 };
    expect(fetchedByWeekday(days, '2026-11-01', '2026-11-30')).toEqual([4, 0, 0, 0, 0, 0, 2]);
  });

  test('are the same on the days when the clocks change', () => {
    expect(fetchedByWeekday({ '2026-03-29': 1, '2026-10-25': 1 }, '2026-01-01', '2026-12-31')).toEqual([
      0, 0, 0, 0, 0, 0, 2,
    ]);
  });
});
