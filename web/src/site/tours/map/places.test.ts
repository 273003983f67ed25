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
  image_credit: '',
  artist: null,
  artist_slug: null,
  image_focus: null,
  status: 'published',
  created_at: new Date(0),
  ...given,
});

test('the map shows the six stops that the list shows, and no more', () => {
  const places = placesOf([1, 2, 3, 4, 5, 6, 7, 8].map((n) => stop(n)));
  expect(places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('leaves out a stop without coordinates, but not a stop on the meridian', () => {
  const places = placesOf([stop(1, { latitude: null }), stop(2, { longitude: 0 })]);
  expect(places.map(({ number }) => number)).toEqual([2]);
  expect(places[0]?.link).toContain(encodeURIComponent('51.52,0'));
});
