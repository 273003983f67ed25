import { expect, test } from 'vitest';
import { after, formatDay, londonWeek, spanOfWeek } from '../time/index.ts';
import { lastDayOfRound } from './round-end.ts';

test.each([
  ['2026-11-27T12:00:00Z', 'Sunday 29 November'],
  ['2026-11-29T23:59:59Z', 'Sunday 29 November'],
  ['2026-11-30T00:00:00Z', 'Sunday 6 December'],
  // British Summer Time: the round ends while it is still Sunday in UTC.
  ['2026-07-05T22:59:59Z', 'Sunday 5 July'],
  ['2026-07-05T23:00:00Z', 'Sunday 12 July'],
])('at %s the round ends on %s', (now, day) => {
  expect(lastDayOfRound(new Date(now))).toBe(day);
});

test('it is the day before the next round begins, on every day of a year with both clock changes', () => {
  for (let hour = 0; hour < 366 * 24; hour += 7) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    const last = after(spanOfWeek(londonWeek(now)).to, -1);
    expect(lastDayOfRound(now).split(' ')[1], now.toISOString()).toBe(formatDay(last).split(' ')[0]);
  }
});
