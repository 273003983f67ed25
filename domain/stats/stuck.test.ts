import { expect, test } from 'vitest';
import { stuckStops, type TourStats } from './index.ts';

const stop = { under_way: 0, skipped: 0, claimed: 0, wrong_answers: 0, hints: 0 };
const tour: TourStats = {
  tour_id: 't',
  tour_name: 'Canals',
  completed: 8,
  stops: {
    '1': { ...stop, location_name: 'Lock', reached: 20, solved: 18, seconds: 18 * 600, wrong_answers: 30 },
    '2': { ...stop, location_name: 'Bridge', reached: 18, under_way: 2, solved: 9, hints: 9, seconds: 9 * 1200 },
    '3': { ...stop, location_name: null, reached: 9, solved: 8, seconds: 8 * 60 },
    '10': { ...stop, location_name: 'Basin', reached: 4, solved: 4, seconds: 4 * 60 },
  },
  counted_at: new Date('2026-11-27T12:00:00Z'),
};

test('the worst stop comes first, by what is asked for', () => {
  expect(stuckStops([tour], 'lost').map(({ name, per100 }) => [name, per100])).toEqual([
    // Of 18 hunts 9 went on and 2 are still there.
    ['Bridge', { lost: 39, wrong: 0, hints: 50 }],
    ['Lock', { lost: 10, wrong: 150, hints: 0 }],
  ]);
  expect(stuckStops([tour], 'wrong')[0]?.name).toBe('Lock');
  expect(stuckStops([tour], 'minutes').map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Bridge', 20],
    ['Lock', 10],
  ]);
});

test('a stop that is gone, or that hardly anybody has reached, is not listed', () =>
  expect(stuckStops([tour], 'hints').map(({ stop: number }) => number)).toEqual([2, 1]));
