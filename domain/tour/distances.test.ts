import { expect, test } from 'vitest';
import { stopPosition, tourDistances } from './distances.ts';

const stop = (latitude: number | null, longitude: number | null = 0, is_out = false) => ({
  latitude,
  longitude,
  is_out,
});
const rounded = (legs: ReturnType<typeof tourDistances>['legs']) =>
  legs.map((leg) => leg && [leg.from, Math.round(leg.metres)]);

test('each stop is reached from the one before, and the legs make the whole', () => {
  const { legs, metres, unplaced } = tourDistances([stop(51.52), stop(51.521), stop(51.523)]);
  expect(rounded(legs)).toEqual([null, [1, 111], [2, 222]]);
  expect(Math.round(metres)).toBe(334);
  expect(unplaced).toEqual([]);
});

test('stops without coordinates and stops out of hunts are passed over, and named', () => {
  const { legs, unplaced, out } = tourDistances([
    stop(null),
    stop(51.52),
    stop(51.9, null),
    stop(51.8, 0, true),
    stop(51.521),
    stop(null, 0, true),
  ]);
  expect(rounded(legs)).toEqual([null, null, null, null, [2, 111], null]);
  expect({ unplaced, out }).toEqual({ unplaced: [1, 3, 6], out: [4] });
});

test('a half-typed coordinate is no place, and the meridian is one', () => {
  expect(stopPosition(stop(51.5, 0))).toEqual({ latitude: 51.5, longitude: 0 });
  expect(stopPosition(stop(Number.NaN, 0))).toBeNull();
  expect(stopPosition(stop(515, 0))).toBeNull();
  expect(tourDistances([])).toMatchObject({ legs: [], metres: 0 });
});
