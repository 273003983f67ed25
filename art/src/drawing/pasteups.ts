import { cat, fox, octopus, rat, tiger } from './beasts.ts';
import { crane, owl, pigeon } from './birds.ts';
import type { Brush } from './brush.ts';
import { fill, group, inked, inside, line } from './brush.ts';
import { faceDream, faceShades } from './faces.ts';
import { eye } from './geometry.ts';
import { fist, palm, peace } from './hands.ts';
import { spraycan } from './objects.ts';
import type { Palette } from './palette.ts';
import { box, polygon, rounded } from './paths.ts';
import { faceStencil } from './portraits.ts';
import { boombox, mic, vinyl } from './sound.ts';

type Drawing = (brush: Brush) => string;

/** The same brush with its colours dealt again. */
const redealt = (brush: Brush): Brush => {
  const { main, a, b, c } = brush.palette;
  const [m = main, x = a, y = b, z = c] = brush.random.shuffle([main, a, b, c]);
  const palette: Palette = { ...brush.palette, main: m, a: x, b: y, c: z };
  return { ...brush, palette };
};

/** A hoarding of posters, some crooked, one torn. */
export function posters(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c } = palette;
  const drawings = random.shuffle<Drawing>([
    fox,
    cat,
    faceStencil,
    faceShades,
    eye,
    fist,
    palm,
    vinyl,
    mic,
    tiger,
    pigeon,
    owl,
    spraycan,
    peace,
    octopus,
  ]);
  const columns = reach.x > 600 ? 4 : 3;
  const w = (reach.x * 2) / columns;
  const h = 500;
  let out = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const ground = [main, a, paper, b, c][(at * 2 + row) % 5] ?? main;
      const sheet = box(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24);
      const picture = box(-w / 2 + 32, -h / 2 + 32, w - 64, h - 64);
      const scale = Math.min(w, h) / 1120;
      const draw = drawings[at % drawings.length] ?? fox;
      const torn = random.chance(0.2);
      out += group(
        group(fill(sheet, ink, 0.35), 'translate(10 12)') +
          fill(sheet, paper) +
          fill(picture, ground === paper ? palette.pale : ground) +
          inside(brush, picture, group(draw(redealt(brush)), `translate(0 20) scale(${scale.toFixed(3)})`)) +
          line(
            `M${rounded(-w / 2 + 12)},${rounded(random.range(-90, 90))}Q0,${rounded(random.range(-60, 60))} ${rounded(w / 2 - 12)},${rounded(random.range(-90, 90))}`,
            ink,
            2,
            ' opacity=".35"',
          ) +
          (torn
            ? fill(
                polygon([
                  [w / 2 - 150, h / 2],
                  [w / 2 - 112, h / 2 - 40],
                  [w / 2 - 90, h / 2 - 66],
                  [w / 2 - 50, h / 2 - 74],
                  [w / 2, h / 2 - 150],
                  [w / 2, h / 2],
                ]),
                main === ground ? a : main,
              ) +
              line(
                `M${rounded(w / 2 - 150)},${h / 2 - 12}L${rounded(w / 2 - 112)},${h / 2 - 40}L${rounded(w / 2 - 90)},${h / 2 - 66}L${rounded(w / 2 - 50)},${h / 2 - 74}L${rounded(w / 2 - 12)},${h / 2 - 140}`,
                '#ffffff',
                9,
              )
            : ''),
        `translate(${rounded(-reach.x + w * (column + 0.5))} ${rounded(-250 + row * h)}) rotate(${random.range(-3.2, 3.2).toFixed(1)})`,
      );
    }
  }
  return out;
}

/** One picture, many inks: a run of the same stencil. */
export function repeated(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep } = palette;
  const draw = random.pick<Drawing>([fox, tiger, faceStencil, rat, cat, boombox, faceDream, crane]);
  const columns = reach.x > 600 ? 3 : 2;
  const w = (reach.x * 2) / columns;
  const h = reach.y;
  const grounds = [main, a, b, paper, c, deep];
  let out = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < columns; column++) {
      const ground = grounds[(column + row * columns) % grounds.length] ?? main;
      const panel = box(0, 0, w, h);
      const [x = main, y = a, z = b] = random.shuffle([main, a, b, c, paper].filter((colour) => colour !== ground));
      const own: Brush = {
        ...brush,
        palette: { ...palette, main: x, a: y, b: z, ink: ground === deep ? '#141210' : ink },
      };
      out += group(
        inside(
          brush,
          panel,
          fill(panel, ground) +
            group(
              draw(own),
              `translate(${rounded(w / 2 + random.range(-8, 8))} ${rounded(h / 2 + 10)}) scale(${(Math.min(w, h) / 1060).toFixed(3)})`,
            ),
        ) + inked(panel, 'none', ink, 12),
        `translate(${rounded(-reach.x + w * column)} ${rounded(-reach.y + h * row)})`,
      );
    }
  }
  return out;
}
