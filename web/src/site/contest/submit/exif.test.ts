import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exifOf, NO_EXIF, readExif } from './exif.ts';

const west = { latitude: 51.5, longitude: -0.07, GPSLatitudeRef: 'N', GPSLongitudeRef: 'W' };

test('reads position, accuracy in metres and camera', () => {
  expect(exifOf({ ...west, GPSHPositioningError: 12.5, Make: 'Apple\0', Model: ' iPhone 16 ' })).toEqual({
    gps: { latitude: 51.5, longitude: -0.07, accuracy: 12.5 },
    camera: { make: 'Apple', model: 'iPhone 16' },
  });
});

test.each([
  ['no coordinates', {}],
  ['half of them', { ...west, longitude: undefined }],
  ['no number', { ...west, latitude: Number.NaN }],
  ['no place on earth', { ...west, latitude: 123 }],
  ['a receiver without a fix', { ...west, latitude: 0, longitude: 0 }],
  ['a side of the equator alone', { ...west, GPSLongitudeRef: undefined }],
  ['a side of the meridian alone', { ...west, GPSLatitudeRef: '' }],
  ['an odd letter', { ...west, GPSLongitudeRef: 'w' }],
])('reads %s as no position', (_name, found) => {
  expect(exifOf(found).gps).toBeNull();
});

test('reads a real file', async () => {
  const { data } = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#ff3d8b' } })
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 16' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 31/1 1884/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 4/1 1812/100',
        GPSHPositioningError: '12/1',
      },
    })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const { gps, camera } = await readExif(new File([new Uint8Array(data)], 'wall.jpg', { type: 'image/jpeg' }));
  expect(gps?.latitude).toBeCloseTo(51.5219, 6);
  expect(gps?.longitude).toBeCloseTo(-0.0717, 6);
  expect(gps?.accuracy).toBe(12);
  expect(camera).toEqual({ make: 'Apple', model: 'iPhone 16' });
});

test('does not read a HEIC under a .jpg name, which could run for ever', async () => {
  // exifr never returns from this file: a box of length 0 follows the first.
  const boxes = `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(200)}`;
  expect(await readExif(new File([boxes], 'IMG_0001.jpg', { type: 'image/jpeg' }))).toEqual(NO_EXIF);
});

test('reads only JPEG, and finds nothing in a .jpg that is no photo', async () => {
  expect(await readExif(new File(['GIF89a'], 'wall.gif', { type: 'image/gif' }))).toEqual(NO_EXIF);
  expect(await readExif(new File(['not a photo'], 'wall.jpg', { type: 'image/jpeg' }))).toEqual(NO_EXIF);
});
