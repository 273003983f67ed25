import exifr from 'exifr';
import sharp from 'sharp';
import { expect } from 'vitest';
import { aJpeg, aWall, type Metadata, photoCanaries, places, withMetadata } from './photos.ts';

const small = (seed: number) => aWall(240, 200, seed);
const { owner, make, xmp, iptc } = photoCanaries;
const gps = { ...places.shoreditch, accuracy: 4 };
export const everything: Metadata = { gps, camera: { make, model: 'C-1' }, owner, xmp, orientation: 3 };

/** The metadata that phones, cameras and editors write around the pixels. */
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

/** Adds a segment right after the start of a JPEG. */
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

/** Adds a comment before the trailer of a GIF. */
const gifComment = (gif: Buffer, text: string) =>
  Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, text.length]),
    Buffer.from(text),
    Buffer.from([0, 0x3b]),
  ]);

/**
 * Thirty small pictures with all the metadata that formats, phones and editors write around pixels.
 */
export const markedPhotos: readonly [string, () => Promise<Buffer>][] = [
  ...Object.entries(encoders).flatMap(([format, encode], kind) =>
    variants.map(([what, metadata], index): [string, () => Promise<Buffer>] => [
      `${format} with ${what}`,
      () => encode(metadata, kind * 10 + index),
    ]),
  ),
  ...special,
];

/**
 * Expects that a file holds only pixels: as sharp reads it, as exifr reads it, and in its bytes.
 */
export async function expectBare(bytes: Buffer): Promise<void> {
  const { exif, iptc, xmp, icc, orientation } = await sharp(bytes).metadata();
  expect({ exif, iptc, xmp, icc, orientation }).toEqual({});
  expect(await exifr.parse(bytes, true).catch(() => undefined)).toBeUndefined();
  for (const mark of [...Object.values(photoCanaries), 'Exif\0', 'http://ns.adobe', 'xpacket', '8BIM', 'GPSL'])
    expect(bytes.includes(mark)).toBe(false);
}
