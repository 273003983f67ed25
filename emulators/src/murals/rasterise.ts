import { type MuralRequest, muralParts } from '@streetlore/domain/mural';
import sharp from 'sharp';
import { displace } from './displace.ts';

/** A mural as WebP, its edges frayed and its bricks laid over it. */
export async function rasteriseMural(request: MuralRequest): Promise<Buffer> {
  const { paint, surface, fray } = muralParts(request);
  const [painted, bricks] = await Promise.all([
    sharp(Buffer.from(paint)).flatten({ background: '#1c1917' }).raw().toBuffer({ resolveWithObject: true }),
    sharp(Buffer.from(surface)).png({ compressionLevel: 0 }).toBuffer(),
  ]);
  const { width, height } = painted.info;
  return sharp(displace(painted.data, width, height, fray), { raw: { width, height, channels: 3 } })
    .composite([{ input: bricks }])
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

/** Runs `work` over `items`, at most `limit` at a time; the first failure ends it. Results keep the items' order. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  return results;
}
