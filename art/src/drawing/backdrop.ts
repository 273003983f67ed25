import type { Brush } from './brush.ts';
import { fill, group, line } from './brush.ts';
import { box, disc, type Point, polar, polygon, rounded, smooth } from './paths.ts';
import { drips, mist, splat } from './texture.ts';

type Backdrop = (brush: Brush, ground: string, second: string, third: string) => string;

const rays: Backdrop = ({ random, reach }, _ground, second) => {
  const count = random.pick([9, 11, 14]);
  const turn = random.range(0, 30);
  const y = random.range(-60, 120);
  let d = '';
  for (let i = 0; i < count; i++) {
    const from = turn + (i * 360) / count;
    d += polygon([[0, y], polar(0, y, 2000, from), polar(0, y, 2000, from + 180 / count)]);
  }
  return group(fill(d, second), `translate(${rounded(random.range(-0.2, 0.2) * reach.x)} 0)`);
};

const slash: Backdrop = (brush, _ground, second, third) => {
  const { random, reach } = brush;
  const side = random.chance(0.5) ? 1 : -1;
  const [x, y] = [reach.x, reach.y];
  const tilt = random.range(0.15, 0.5) * x;
  const band = random.range(60, 130);
  return group(
    fill(
      polygon([
        [-tilt, -y],
        [x + 50, -y],
        [x + 50, y],
        [tilt * 0.4 - 160, y],
      ]),
      second,
    ) +
      fill(
        polygon([
          [-tilt - band, -y],
          [-tilt, -y],
          [tilt * 0.4 - 160, y],
          [tilt * 0.4 - 160 - band, y],
        ]),
        third,
      ),
    `scale(${side} 1)`,
  );
};

const sun: Backdrop = (brush, _ground, second, third) => {
  const { random } = brush;
  const x = random.range(-160, 160);
  const r = random.range(400, 470);
  return (
    mist(brush, second, x, -20, r * 1.35, 0.5) +
    fill(disc(x, -20, r), second) +
    (random.chance(0.6) ? line(disc(x, -20, r + 42), third, 20) : '')
  );
};

const stripes: Backdrop = ({ random, reach }, _ground, second, third) => {
  const width = random.range(70, 130);
  let out = '';
  const lean = random.range(200, 500) * (random.chance(0.5) ? 1 : -1);
  for (let x = -reach.x - 600, i = 0; x < reach.x + 600; x += width * 2, i++)
    out += fill(
      polygon([
        [x + lean, -reach.y],
        [x + lean + width, -reach.y],
        [x + width - lean, reach.y],
        [x - lean, reach.y],
      ]),
      i % 4 === 1 ? third : second,
    );
  return out;
};

const blocks: Backdrop = ({ random, reach, palette }, ground, second, third) => {
  const xs = [-reach.x, random.range(-0.55, -0.3) * reach.x, random.range(0.25, 0.5) * reach.x, reach.x];
  const colours = random.shuffle([second, third, ground, second, palette.pale, ground]);
  let out = '';
  xs.slice(0, 3).forEach((x, i) => {
    const w = (xs[i + 1] ?? x) - x;
    const cut = random.range(-0.5, 0.5) * reach.y;
    out += fill(box(x, -reach.y, w, cut + reach.y), colours[i * 2] ?? second);
    out += fill(box(x, cut, w, reach.y - cut), colours[i * 2 + 1] ?? third);
  });
  return out;
};

const rainbow: Backdrop = ({ random, reach, palette }, _ground, second, third) => {
  const x = random.range(-0.7, 0.7) * reach.x;
  const colours = [second, third, palette.paper, palette.main, second];
  return colours.map((colour, i) => fill(disc(x, reach.y * 1.1, 1020 - i * 150), colour)).join('');
};

const clouds: Backdrop = ({ random, reach }, _ground, second, third) => {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = -reach.x + ((i + 0.5) / 7) * reach.x * 2;
    const y = (i % 2 ? 1 : -1) * random.range(0.35, 0.85) * reach.y;
    const r = random.range(170, 330);
    const points: Point[] = Array.from({ length: 9 }, (_, k) => polar(x, y, r * random.range(0.75, 1.1), k * 40));
    out += fill(smooth(points), i % 3 === 1 ? third : second);
  }
  return out;
};

const dado: Backdrop = (brush, _ground, second, third) => {
  const { random, reach } = brush;
  const y = random.range(0.1, 0.35) * reach.y;
  return (
    fill(box(-reach.x, y, reach.x * 2, reach.y), second) +
    drips(brush, second, -reach.x, reach.x, y + 6, 16, 0) +
    fill(box(-reach.x, y - 44, reach.x * 2, 20), third) +
    splat(brush, third, random.range(-0.8, 0.8) * reach.x, -0.55 * reach.y, 70)
  );
};

const waves: Backdrop = ({ random, reach }, _ground, second, third) => {
  let out = '';
  const amplitude = random.range(40, 80);
  for (let i = 0; i < 6; i++) {
    const y = -reach.y + 130 + i * 190;
    const points: Point[] = Array.from({ length: 13 }, (_, k) => [
      -reach.x - 100 + (k * (reach.x * 2 + 200)) / 12,
      y + (k % 2 ? amplitude : -amplitude),
    ]);
    out += line(smooth(points, false), i % 2 ? second : third, 62);
  }
  return out;
};

const BACKDROPS: readonly [Backdrop, ...Backdrop[]] = [rays, slash, sun, stripes, blocks, rainbow, clouds, dado, waves];

/**
 * Paints the ground: one strong field, with a second and third colour laid over it by one of nine
 * schemes.
 * @returns the paint, and a lively colour that the paint does not use
 */
export function backdrop(brush: Brush): { paint: string; lively: string } {
  const { random, palette, reach } = brush;
  const [second = palette.a, third = palette.b] = random.shuffle([palette.a, palette.b]);
  const ground = random.chance(0.75) ? palette.main : palette.c;
  const over = ground === palette.main ? second : palette.main;
  const field = fill(box(-reach.x, -reach.y, reach.x * 2, reach.y * 2), ground);
  return {
    paint: field + random.pick(BACKDROPS)(brush, ground, over, third),
    lively: ground === palette.main ? palette.c : palette.deep,
  };
}
