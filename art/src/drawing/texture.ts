import type { Brush } from './brush.ts';
import { fill, group, inside, line } from './brush.ts';
import { box, disc, polar, rounded, smooth } from './paths.ts';

/**
 * How the edges of sprayed shapes fray: the noise's grain (per pixel) and how far it shifts
 * (pixels).
 */
export type Fray = {
  frequency: number;
  strength: number;
  seed: number;
};

/**
 * Dots inside the path `clip` that grow down a box, from size `from` to size `to` (shares of the
 * grid, 0..1), turned by `angle`.
 */
export function halftone(
  brush: Brush,
  clip: string,
  colour: string,
  { x = 0, y = 0, size = 600, step = 22, from = 0.1, to = 0.9, angle = 20, opacity = 1 } = {},
): string {
  const rows = Math.ceil(size / step);
  let dots = '';
  for (let i = 0; i <= rows; i++) {
    const share = from + ((to - from) * i) / rows;
    if (share <= 0.06) continue;
    const shift = i % 2 ? step / 2 : 0;
    dots += line(
      `M${rounded(-size / 2 + shift)},${rounded(-size / 2 + i * step)}H${rounded(size / 2)}`,
      colour,
      share * step,
      ` stroke-dasharray="0 ${rounded(step)}"`,
    );
  }
  return inside(
    brush,
    clip,
    group(
      dots,
      `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(angle)})`,
      opacity < 1 ? ` opacity="${opacity}"` : '',
    ),
  );
}

/** Runs of paint from a horizontal stretch, each ending in a bead. */
export function drips(brush: Brush, colour: string, x0: number, x1: number, y: number, count: number, longest = 160) {
  const { random } = brush;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random.range(x0, x1);
    const width = random.range(5, 13);
    const length = random.range(longest * 0.25, longest);
    out += line(`M${rounded(x)},${rounded(y - 12)}V${rounded(y + length)}`, colour, width);
    out += fill(disc(x, y + length, width * 0.75, width), colour);
  }
  return out;
}

/** A soft cloud from a can held far away. */
export function mist(brush: Brush, colour: string, x: number, y: number, r: number, opacity = 0.7) {
  const url = brush.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${Number((opacity * 0.55).toFixed(2))}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return fill(disc(x, y, r), url) + flecks(brush, colour, x, y, r * 1.05, Math.round(r / 6));
}

/** Fine drops round a centre, thinning outwards. */
export function flecks(brush: Brush, colour: string, x: number, y: number, r: number, count: number) {
  const { random } = brush;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [px, py] = polar(x, y, r * (0.35 + 0.65 * Math.sqrt(random.next())), random.range(0, 360));
    d += disc(px, py, random.range(1, 3.4));
  }
  return fill(d, colour);
}

/** A thrown splat: a burst with satellites. */
export function splat(brush: Brush, colour: string, x: number, y: number, r: number) {
  const { random } = brush;
  const points = Array.from({ length: 22 }, (_, i) =>
    polar(x, y, r * (i % 2 ? random.range(0.8, 1.5) : random.range(0.45, 0.6)), (i * 360) / 22 + random.range(-5, 5)),
  );
  let d = smooth(points);
  for (let i = 0; i < 9; i++) {
    const [px, py] = polar(x, y, r * random.range(1.3, 2.2), random.range(0, 360));
    d += disc(px, py, r * random.range(0.04, 0.14));
  }
  return fill(d, colour);
}

/**
 * London stock brick in English bond over everything: mortar, a lit lower edge, and bricks of
 * uneven tone.
 */
export function bricks(brush: Brush, strength = 1) {
  const { random, reach } = brush;
  const [w, h, columns, rows] = [92, 32, 5, 8];
  let tones = '';
  let mortar = '';
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 ? w / 2 : 0;
    mortar += `M0,${row * h}H${w * columns}`;
    for (let column = 0; column < columns; column++) {
      const x = column * w + shift;
      mortar += `M${x},${row * h}v${h}`;
      const tone = random.range(-1, 1);
      if (Math.abs(tone) > 0.25)
        tones += fill(box(x, row * h, w, h), tone > 0 ? '#fff' : '#000', Math.max(0.1, Math.abs(tone) * 0.12));
    }
  }
  const url = brush.define(
    (id) =>
      `<pattern id="${id}" width="${w * columns}" height="${h * rows}" patternUnits="userSpaceOnUse" patternTransform="translate(${random.int(0, 90)} ${random.int(0, 30)})">${group(tones, '', ' opacity=".55"')}<path d="${mortar}" transform="translate(1.6 2)" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><path d="${mortar}" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="3"/></pattern>`,
  );
  return `<rect x="${rounded(-reach.x)}" y="${rounded(-reach.y)}" width="${rounded(reach.x * 2)}" height="${rounded(reach.y * 2)}" fill="${url}" opacity="${strength}"/>`;
}

/** Specks of worn paint over the whole wall. */
export function wear(brush: Brush, colour: string, opacity: number) {
  const { random, reach } = brush;
  const url = brush.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11 .16" numOctaves="2" seed="${random.int(1, 900)}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 9 0 0 -11.5"/><feComposite operator="in" in2="SourceGraphic" result="m"/><feFlood flood-color="${colour}"/><feComposite operator="in" in2="m"/></filter>`,
  );
  return `<rect x="${rounded(-reach.x)}" y="${rounded(-reach.y)}" width="${rounded(reach.x * 2)}" height="${rounded(reach.y * 2)}" filter="${url}" opacity="${opacity}"/>`;
}
