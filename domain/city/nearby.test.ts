import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, cellsAround, isNear } from './distance.ts';

const wall = { latitude: 51.5237, longitude: -0.0786 };
/** Metres to the north, and to the east at this latitude, in degrees. */
const off = (north: number, east: number) => ({
  latitude: wall.latitude + north / 111_195,
  longitude: wall.longitude + east / 69_180,
});

test.each([
  [140, 0, true],
  [160, 0, false],
  [0, -140, true],
  [0, -160, false],
  [110, 110, false],
])('a photo %s m to the north and %s m to the east is near: %s', (north, east, near) => {
  expect(isNear(off(north, east), [{ latitude: 51.4, longitude: 0 }, wall])).toBe(near);
});

test('what is near a wall lies in one of the cells around it, on both sides of the meridian', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const shift = degrees(-0.0023, 0.0023);
  fc.assert(
    fc.property(degrees(51.28, 51.7), degrees(-0.52, 0.34), shift, shift, (latitude, longitude, up, right) => {
      const photo = { latitude: latitude + up, longitude: longitude + right };
      const one = { latitude, longitude };
      if (isNear(photo, [one])) expect(cellsAround(photo)).toContain(cellOf(one));
    }),
  );
});
