import { cached } from './cache.ts';
import type { Encoding, Wall } from './raster.ts';

export type { MuralRequest, MuralSubject } from './drawing/mural.ts';
export type { Encoding, Wall } from './raster.ts';

// Imported only when something must be drawn: loading sharp takes longer than reading every picture
// from the cache.
const rasteriser = () => import('./raster.ts');

/**
 * Makes the image files of one wall. The returned function makes one file for each encoding. The
 * wall is drawn once for all of them, and not at all when the cache has them.
 */
export function wallFiles(wall: Wall): (encoding: Encoding) => Promise<Buffer> {
  let drawn: Promise<Buffer> | undefined;
  return (encoding) =>
    cached({ wall, encoding }, async () => {
      const { encode, rasterise } = await rasteriser();
      drawn ??= rasterise(wall);
      return encode(await drawn, wall, encoding);
    });
}

/** A square SVG drawing as a PNG file, `size` pixels wide. */
export const pngFile = (svg: string, size: number): Promise<Buffer> =>
  cached({ svg, size }, async () => (await rasteriser()).png(svg, size));
