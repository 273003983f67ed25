import { expect, test } from 'vitest';
import { aSecret, aStop } from '../testing/index.ts';
import { stationLine } from './visit.ts';
import { firstWallOf, walkedStops, walkOf } from './walk.ts';

const stop = (name: string, latitude: number | null, is_out = false) => ({
  location_name: name,
  latitude,
  longitude: latitude === null ? null : -0.07,
  is_out,
});

test('a walk is as long as the ways between its walls, in whole metres', () => {
  expect(walkOf([stop('Arch', 51.52), stop('Gate', 51.53)])).toEqual({
    walk_metres: 1112,
    walls: [
      { latitude: 51.52, longitude: -0.07, name: 'Arch', stop_number: 1 },
      { latitude: 51.53, longitude: -0.07, name: 'Gate', stop_number: 2 },
    ],
    first_wall: 'Arch',
  });
});

test('a stop that is left out is neither the first wall nor part of the way', () => {
  const way = [stop('Gone', 51.5, true), stop('Arch', 51.52), stop('Gone too', 51.6, true), stop('Gate', 51.53)];
  const walk = walkOf(way);
  expect(walk).toMatchObject({ walk_metres: 1112, first_wall: 'Arch' });
  expect(walk.walls.map(({ latitude, stop_number }) => [stop_number, latitude])).toEqual([
    [2, 51.52],
    [4, 51.53],
  ]);
});

test('a stop without coordinates leaves the distance unknown', () => {
  const way = [stop('Arch', 51.52), stop('Somewhere', null), stop('Gate', 51.53)];
  expect(walkOf(way)).toMatchObject({ walk_metres: null, first_wall: 'Arch' });
  expect(walkOf(way).walls).toHaveLength(2);
});

test('a single wall is no walk, and no stops are no wall', () => {
  expect(walkOf([stop('Arch', 51.52)]).walk_metres).toBeNull();
  expect(walkOf([])).toEqual({ walk_metres: null, walls: [], first_wall: '' });
});

test('stored stops come in playing order, with what their secrets say', () => {
  const stops = walkedStops([aStop('t', 2), aStop('t', 1)], [aSecret('t', 1, { is_out: true }), aSecret('t', 2)]);
  expect(stops.map(({ location_name, is_out }) => [location_name, is_out])).toEqual([
    ['Wall 1', true],
    ['Wall 2', false],
  ]);
});

test('a team that begins at another wall is sent there by name, and the station is said to be the first wall’s', () => {
  const walls = walkOf([stop('Gone', 51.4, true), stop('Arch', 51.5), stop('Shut', 51.55, true), stop('Gate', 51.6)]);
  const tour = { ...walls, station: 'Hoxton' };
  const [first, last] = [
    { latitude: 51.5, longitude: -0.07 },
    { latitude: 51.6, longitude: -0.07 },
  ];
  expect(firstWallOf(tour)).toEqual({ name: 'Arch', station: 'Hoxton', isAtStation: true, place: first });
  expect(firstWallOf(tour, 4)).toEqual({ name: 'Gate', station: 'Hoxton', isAtStation: false, place: last });
  // A stop that is left out gives way to the next, as in the hunt itself.
  expect(firstWallOf(tour, 3)).toEqual(firstWallOf(tour, 4));
  expect(stationLine(firstWallOf(tour))).toBe('Nearest station: Hoxton');
  expect(stationLine(firstWallOf(tour, 4))).toBe("Station of the tour's first wall: Hoxton");
  expect(firstWallOf({ ...tour, walls: [], first_wall: '' })).toMatchObject({ name: null, place: null });
});
