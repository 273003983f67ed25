import { expect, test } from 'vitest';
import { configured, dailyRuns, jobs } from './functions-table.ts';

test.each([
  ['every 1 minutes', 1440],
  ['every 5 minutes', 288],
  ['every 2 hours', 12],
  ['every day 04:10', 1],
  ['40 3 * * *', 1],
  ['*/10 * * * *', 144],
  ['15 * * * *', 24],
  ['5 0 * * 1', 1 / 7],
])('%s means %d times a day', (schedule, daily) => expect(dailyRuns(schedule)).toBe(daily));

test('an unreadable schedule is an error, not a free function', () =>
  expect(() => dailyRuns('first monday of month')).toThrow(/first monday/));

test('finds a scheduled function, and how much memory a function has', () => {
  expect(jobs()).toContainEqual({ name: 'sweep', daily: 1440 });
  expect(configured().find(({ name }) => name === 'submitPhoto')?.memory).toBe(1);
});
