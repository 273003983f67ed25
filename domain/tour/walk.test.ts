import { expect, test } from 'vitest';
import { aSecret, aStop } from '../testing/index.ts';
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
      { latitude: 51.52, longitude: -0.07 },
      { latitude: 51.53, longitude: -0.07 },
    ],
    first_wall: 'Arch',
  });
});

test('a stop that is left out is neither the first wall nor part of the way', () => {
  const way = [stop('Gone', 51.5, true), stop('Arch', 51.52), stop('Gone too', 51.6, true), stop('Gate', 51.53)];
  const walk = walkOf(way);
  expect(walk).toMatchObject({ walk_metres: 1112, first_wall: 'Arch' });
  expect(walk.walls.map(({ latitude }) => latitude)).toEqual([51.52, 51.53]);
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

test('a team that begins at another wall is not sent to the tour’s first, nor to its station', () => {
  const [first, second] = [
    { latitude: 51.5, longitude: -0.07 },
    { latitude: 51.6, longitude: -0.08 },
  ];
  const tour = { walls: [first, second], first_wall: 'Arch', station: 'Hoxton' };
  expect(firstWallOf(tour)).toEqual({ name: 'Arch', station: 'Hoxton', place: first });
  expect(firstWallOf(tour, 2)).toEqual({ name: null, station: null, place: second });
  expect(firstWallOf({ ...tour, walls: [] }, 2)).toEqual({ name: null, station: null, place: null });
});
