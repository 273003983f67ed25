/**
 * `npm run glyphs`: writes the outlines of the letters that functions draw into pictures, from the
 * fonts of the website. A picture then looks the same on every machine, whatever fonts that has.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paintedTexts } from '../domain/result/index.ts';
import { outlinesOf } from './glyphs/outlines.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The letters of European languages, and punctuation. */
const KEPT = /[ -~\u00a1-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u2010-\u20bf]/u;
const SMALL = /\p{Ll}/u;

/**
 * The files of each font, and which of their characters are kept: all but small letters, which are
 * painted as capitals, and of the handwriting the letters of one sentence.
 */
const fonts = {
  anton: {
    files: ['anton/files/anton-latin-400-normal.woff', 'anton/files/anton-latin-ext-400-normal.woff'],
    keeps: (character: string) => KEPT.test(character) && !SMALL.test(character),
  },
  'permanent-marker': {
    files: ['permanent-marker/files/permanent-marker-latin-400-normal.woff'],
    keeps: (character: string) => paintedTexts.dare.includes(character),
  },
};

for (const [name, { files, keeps }] of Object.entries(fonts)) {
  const read = files.map((file) => outlinesOf(readFileSync(at(`../node_modules/@fontsource/${file}`))));
  const [{ unitsPerEm, capHeight } = { unitsPerEm: 0, capHeight: 0 }] = read;
  const glyphs = read
    .flatMap((font) => [...font.glyphs])
    .filter(([character]) => keeps(character))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const advances = Object.fromEntries(glyphs.map(([character, { advance }]) => [character, advance]));
  const paths = Object.fromEntries(glyphs.map(([character, { path }]) => [character, path]));
  const json = JSON.stringify({ unitsPerEm, capHeight, advances, paths }, null, 2);
  writeFileSync(at(`../functions/src/result/glyphs/${name}.json`), `${json}\n`);
}
