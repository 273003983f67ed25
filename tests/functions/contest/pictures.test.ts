import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCopies } from '../../../functions/src/pictures/copies.ts';
import { everything, expectBare, markedPhotos } from '../../support/marked-photos.ts';
import { aJpeg, aWall, withMetadata } from '../../support/photos.ts';
import { showsFault } from '../../support/shows-fault.ts';

test('there are thirty', () => expect(markedPhotos).toHaveLength(30));

test.each(markedPhotos)('%s: no copy carries any of it', async (_what, make) => {
  const original = await make();
  const made = await makeCopies(original, (name) => `/${name}`);
  if (!made.ok) throw new Error(made.reason);
  expect(made.copies.length).toBeGreaterThan(0);
  const placeholder = Buffer.from(made.picture.placeholder.split(',')[1] ?? '', 'base64');
  for (const bytes of [...made.copies.map((copy) => copy.bytes), placeholder]) await expectBare(bytes);
  showsFault(33, 1, 'marked photos whose copies carry 0 bytes of EXIF, XMP or IPTC');
});

test('a photo is turned upright, and its sizes are what they say', async () => {
  const made = await makeCopies(await aJpeg({ orientation: 6 }, aWall(1000, 500, 9)), (name) => `/${name}`);
  if (!made.ok) throw new Error(made.reason);
  expect(made.picture).toMatchObject({ width: 500, height: 1000, sizes: [{ width: 480 }, { width: 500 }] });
  for (const { width, webp } of made.picture.sizes) {
    const copy = made.copies.find(({ name }) => `/${name}` === webp);
    expect(await sharp(copy?.bytes).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('an AVIF exists only when it saves bytes, and has no metadata either', async () => {
  const plaster = sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const original = await withMetadata(plaster.blur(2), everything).jpeg().toBuffer();
  const made = await makeCopies(original, (name) => `/${name}`);
  if (!made.ok) throw new Error(made.reason);
  const size = (address: string | null) => made.copies.find(({ name }) => `/${name}` === address)?.bytes.length ?? 0;
  const kept = made.picture.sizes.filter(({ avif }) => avif !== null);
  expect(kept.length).toBeGreaterThan(0);
  for (const { avif, webp } of kept) expect(size(avif)).toBeLessThan(size(webp) * 0.9);
  expect(made.picture.sizes.at(-1)?.avif).toBeNull();
  for (const { bytes, format } of made.copies) if (format === 'avif') await expectBare(bytes);
});

test.each([
  [1, 1],
  [199, 600],
  [600, 199],
])('a picture of %d x %d pixels is refused', async (width, height) => {
  const made = await makeCopies(await aWall(width, height, 13).png().toBuffer(), (name) => `/${name}`);
  expect(made).toEqual({ ok: false, reason: expect.stringContaining('at least 200 pixels a side') });
});

test('accepts a picture as thin as a ribbon', async () => {
  const made = await makeCopies(await aWall(200, 12_000, 11).png().toBuffer(), (name) => `/${name}`);
  expect(made).toMatchObject({ ok: true, picture: { width: 200, height: 12_000 } });
});

test('the same bytes make the same files, so that a repeat changes nothing', async () => {
  const original = await aJpeg({}, aWall(600, 400, 12));
  const [one, two] = await Promise.all([makeCopies(original, String), makeCopies(original, String)]);
  expect(one).toEqual(two);
});
