import { describe, expect, test } from 'vitest';
import { formatClock } from '../time/index.ts';
import { darkOnDay, darkOnWalk, darkWords } from './dark.ts';

const on = (moment: string, stops = 8) => {
  const dark = darkOnWalk(new Date(moment), stops);
  return dark && darkWords(dark, formatClock);
};

describe('a walk of eight stops', () => {
  test.each([
    ['in a November afternoon', '2026-11-28T14:00:00Z', 'It gets dark at 15:56: bring a light; some walls are unlit.'],
    ['in a November evening', '2026-11-28T18:00:00Z', 'It is dark: bring a light; some walls are unlit.'],
    ['before sunrise', '2026-12-13T07:00:00Z', 'It is dark: bring a light; some walls are unlit.'],
    ['past midnight in summer', '2026-06-21T23:30:00Z', 'It is dark: bring a light; some walls are unlit.'],
    // 21:21 by London's clocks, 20:21 UTC.
    ['in a summer evening', '2026-06-21T19:00:00Z', 'It gets dark at 21:21: bring a light; some walls are unlit.'],
    ['in a November morning', '2026-11-28T10:00:00Z', null],
    ['in a summer afternoon', '2026-06-21T15:00:00Z', null],
  ])('%s', (_, moment, words) => {
    expect(on(moment)).toBe(words);
  });
});

test('a short walk that ends by daylight meets no darkness', () => {
  expect(on('2026-11-28T14:00:00Z', 3)).toBeNull();
});

test.each([
  ['a November day', '2026-11-28T06:00:00Z', false, 'It gets dark at 15:56: bring a light; some walls are unlit.'],
  ['this November evening', '2026-11-28T18:00:00Z', true, 'It is dark: bring a light; some walls are unlit.'],
  ['a day in June', '2026-06-21T05:00:00Z', false, null],
  ['this night in June', '2026-06-21T22:00:00Z', true, 'It is dark: bring a light; some walls are unlit.'],
])('%s', (_, moment, isToday, words) => {
  const dark = darkOnDay(new Date(moment), isToday);
  expect(dark && darkWords(dark, formatClock)).toBe(words);
});
