import anton from './glyphs/anton.json' with { type: 'json' };
import marker from './glyphs/permanent-marker.json' with { type: 'json' };

/** The outlines of a font's letters, which `npm run glyphs` writes. Lengths in units of the font. */
type Font = {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly advances: Readonly<Record<string, number>>;
  readonly paths: Readonly<Record<string, string>>;
};

const fonts = { display: anton, hand: marker } satisfies Record<string, Font>;
type FontName = keyof typeof fonts;

/** Lengths in pixels; `x` and `y` are those of the baseline's beginning, middle or end. */
type Placed = { x: number; y: number; size: number; align?: 'start' | 'middle' | 'end'; fill: string };

/** How wide a text is at a size. Characters without an outline have no width. */
export function widthOf(text: string, size: number, name: FontName = 'display'): number {
  const { advances, unitsPerEm }: Font = fonts[name];
  const units = [...text].reduce((sum, character) => sum + (advances[character] ?? 0), 0);
  return (units * size) / unitsPerEm;
}

/** How high a capital is at a size. */
export const capHeight = (size: number): number => (fonts.display.capHeight * size) / fonts.display.unitsPerEm;

/** A line of text as shapes of SVG, so that a machine needs no font to draw it. */
export function lettering(text: string, { x, y, size, align = 'start', fill }: Placed, name: FontName = 'display') {
  const { advances, paths, unitsPerEm }: Font = fonts[name];
  const scale = size / unitsPerEm;
  const shift = { start: 0, middle: 0.5, end: 1 }[align] * widthOf(text, size, name);
  let at = 0;
  const letters = [...text].map((character) => {
    const path = paths[character];
    const placed = path ? `<path transform="translate(${at} 0)" d="${path}"/>` : '';
    at += advances[character] ?? 0;
    return placed;
  });
  const to = `translate(${(x - shift).toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`;
  return `<g transform="${to}" fill="${fill}">${letters.join('')}</g>`;
}

const isDrawn = (character: string) => character in fonts.display.advances;

/**
 * The text in capitals, without signs and accents that the font lacks.
 * @returns null when a letter cannot be drawn, such as one of another alphabet, or nothing is left
 */
export function drawable(text: string): string | null {
  const capitals = [...text.normalize('NFC').toLocaleUpperCase('en-GB')].map((character) => {
    if (isDrawn(character)) return character;
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
    if ([...bare].every(isDrawn)) return bare;
    return /[\p{L}\p{N}]/u.test(character) ? null : ' ';
  });
  if (capitals.includes(null)) return null;
  const line = capitals.join('').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : null;
}

/** The distance between two baselines, in heights of a capital. */
export const LEADING = 1.19;

/** Breaks a text at spaces into at most `most` lines, and makes it as large as fits into a box. */
export function fitLines(
  text: string,
  { width, height, largest, most }: { width: number; height: number; largest: number; most: number },
): { lines: string[]; size: number } {
  const options = Array.from({ length: most }, (_, n) => brokenInto(text, n + 1)).map((lines) => {
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
    return { lines, size: Math.min(largest, width / widest, height / (capHeight(1) * LEADING * lines.length)) };
  });
  return options.reduce((best, one) => (one.size > best.size * 1.1 ? one : best));
}

/** Breaks a text into lines of as equal a width as its words allow. */
function brokenInto(text: string, count: number): string[] {
  const words = text.split(' ');
  if (count === 1 || words.length === 1) return [text];
  const breaks = words.slice(1).map((_, n) => {
    const first = words.slice(0, n + 1).join(' ');
    const rest = brokenInto(words.slice(n + 1).join(' '), count - 1);
    return [first, ...rest];
  });
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, 1)));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}
