import { expect, test } from 'vitest';
import { formatMetres, metresBetween } from './distance.ts';

const brickLane = { latitude: 51.5219, longitude: -0.0717 };

test('a degree of latitude is 111 kilometres everywhere, one of longitude only on the equator', () => {
  expect(metresBetween({ latitude: 51, longitude: 0 }, { latitude: 52, longitude: 0 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 })).toBeCloseTo(55_597, -1);
});

test('the distance is the same both ways, none to the same point, and short across the meridians', () => {
  const greenwich = { latitude: 51.4779, longitude: 0.0015 };
  expect(metresBetween(brickLane, greenwich)).toBe(metresBetween(greenwich, brickLane));
  expect(metresBetween(brickLane, brickLane)).toBe(0);
  const [west, east] = [-179.999, 179.999].map((longitude) => ({ latitude: 0, longitude }));
  expect(west && east && metresBetween(west, east)).toBeLessThan(300);
  expect(metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015_115, -2);
});

test.each([
  [0, '0 m'],
  [3, 'under 10 m'],
  [346, '350 m'],
  [994, '990 m'],
  [996, '1.0 km'],
  [1840, '1.8 km'],
])('%d metres are written as %s', (metres, text) => {
  expect(formatMetres(metres)).toBe(text);
});
