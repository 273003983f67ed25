import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { icon, pictures, socialCard } from './pictures.ts';

const folder = fileURLToPath(new URL('../public/art/', import.meta.url));
/** What of an icon every phone shows: the circle of 80 % of its width. */
const SAFE_ZONE = 0.72;
const ICONS = { 'favicon-48.png': 48, 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** Rasterises the site's own pictures into public/art, when what they are drawn from has changed. */
async function draw(): Promise<void> {
  const walls = pictures();
  const mark = icon();
  const maskable = icon(SAFE_ZONE);
  const card = socialCard();
  const stamp = createHash('sha256')
    .update(JSON.stringify([walls, mark, maskable, card, ICONS]))
    .digest('hex');
  const stampFile = `${folder}stamp`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, { svg, widths }] of Object.entries(walls)) {
    const wall = await sharp(Buffer.from(svg)).png().toBuffer();
    for (const width of widths) {
      const sized = sharp(wall).resize({ width });
      await sized.clone().avif({ quality: 55 }).toFile(`${folder}${name}-${width}.avif`);
      await sized.clone().webp({ quality: 76 }).toFile(`${folder}${name}-${width}.webp`);
    }
  }
  const drawn = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
  const icons = (size: number) => drawn(mark, size);
  for (const [name, size] of Object.entries(ICONS)) writeFileSync(folder + name, await icons(size));
  writeFileSync(`${folder}icon-maskable-512.png`, await drawn(maskable, 512));
  writeFileSync(`${folder}favicon.svg`, mark);
  await sharp(Buffer.from(card))
    .composite([{ input: await icons(220), left: 930, top: 360 }])
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
