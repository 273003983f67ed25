import { expect, test } from 'vitest';
import { aTour } from '../testing/index.ts';
import { everyTour, filtersOn, fitsFilter, hoursIn } from './tour-filters.ts';

test.each([
  ['3h', 3],
  ['2.5h', 2.5],
  ['2,5 hours', 2.5],
  ['2h 30m', 2.5],
  ['90 minutes', 1.5],
  ['2-3 hours', 3],
  ['Half a day', null],
])('%s is %s hours', (typed, hours) => {
  expect(hoursIn(typed)).toBe(hours);
});

test.each([
  ['2h', '2', true],
  ['2.5h', '2', false],
  ['2.5h', '2.5', true],
  ['2.5h', 'longer', false],
  ['3h', 'longer', true],
  ['Half a day', '2.5', false],
  ['Half a day', 'longer', false],
  ['Half a day', 'any', true],
] as const)('a tour of %s fits the duration %s: %s', (duration, chosen, fits) => {
  expect(fitsFilter(aTour({ duration }), { ...everyTour, duration: chosen })).toBe(fits);
});

test.each([
  ['yes', 'yes', true],
  ['yes', 'partly', true],
  ['partly', 'partly', true],
  ['partly', 'yes', false],
  ['no', 'partly', false],
  [null, 'partly', false],
  [null, 'any', true],
] as const)('a tour that is step-free %s fits %s: %s', (step_free, chosen, fits) => {
  expect(fitsFilter(aTour({ step_free }), { ...everyTour, step_free: chosen })).toBe(fits);
});

test('a tour must fit every filter', () => {
  const easy = aTour({ difficulty: 'Easy', duration: '3h' });
  expect(fitsFilter(easy, { ...everyTour, difficulty: 'Easy' })).toBe(true);
  expect(fitsFilter(easy, { ...everyTour, difficulty: 'Hard' })).toBe(false);
  expect(fitsFilter(easy, { ...everyTour, difficulty: 'Easy', duration: '2' })).toBe(false);
});

test('names the filters that are on', () => {
  expect(filtersOn(everyTour)).toEqual([]);
  expect(filtersOn({ ...everyTour, duration: '2', difficulty: 'Hard' })).toEqual(['duration', 'difficulty']);
});
