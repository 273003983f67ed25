import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paintedTexts } from '../../domain/result/index.ts';
import { outlinesOf } from './outlines.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The letters of European languages, and punctuation. */
const KEPT = /[ -~\u00a1-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u2010-\u20bf]/u;
const SMALL = /\p{Ll}/u;

type Font = { files: readonly string[]; keeps: (character: string) => boolean };

/**
 * The files of each font, and which of their characters are kept: all but small letters, which are
 * painted as capitals, and of the handwriting the letters of one sentence.
 */
const fonts: Readonly<Record<string, Font>> = {
  anton: {
    files: ['anton/files/anton-latin-400-normal.woff', 'anton/files/anton-latin-ext-400-normal.woff'],
    keeps: (character) => KEPT.test(character) && !SMALL.test(character),
  },
  'permanent-marker': {
    files: ['permanent-marker/files/permanent-marker-latin-400-normal.woff'],
    keeps: (character) => paintedTexts.dare.includes(character),
  },
};

/** The files with the outlines of letters, as they should be. */
export function glyphFiles(): { file: string; text: string }[] {
  return Object.entries(fonts).map(([name, font]) => ({
    file: at(`../../functions/src/result/glyphs/${name}.json`),
    text: `${JSON.stringify(glyphsOf(font), null, 2)}\n`,
  }));
}

function glyphsOf({ files, keeps }: Font) {
  const read = files.map((file) => outlinesOf(readFileSync(at(`../../node_modules/@fontsource/${file}`))));
  const glyphs = read
    .flatMap((font) => [...font.glyphs])
    .filter(([character]) => keeps(character))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    unitsPerEm: read[0]?.unitsPerEm,
    capHeight: read[0]?.capHeight,
    advances: Object.fromEntries(glyphs.map(([character, { advance }]) => [character, advance])),
    paths: Object.fromEntries(glyphs.map(([character, { path }]) => [character, path])),
  };
}
