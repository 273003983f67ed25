import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pngFile, wallFiles } from '@streetlore/art';
import type { Plugin } from 'vite';
import { cardSticker, icon, pictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../public/art/', import.meta.url));
/** The part of an icon that every phone shows: the circle of 80 % of its width. */
const SAFE_ZONE = 0.72;
/** More effort makes these files no smaller and takes ten times as long. */
const AVIF = { format: 'avif', quality: 55, effort: 2 } as const;
const WEBP = { format: 'webp', quality: 76 } as const;
const ICONS = { 'favicon-48.png': 48, 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** The site's own pictures by file name. */
async function siteArt(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, widths] of Object.entries(pictures)) {
    const fileOf = wallFiles(name);
    for (const width of widths) {
      files.set(`${name}-${width}.avif`, await fileOf({ ...AVIF, width }));
      files.set(`${name}-${width}.webp`, await fileOf({ ...WEBP, width }));
    }
  }
  const mark = icon();
  for (const [name, size] of Object.entries(ICONS)) files.set(name, await pngFile(mark, size));
  files.set('icon-maskable-512.png', await pngFile(icon(SAFE_ZONE), 512));
  files.set('favicon.svg', Buffer.from(mark));
  files.set('social-card.jpg', await wallFiles('social-card', cardSticker)({ format: 'jpeg', quality: 82 }));
  return files;
}

/** Makes the folder hold exactly these files. It does not touch a file that is already right. */
function fillFolder(files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, bytes] of files) {
    const file = join(folder, name);
    if (!present.has(name) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
  }
}

/**
 * Puts the walls, the icons and the social card into public/art before Vite builds or serves the
 * site.
 */
export function drawStaticArt(): Plugin {
  return {
    name: 'streetlore:art',
    async buildStart() {
      fillFolder(await siteArt());
    },
  };
}
