import sharp, { type OverlayOptions } from 'sharp';
import { displace } from './displace.ts';
import type { Wall } from './wall.ts';

/** A small square SVG drawing stuck onto a wall; lengths in the wall's pixels. */
export type Sticker = { svg: string; size: number; left: number; top: number };

/**
 * How a picture is stored. Without a width (pixels) the picture keeps its own. `effort` is sharp's.
 */
export type Encoding = { format: 'avif' | 'webp' | 'jpeg'; quality: number; effort?: number; width?: number };

const surfaces = new Map<string, Promise<Buffer>>();

/** The brick and wear of a wall as raw RGBA. Walls of one size share a few of these surfaces. */
function surfaceOf(svg: string): Promise<Buffer> {
  const known = surfaces.get(svg) ?? sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  surfaces.set(svg, known);
  return known;
}

/**
 * A wall's pixels, raw RGB: the paint with frayed edges, the bricks over it, the sticker on top.
 */
export async function rasterise({ paint, bricks, width, height, fray }: Wall, sticker?: Sticker): Promise<Buffer> {
  const [painted, surface] = await Promise.all([
    sharp(Buffer.from(paint)).flatten({ background: '#1c1917' }).raw().toBuffer(),
    surfaceOf(bricks),
  ]);
  const layers: OverlayOptions[] = [{ input: surface, raw: { width, height, channels: 4 } }];
  if (sticker) layers.push({ input: await png(sticker.svg, sticker.size), left: sticker.left, top: sticker.top });
  return sharp(displace(painted, width, height, fray), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Encodes raw RGB pixels as an image file. `width` and `height` are in pixels. */
export const encode = (
  pixels: Buffer,
  { width, height }: Pick<Wall, 'width' | 'height'>,
  { format, width: shown = width, ...options }: Encoding,
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: shown })
    .toFormat(format, options)
    .toBuffer();

/** A square SVG drawing as PNG, `size` pixels wide. */
export const png = (svg: string, size: number): Promise<Buffer> =>
  // Read at a high density, so that a small drawing is scaled down and never up.
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
