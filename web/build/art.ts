import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { icon, mural, socialCard } from './pictures.ts';

const folder = fileURLToPath(new URL('../public/art/', import.meta.url));
const HERO_WIDTHS = [480, 800, 1200] as const;
const ICON_SIZES = [48, 180, 192, 512] as const;

/** Rasterises the site's own pictures into public/art, when what they are drawn from has changed. */
async function draw(): Promise<void> {
  const hero = mural();
  const card = socialCard();
  const mark = icon();
  const stamp = createHash('sha256').update(hero).update(card).update(mark).digest('hex');
  const stampFile = `${folder}stamp`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  const wall = await sharp(Buffer.from(hero), { density: 96 }).png().toBuffer();
  for (const width of HERO_WIDTHS) {
    const sized = sharp(wall).resize({ width });
    await sized.clone().avif({ quality: 55 }).toFile(`${folder}hero-${width}.avif`);
    await sized.clone().webp({ quality: 76 }).toFile(`${folder}hero-${width}.webp`);
  }
  for (const size of ICON_SIZES) {
    await sharp(Buffer.from(mark), { density: 300 })
      .resize(size, size)
      .png()
      .toFile(`${folder}${iconName(size)}`);
  }
  writeFileSync(`${folder}favicon.svg`, mark);
  const corner = await sharp(Buffer.from(mark), { density: 300 }).resize(220, 220).png().toBuffer();
  await sharp(Buffer.from(card))
    .composite([{ input: corner, left: 930, top: 360 }])
    .jpeg({ quality: 82 })
    .toFile(`${folder}social-card.jpg`);
  writeFileSync(stampFile, stamp);
}

const iconName = (size: number) => (size === 48 ? 'favicon-48.png' : `icon-${size}.png`);

/** Draws the hero mural, the icons and the social card before the site is built or served. */
export function drawStaticArt(): Plugin {
  return {
    name: 'streetlore:art',
    async buildStart() {
      await draw();
    },
  };
}
