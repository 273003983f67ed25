import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { displace, type MuralRequest, muralParts } from '@streetlore/domain/mural';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { icon, pictures, socialCard } from './pictures.ts';

const folder = fileURLToPath(new URL('../public/art/', import.meta.url));
/** What of an icon every phone shows: the circle of 80 % of its width. */
const SAFE_ZONE = 0.72;
/** More effort makes these files no smaller, and takes ten times as long. */
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 76 };
const ICONS = { 'favicon-48.png': 48, 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** A mural's pixels, edges frayed and bricks laid over it. */
async function rasterise(mural: MuralRequest): Promise<Sharp> {
  const { paint, surface, fray } = muralParts(mural);
  const { data, info } = await sharp(Buffer.from(paint))
    .flatten({ background: '#1c1917' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const painted = { raw: { width, height, channels: 3 } } as const;
  const wall = sharp(displace(data, width, height, fray), painted).composite([{ input: Buffer.from(surface) }]);
  // Composed before it is scaled: sharp would scale first.
  return sharp(await wall.removeAlpha().raw().toBuffer(), painted);
}

/** Rasterises the site's own pictures into public/art, when what they are drawn from has changed. */
async function draw(): Promise<void> {
  const walls = Object.entries(pictures());
  const mark = icon();
  const maskable = icon(SAFE_ZONE);
  const drawn = [...walls.map(([, { mural }]) => muralParts(mural)), muralParts(socialCard), displace.toString()];
  const stamp = createHash('sha256')
    .update(JSON.stringify([drawn, walls, mark, maskable, ICONS, AVIF, WEBP]))
    .digest('hex');
  const stampFile = `${folder}stamp`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, { mural, widths }] of walls) {
    const wall = await rasterise(mural);
    for (const width of widths) {
      const sized = wall.clone().resize({ width });
      await sized.clone().avif(AVIF).toFile(`${folder}${name}-${width}.avif`);
      await sized.clone().webp(WEBP).toFile(`${folder}${name}-${width}.webp`);
    }
  }
  const iconOf = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
  for (const [name, size] of Object.entries(ICONS)) writeFileSync(folder + name, await iconOf(mark, size));
  writeFileSync(`${folder}icon-maskable-512.png`, await iconOf(maskable, 512));
  writeFileSync(`${folder}favicon.svg`, mark);
  await (await rasterise(socialCard))
    .composite([{ input: await iconOf(mark, 220), left: 930, top: 360 }])
    .jpeg({ quality: 82 })
    .toFile(`${folder}social-card.jpg`);
  writeFileSync(stampFile, stamp);
}

/** Draws the walls, the icons and the social card before the site is built or served. */
export function drawStaticArt(): Plugin {
  return {
    name: 'streetlore:art',
    async buildStart() {
      await draw();
    },
  };
}
