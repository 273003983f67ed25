import { glyph } from './alphabet.ts';
import type { Brush } from './brush.ts';
import { fill, group, line } from './brush.ts';
import { box, disc, polygon, rounded, star } from './paths.ts';
import { drips, halftone } from './texture.ts';
import { neighborhoodWords } from './words.ts';

type Placed = {
  d: string;
  transform: string;
  x: number;
  width: number;
};

/**
 * Sets a word across the wall. Letters overlap by `overlap` of a stroke, turn by up to `dance`
 * degrees and lean by `lean` degrees.
 */
function set(
  brush: Brush,
  word: string,
  weight: number,
  { overlap, dance, lean, fit }: { overlap: number; dance: number; lean: number; fit: number },
) {
  const gap = weight * (1 - overlap);
  const glyphs = [...word].map(glyph);
  const total = glyphs.reduce((sum, one) => sum + one.width + gap, -gap) + weight;
  const scale = Math.min((brush.reach.x * 2 * fit) / total, (brush.reach.y * 1.34) / (100 + weight));
  let x = -(total - weight) / 2;
  const letters: Placed[] = glyphs.map((one, i) => {
    const sway = brush.random.range(-dance, dance);
    const up = (i % 2 ? 1 : -1) * dance * 0.55;
    const placed = {
      d: one.d,
      x,
      width: one.width,
      transform: `translate(${rounded(x)} ${rounded(up - 50)}) skewX(${rounded(-lean)}) rotate(${rounded(sway)} ${one.width / 2} 50)`,
    };
    x += one.width + gap;
    return placed;
  });
  return { letters, scale, total };
}

const strokes = (letters: Placed[], colour: string, width: number, join: string, shift = '') =>
  group(
    letters.map(({ d, transform }) => `<path d="${d}" transform="${transform}"/>`).join(''),
    shift,
    ` fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-linejoin="${join}" stroke-linecap="${join === 'round' ? 'round' : 'square'}" stroke-miterlimit="3"`,
  );

/** Copies from far to near: a solid block behind the letters. */
const extrude = (letters: Placed[], colour: string, width: number, join: string, dx: number, dy: number, steps = 14) =>
  Array.from({ length: steps }, (_, i) =>
    strokes(
      letters,
      colour,
      width,
      join,
      `translate(${rounded((dx * (steps - i)) / steps)} ${rounded((dy * (steps - i)) / steps)})`,
    ),
  ).join('');

/** A vertical fade between two sprayed colours, in the letters' own units. */
const fade = (brush: Brush, from: string, to: string) =>
  brush.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100"><stop offset=".18" stop-color="${from}"/><stop offset=".72" stop-color="${to}"/></linearGradient>`,
  );

/** Interlocking, leaning, arrowed letters with a block shadow and a glow. */
export function wildstyle(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, deep } = palette;
  const word = random.pick(neighborhoodWords(palette));
  const { letters, scale, total } = set(brush, word, 25, { overlap: 0.62, dance: 9, lean: 10, fit: 0.8 });
  const face = fade(brush, random.chance(0.5) ? '#fff6c9' : paper, random.pick([main, a, b]));
  const half = total / 2;
  const arrows = [
    `M${rounded(half - 30)},34Q${rounded(half + 10)},30 ${rounded(half + 12)},-10L${rounded(half + 30)},-4L${rounded(half + 8)},-58L${rounded(half - 26)},-16L${rounded(half - 6)},-14Q${rounded(half - 8)},14 ${rounded(half - 34)},14Z`,
    `M${rounded(-half + 26)},-30Q${rounded(-half - 14)},-26 ${rounded(-half - 12)},18L${rounded(-half - 28)},12L${rounded(-half - 4)},62L${rounded(-half + 24)},20L${rounded(-half + 6)},18Q${rounded(-half + 6)},-8 ${rounded(-half + 30)},-10Z`,
  ];
  const bits = (colour: string, width: number, shift = '') =>
    group(
      arrows
        .map(
          (d) => `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`,
        )
        .join(''),
      shift,
    );
  let art = strokes(letters, paper, 50, 'round') + bits(paper, 26);
  art +=
    extrude(letters, ink, 37, 'miter', 11, 13) +
    bits(ink, 12, 'translate(11 13)') +
    extrude(letters, deep, 30, 'miter', 9, 11);
  art += bits(ink, 12) + bits(a, 2);
  for (const letter of letters) {
    const one = [letter];
    art += strokes(one, ink, 33, 'miter') + strokes(one, face, 25, 'miter');
    art += strokes(one, b, 3.4, 'miter');
    art += strokes(one, paper, 1.8, 'round', 'translate(-8.5 -8.5)');
  }
  const lights = letters
    .map(({ x, width }, i) => fill(star(x + width * 0.2, -46 + (i % 2) * 8, 11, 2.6, 4), '#ffffff'))
    .join('');
  return (
    group(art + lights, `rotate(-5) scale(${scale.toFixed(3)})`) +
    drips(brush, deep, -half * scale * 0.85, half * scale * 0.85, 62 * scale, 9, 150)
  );
}

