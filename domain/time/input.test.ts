import { expect, test } from 'vitest';
import { formatMoment, fromLondonInput, toLondonInput } from './index.ts';

test.each([
  ['2026-11-24T09:05', '2026-11-24T09:05:00.000Z', '24 Nov 2026, 09:05'],
  ['2026-07-01T00:30', '2026-06-30T23:30:00.000Z', '1 Jul 2026, 00:30'],
])('%s in an input is London time, wherever the browser is', (typed, instant, said) => {
  const at = fromLondonInput(typed);
  expect(at?.toISOString()).toBe(instant);
  expect(toLondonInput(new Date(instant))).toBe(typed);
  expect(formatMoment(new Date(instant))).toBe(said);
});

// While somebody types the year 2027, a browser reports 0002, 0020 and 0202. JavaScript reads 0002
// as 1902.
test.each(['', 'tomorrow', '2026-11-24', '0002-11-24T09:05', '0202-11-24T09:05'])('%j is null', (typed) => {
  expect(fromLondonInput(typed)).toBeNull();
});
