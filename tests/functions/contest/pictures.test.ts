import exifr from 'exifr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCopies } from '../../../functions/src/contest/copies.ts';
import { aJpeg, aWall, type Metadata, photoCanaries, places, withMetadata } from '../../support/photos.ts';

const small = (seed: number) => aWall(240, 200, seed);
const { owner, make, xmp, iptc } = photoCanaries;
const gps = { ...places.shoreditch, accuracy: 4 };
const everything: Metadata = { gps, camera: { make, model: 'C-1' }, owner, xmp, orientation: 3 };

/** What people's phones, cameras and editors write around the pixels. */
const variants: readonly [string, Metadata][] = [
  ['GPS', { gps }],
  ['GPS of a home abroad', { gps: places.paris }],
  ['a camera', { camera: { make, model: 'C-1' } }],
  ['an owner', { owner }],
  ['XMP', { xmp }],
  ['an orientation', { orientation: 6, owner }],
  ['everything', everything],
];

const encoders = {
  jpeg: (metadata: Metadata, seed: number) => withMetadata(small(seed), metadata).jpeg().toBuffer(),
  png: (metadata: Metadata, seed: number) => withMetadata(small(seed), metadata).png().toBuffer(),
  webp: (metadata: Metadata, seed: number) => withMetadata(small(seed), metadata).webp().toBuffer(),
};

/** A JPEG with one more segment right after its start. */
const segment = (jpeg: Buffer, marker: number, data: string) => {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(data, 'latin1'), jpeg.subarray(2)]);
};

const special: readonly [string, () => Promise<Buffer>][] = [
  ['JPEG with IPTC', () => aJpeg({ iptc }, small(40))],
  ['JPEG with all of it and IPTC', () => aJpeg({ ...everything, iptc }, small(41))],
  ['JPEG with a comment', async () => segment(await aJpeg({}, small(42)), 0xfe, owner)],
  ['JPEG with a second EXIF block', async () => segment(await aJpeg(everything, small(43)), 0xe1, `Exif\0\0${owner}`)],
  [
    'JPEG with a film behind it',
    async () => Buffer.concat([await aJpeg({ gps }, small(44)), Buffer.from(`ftypmp42${owner}`)]),
  ],
  [
    'JPEG with a colour profile',
    () =>
      small(45)
        .withIccProfile('p3')
        .withExif({ IFD0: { Artist: owner } })
        .jpeg()
        .toBuffer(),
  ],
  ['JPEG, grey', () => withMetadata(small(46).greyscale(), everything).jpeg().toBuffer()],
  [
    'PNG, 16 bits and see-through',
    () => withMetadata(small(47).ensureAlpha(0.5).toColourspace('rgb16'), everything).png().toBuffer(),
  ],
  ['GIF with a comment', async () => gifComment(await small(48).gif().toBuffer(), owner)],
];

/** A GIF with a comment before its trailer. */
const gifComment = (gif: Buffer, text: string) =>
  Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, text.length]),
    Buffer.from(text),
    Buffer.from([0, 0x3b]),
  ]);

const fixtures: readonly [string, () => Promise<Buffer>][] = [
  ...Object.entries(encoders).flatMap(([format, encode], kind) =>
    variants.map(([what, metadata], index): [string, () => Promise<Buffer>] => [
      `${format} with ${what}`,
      () => encode(metadata, kind * 10 + index),
    ]),
  ),
  ...special,
];

/** Nothing but pixels: as sharp reads the file, as exifr does, and in its bytes. */
async function expectBare(bytes: Buffer): Promise<void> {
  const { exif, iptc, xmp, icc, orientation } = await sharp(bytes).metadata();
  expect({ exif, iptc, xmp, icc, orientation }).toEqual({});
  expect(await exifr.parse(bytes, true).catch(() => undefined)).toBeUndefined();
  for (const mark of [...Object.values(photoCanaries), 'Exif\0', 'http://ns.adobe', 'xpacket', '8BIM', 'GPS'])
    expect(bytes.includes(mark)).toBe(false);
}

test('there are thirty', () => expect(fixtures).toHaveLength(30));

test.each(fixtures)('%s: no copy carries any of it', async (_what, make) => {
  const original = await make();
  const made = await makeCopies(original, (name) => `/${name}`);
  if (!made.ok) throw new Error(made.reason);
  expect(made.copies.length).toBeGreaterThan(0);
  const placeholder = Buffer.from(made.picture.placeholder.split(',')[1] ?? '', 'base64');
  for (const bytes of [...made.copies.map((copy) => copy.bytes), placeholder]) await expectBare(bytes);
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

test('an AVIF is there only where it saves bytes, and is as bare', async () => {
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

test('a picture as thin as a ribbon is no trouble', async () => {
  const made = await makeCopies(await aWall(200, 12_000, 11).png().toBuffer(), (name) => `/${name}`);
  expect(made).toMatchObject({ ok: true, picture: { width: 200, height: 12_000 } });
});

test('the same bytes make the same files, so that a repeat changes nothing', async () => {
  const original = await aJpeg({}, aWall(600, 400, 12));
  const [one, two] = await Promise.all([makeCopies(original, String), makeCopies(original, String)]);
  expect(one).toEqual(two);
});
