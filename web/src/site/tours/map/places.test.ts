import type { TourStop } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const stop = (stop_number: number, given: Partial<TourStop> = {}): TourStop => ({
  tour_id: 'a',
  stop_number,
  location_name: `Wall ${stop_number}`,
  latitude: 51.52,
  longitude: -0.07,
  clue_preview: '',
  image_url: null,
  status: 'published',
  created_at: new Date(0),
  ...given,
});

test('the map shows what the list shows, and no stop that the list keeps to itself', () => {
  const places = placesOf([1, 2, 3, 4, 5, 6, 7, 8].map((n) => stop(n)));
  expect(places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a stop without coordinates is left out, one on a meridian is not', () => {
  const places = placesOf([stop(1, { latitude: null }), stop(2, { longitude: 0 })]);
  expect(places.map(({ number }) => number)).toEqual([2]);
  expect(places[0]?.link).toContain(encodeURIComponent('51.52,0'));
});
