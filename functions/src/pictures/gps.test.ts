import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gpsInside } from './gps.ts';

const wall = () => sharp({ create: { width: 32, height: 24, channels: 3, background: '#ff3d8b' } });
const degrees = { GPSLatitude: '51/1 31/1 1884/100', GPSLongitude: '0/1 4/1 1812/100' };
const located = wall().withExif({ IFD3: { ...degrees, GPSLatitudeRef: 'N', GPSLongitudeRef: 'W' } });

test('reads the GPS of a JPEG to the sixth decimal', async () => {
  expect(await gpsInside(await located.clone().jpeg().toBuffer())).toEqual({ latitude: 51.5219, longitude: -0.0717 });
});

test('finds no position without GPS, in a PNG, or in a file that is no picture', async () => {
  for (const bytes of [await wall().jpeg().toBuffer(), await located.clone().png().toBuffer(), Buffer.from('notes')])
    expect(await gpsInside(bytes)).toBeNull();
});

// London lies on both sides of the meridian. Degrees without N, S, E or W used to be published on
// the wrong side.
test.each([
  ['no letters', {}],
  ['no W or E', { GPSLatitudeRef: 'N' }],
  ['an odd letter', { GPSLatitudeRef: 'N', GPSLongitudeRef: 'w' }],
])('finds no position in degrees with %s', async (_name, letters) => {
  const bytes = await wall()
    .withExif({ IFD3: { ...degrees, ...letters } })
    .jpeg()
    .toBuffer();
  expect(await gpsInside(bytes)).toBeNull();
});
