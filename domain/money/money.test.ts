import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPence, formatPenceShort, formatPounds, penceOf, penceTyped, poundsOf } from './index.ts';

test.each([
  [10, 1_000, '£10.00', '£10'],
  [12.5, 1_250, '£12.50', '£12.50'],
  [0.1, 10, '£0.10', '£0.10'],
  [14.99, 1_499, '£14.99', '£14.99'],
  [0, 0, '£0.00', '£0'],
])('£%d is %d pence, written %s or %s', (pounds, pence, long, short) => {
  expect(penceOf(pounds)).toBe(pence);
  expect(formatPence(pence)).toBe(long);
  expect(formatPenceShort(pence)).toBe(short);
});

test.each([
  [98_765, '£988'],
  [1_849, '£18'],
  [0, '£0'],
])('%d pence are rounded to %s', (pence, pounds) => expect(formatPounds(pence)).toBe(pounds));

test('pence stay the same when they become pounds and pence again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
      expect(penceOf(poundsOf(pence))).toBe(pence);
    }),
  );
});

test.each([
  ['5', 500],
  ['£12.50', 1250],
  [' 0.5 ', 50],
  ['', null],
  ['five', null],
  ['1.005', null],
  ['-3', null],
])("'%s' as typed is %s pence", (typed, pence) => expect(penceTyped(typed)).toBe(pence));
