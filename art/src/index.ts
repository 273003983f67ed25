import { cached } from './cache.ts';
import type { Encoding, Sticker } from './raster.ts';
import { readWall } from './wall.ts';

export type { Encoding, Sticker } from './raster.ts';

// Imported only when something must be drawn: loading sharp takes longer than reading every picture
// from the cache.
const rasteriser = () => import('./raster.ts');

/**
 * Makes the image files of a wall in `art/walls`. The returned function makes one file for each
 * encoding. The wall is drawn once for all of them, and not at all when the cache has them.
 */
export function wallFiles(name: string, sticker?: Sticker): (encoding: Encoding) => Promise<Buffer> {
  const wall = readWall(name);
  let drawn: Promise<Buffer> | undefined;
  return (encoding) =>
    cached({ wall, sticker, encoding }, async () => {
      const { encode, rasterise } = await rasteriser();
      drawn ??= rasterise(wall, sticker);
      return encode(await drawn, wall, encoding);
    });
}

/** A square SVG drawing as a PNG file, `size` pixels wide. */
export const pngFile = (svg: string, size: number): Promise<Buffer> =>
  cached({ svg, size }, async () => (await rasteriser()).png(svg, size));
