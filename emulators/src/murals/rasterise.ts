import { displace, type MuralRequest, muralParts } from '@streetlore/domain/mural';
import sharp from 'sharp';

const surfaces = new Map<string, Promise<Buffer>>();

/** The few surfaces that all murals of a size share, as raw RGBA. */
function surfaceOf(svg: string): Promise<Buffer> {
  const known = surfaces.get(svg) ?? sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  surfaces.set(svg, known);
  return known;
}

/** A mural as WebP, its edges frayed and its bricks laid over it. */
export async function rasteriseMural(request: MuralRequest): Promise<Buffer> {
  const { paint, surface, fray } = muralParts(request);
  const [painted, bricks] = await Promise.all([
    sharp(Buffer.from(paint)).flatten({ background: '#1c1917' }).raw().toBuffer({ resolveWithObject: true }),
    surfaceOf(surface),
  ]);
  const { width, height } = painted.info;
  return sharp(displace(painted.data, width, height, fray), { raw: { width, height, channels: 3 } })
    .composite([{ input: bricks, raw: { width, height, channels: 4 } }])
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

/** A picture as wide as it is shown, as light as it may be; its height follows. */
export const narrowed = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture).resize({ width }).webp({ quality: 60, effort: 4 }).toBuffer();