/** A two-colour throw-up: fat, quick, round. */
export function throwUp(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, c } = palette;
  const word = random.pick(neighborhoodWords(palette).filter((w) => w.length <= 5) as [string, ...string[]]);
  const { letters, scale, total } = set(brush, word, 33, { overlap: 0.5, dance: 7, lean: 3, fit: 0.84 });
  const face = fade(brush, paper, random.pick([main, a, b]));
  let art =
    strokes(letters, random.pick([a, b, c]), 62, 'round', 'translate(3 4)') +
    strokes(letters, ink, 48, 'round', 'translate(7 9)');
  for (const letter of letters) {
    art += strokes([letter], ink, 43, 'round') + strokes([letter], face, 33, 'round');
    art += group(
      line(letter.d, paper, 4.5, ' stroke-dasharray="16 9 5 200"'),
      `${letter.transform} translate(-11 -13)`,
    );
  }
  return (
    group(art, `rotate(${random.range(-7, -2).toFixed(1)}) scale(${scale.toFixed(3)})`) +
    drips(brush, ink, -total * scale * 0.4, total * scale * 0.4, 78 * scale, 8, 170)
  );
}

/** A word in sign-writer's block capitals, one letter to a panel. */
export function blockWord(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep } = palette;
  const word = random.pick(neighborhoodWords(palette));
  const rows =
    word.length > 4 && reach.x < 800
      ? [word.slice(0, Math.ceil(word.length / 2)), word.slice(Math.ceil(word.length / 2))]
      : [word];
  const h = (reach.y * 2) / rows.length;
  const panels = [main, a, paper, b, c, deep];
  let out = '';
  rows.forEach((row, r) => {
    const w = (reach.x * 2) / row.length;
    [...row].forEach((letter, i) => {
      const ground = panels[(i + r * 2) % panels.length] ?? main;
      const face = ground === deep ? main : ground === paper ? main : (i + r) % 2 ? paper : ink;
      const shadow = face === ink ? paper : ink;
      const one = glyph(letter);
      const sx = (w * 0.6) / Math.max(one.width, 40);
      const sy = (h * 0.66) / 100;
      const weight = 21;
      const at = (dx: number, dy: number) =>
        `translate(${rounded(-reach.x + w * (i + 0.5) + dx)} ${rounded(-reach.y + h * (r + 0.5) + dy)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)}) translate(${rounded(-one.width / 2)} -50)`;
      const paint = (colour: string, width: number, dx = 0, dy = 0) =>
        `<path d="${one.d}" transform="${at(dx, dy)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter" stroke-linecap="square"/>`;
      const panel = box(-reach.x + w * i, -reach.y + h * r, w + 1, h + 1);
      out +=
        fill(panel, ground) +
        halftone(brush, panel, shadow, {
          x: -reach.x + w * (i + 0.5),
          y: -reach.y + h * (r + 0.75),
          size: Math.max(w, h) * 1.1,
          step: 26,
          from: 0,
          to: 0.45,
          angle: i % 2 ? 30 : -30,
          opacity: 0.6,
        });
      for (let k = 12; k > 0; k--) out += paint(shadow, weight, k * 2.6, k * 2.6);
      out += paint(face, weight);
    });
  });
  return (
    out +
    fill(
      polygon([
        [-reach.x, reach.y - 26],
        [reach.x, reach.y - 26],
        [reach.x, reach.y],
        [-reach.x, reach.y],
      ]),
      ink,
    ) +
    fill(disc(reach.x - 60, -reach.y + 60, 26), ink, 0.9)
  );
}
