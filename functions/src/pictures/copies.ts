import {
  avifPays,
  contestTexts,
  copyName,
  copyWidths,
  isTooSmall,
  mayBeAvif,
  type Picture,
  type PictureFormat,
  PLACEHOLDER_WIDTH,
  type Position,
  pictureEncoding,
} from '@streetlore/domain/contest';
import type { OutputInfo, ResizeOptions } from 'sharp';
import { gpsInside } from './gps.ts';
import { inspect, loadSharp, noPicture, type Refusal } from './inspect.ts';

/** One published file. */
type Copy = { name: string; format: PictureFormat; bytes: Buffer };

/** `gps` is the position in the uploaded file; only functions may use it. */
export type Copies = { ok: true; picture: Picture; copies: Copy[]; gps: Position | null };

/** Raw pixels, as sharp returns them. */
type Pixels = { data: Buffer; info: OutputInfo };

/**
 * Decodes once, turns upright and converts to sRGB. Only pixels are carried over, so the copies
 * have no metadata (EXIF, XMP, IPTC, profiles, thumbnails, comments).
 * @param address returns the address that a copy will have
 */
export async function makeCopies(bytes: Buffer, address: (name: string) => string): Promise<Copies | Refusal> {
  const inspected = await inspect(bytes);
  if (!inspected.ok) return inspected;
  if (isTooSmall(inspected)) return { ok: false, reason: contestTexts.refused.tooSmall };
  const widest = Math.max(...copyWidths(Number.POSITIVE_INFINITY));
  const pixels = await inspected.image
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(noPicture);
  if (!pixels) return { ok: false, reason: contestTexts.refused.broken };
  return { ok: true, ...(await encode(pixels, address)), gps: await gpsInside(bytes) };
}

async function encode(pixels: Pixels, address: (name: string) => string): Promise<Pick<Copies, 'picture' | 'copies'>> {
  const copies: Copy[] = [];
  const keep = (width: number, format: PictureFormat, bytes: Buffer) => {
    const name = copyName(width, format);
    copies.push({ name, format, bytes });
    return address(name);
  };
  const sizes: Picture['sizes'] = [];
  for (const width of copyWidths(pixels.info.width)) {
    const webp = await encoded(pixels, { width }, 'webp');
    const avif = mayBeAvif(width) ? await encoded(pixels, { width }, 'avif') : null;
    sizes.push({
      width,
      webp: keep(width, 'webp', webp),
      avif: avif && avifPays(avif.length, webp.length) ? keep(width, 'avif', avif) : null,
    });
  }
  const tiny = { width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' } as const;
  const placeholder = (await encoded(pixels, tiny, 'webp')).toString('base64');
  const { width, height } = pixels.info;
  return { picture: { width, height, placeholder: `data:image/webp;base64,${placeholder}`, sizes }, copies };
}

async function encoded({ data, info }: Pixels, size: ResizeOptions, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(size)
    .toFormat(format, pictureEncoding[format])
    .toBuffer();
}

/** A JPEG of nothing but pixels, at most `side` of them a side; null when the file is no picture. */
export async function smallCopy(bytes: Buffer, side: number): Promise<Buffer | null> {
  const inspected = await inspect(bytes);
  if (!inspected.ok) return null;
  return await inspected.image
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(noPicture);
}
