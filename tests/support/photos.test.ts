import exifr from 'exifr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aJpeg, hugePng, photoCanaries, places, tenPhotos } from './photos.ts';

test('the fixtures have the metadata that they claim, so that a copy without it proves something', async () => {
  const bytes = await aJpeg({
    gps: { ...places.shoreditch, accuracy: 5 },
    camera: { make: photoCanaries.make, model: 'X' },
    owner: photoCanaries.owner,
    xmp: photoCanaries.xmp,
    iptc: photoCanaries.iptc,
    orientation: 6,
  });
  const read = await exifr.parse(bytes, { gps: true, xmp: true, iptc: true, translateValues: false });
  expect(read).toMatchObject({
    Make: photoCanaries.make,
    Artist: photoCanaries.owner,
    GPSHPositioningError: 5,
    Orientation: 6,
  });
  expect(read.latitude).toBeCloseTo(places.shoreditch.latitude, 4);
  expect(read.longitude).toBeCloseTo(places.shoreditch.longitude, 4);
  for (const canary of Object.values(photoCanaries)) expect(bytes.includes(canary)).toBe(true);
});

test('the ten photos and the huge one are what their names say', async () => {
  const ten = await tenPhotos();
  expect(Object.keys(ten)).toHaveLength(10);
  const [north] = await Promise.all([exifr.gps(ten.elsewhere.bytes)]);
  expect(north?.latitude).toBeCloseTo(places.paris.latitude, 4);
  expect(await exifr.gps(ten.withoutGps.bytes)).toBeUndefined();
  expect((await sharp(ten.gif.bytes).metadata()).format).toBe('gif');
  expect(ten.large.bytes.length).toBeGreaterThan(4 * 1024 * 1024);
  expect(ten.large.bytes.length).toBeLessThan(10 * 1024 * 1024);
  expect(await sharp(hugePng(), { limitInputPixels: false }).metadata()).toMatchObject({
    width: 20_000,
    height: 20_000,
  });
});
