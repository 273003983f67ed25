import { emptyStop, tourDistances } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { stopTexts } from './stop-texts.ts';

const at = (latitude: number | null, is_out = false) => ({ ...emptyStop(), latitude, longitude: 0, is_out });
const inAll = (...stops: ReturnType<typeof at>[]) => stopTexts.inAll(tourDistances(stops));

test('the length of a tour names the stops that are not counted', () => {
  expect(inAll(at(51.52), at(51.53))).toBe('1.1 km in all, as the crow flies.');
  expect(inAll(at(51.52), at(null), at(51.53))).toBe(
    '1.1 km in all, as the crow flies. Stop 2 has no coordinates and is left out.',
  );
  expect(inAll(at(null), at(51.52), at(51.53), at(null), at(51.6, true))).toBe(
    '1.1 km in all, as the crow flies. Stops 1 and 4 have no coordinates and are left out. Stop 5 is left out, as in hunts.',
  );
  expect(inAll(at(51.52))).toBe('No distance yet: it takes two stops with coordinates.');
});

test('a closed stop counts its invalid fields', () => {
  expect([1, 2].map(stopTexts.toCorrect)).toEqual(['1 field to correct', '2 fields to correct']);
});
