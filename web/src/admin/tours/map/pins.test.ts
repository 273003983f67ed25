import { emptyStop } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { isPlaced, pinsOf, toSixDecimals } from './pins.ts';

test('a stop keeps its number, with and without coordinates', () => {
  const pins = pinsOf([
    { ...emptyStop(), location_name: 'Bridge' },
    { ...emptyStop(), location_name: 'Wall', latitude: 51.5, longitude: 0, is_out: true },
  ]);
  expect(pins).toEqual([
    { number: 1, name: 'Bridge', position: null, isOut: false },
    { number: 2, name: 'Wall', position: { latitude: 51.5, longitude: 0 }, isOut: true },
  ]);
  expect(pins.filter(isPlaced).map(({ number }) => number)).toEqual([2]);
});

test('a position is stored to six decimals', () => {
  expect(toSixDecimals({ latitude: 51.52345678901, longitude: -0.07171717171 })).toEqual({
    latitude: 51.523457,
    longitude: -0.071717,
  });
});
