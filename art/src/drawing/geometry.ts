import type { Brush } from './brush.ts';
import { fill, group, inside, line } from './brush.ts';
import { box, disc, type Point, polar, polygon, rounded } from './paths.ts';
import { halftone } from './texture.ts';

/** Quarter and half circles on a grid, after the Bauhaus. */
export function bauhaus(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep } = palette;
  const size = random.pick([200, 250]);
  let out = '';
  let before = '';
  for (let y = -500; y < reach.y; y += size) {
    for (let x = -Math.ceil(reach.x / size) * size; x < reach.x; x += size) {
      const ground = random.shuffle([main, paper, a, b, ink, deep, c].filter((colour) => colour !== before))[0] ?? main;
      const [one = ink, two = paper] = random.shuffle(
        [main, paper, a, b, ink, c].filter((colour) => colour !== ground),
      );
      before = ground;
      const s = size;
      const tile = random.pick([
        () =>
          fill(`M0,0H${s}A${s},${s} 0 0 1 0,${s}Z`, one) +
          fill(`M0,0H${s / 2}A${s / 2},${s / 2} 0 0 1 0,${s / 2}Z`, two),
        () => fill(disc(s / 2, s / 2, s * 0.44), one) + fill(disc(s / 2, s / 2, s * 0.2), two),
        () =>
          fill(`M0,0A${s / 2},${s / 2} 0 0 0 ${s},0Z`, one) +
          fill(`M0,${s / 2}A${s / 2},${s / 2} 0 0 0 ${s},${s / 2}Z`, two),
        () =>
          fill(
            polygon([
              [0, 0],
              [s, 0],
              [0, s],
            ]),
            one,
          ),
        () => [0, 1, 2, 3].map((i) => fill(box(0, (i * s) / 4, s, s / 8), one)).join(''),
        () =>
          [0.95, 0.7, 0.45, 0.2]
            .map((k, i) =>
              fill(
                `M0,${s}V${rounded(s - s * k)}A${rounded(s * k)},${rounded(s * k)} 0 0 1 ${rounded(s * k)},${s}Z`,
                i % 2 ? ground : one,
              ),
            )
            .join(''),
        () =>
          fill(
            polygon([
              [0, s],
              [s / 2, 0],
              [s, s],
            ]),
            one,
          ) + fill(disc(s / 2, s * 0.68, s * 0.16), two),
        () =>
          [0, 1, 2]
            .flatMap((i) => [0, 1, 2].map((j) => fill(disc(s * (0.2 + i * 0.3), s * (0.2 + j * 0.3), s * 0.08), one)))
            .join(''),
      ] as const)();
      out += group(
        fill(box(0, 0, s + 1, s + 1), ground) + group(tile, `rotate(${random.int(0, 3) * 90} ${s / 2} ${s / 2})`),
        `translate(${x} ${y})`,
      );
    }
  }
  return out;
}

/** Black and white rings that swell, with one hot disc in the middle. */
export function opArt(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a } = palette;
  const bulge = random.range(0.55, 0.85);
  const count = 15;
  const side = Math.max(reach.x, reach.y);
  const warp = (x: number, y: number): Point => {
    const d = Math.hypot(x, y) / (side * 0.62);
    const k = d < 1 ? 1 - bulge * (1 - d) ** 1.4 * 0.75 : 1;
    return [x / Math.max(k, 0.2), y / Math.max(k, 0.2)];
  };
  let dark = '';
  let hot = '';
  const cell = (side * 2) / count;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      if ((i + j) % 2) continue;
      const x = -side + i * cell;
      const y = -side + j * cell;
      const edge: Point[] = [];
      for (let k = 0; k < 4; k++) edge.push(warp(x + (cell * k) / 4, y));
      for (let k = 0; k < 4; k++) edge.push(warp(x + cell, y + (cell * k) / 4));
      for (let k = 4; k > 0; k--) edge.push(warp(x + (cell * k) / 4, y + cell));
      for (let k = 4; k > 0; k--) edge.push(warp(x, y + (cell * k) / 4));
      if (Math.hypot(x + cell / 2, y + cell / 2) < side * 0.33) hot += polygon(edge);
      else dark += polygon(edge);
    }
  }
  return (
    fill(box(-reach.x, -reach.y, reach.x * 2, reach.y * 2), paper) +
    fill(dark, ink) +
    fill(disc(0, 0, side * 0.6), main, 0.001) +
    inside(brush, disc(0, 0, side * 0.52), fill(disc(0, 0, side * 0.52), main) + fill(hot, ink) + fill(dark, ink)) +
    line(disc(0, 0, side * 0.52), ink, 16) +
    line(disc(0, 0, side * 0.55), a, 26)
  );
}

/** Tumbling blocks: three rhombs to a cube, shaded by colour. */
export function tumbling(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep } = palette;
  const r = random.pick([118, 150]);
  const h = (r * Math.sqrt(3)) / 2;
  let out = '';
  for (let row = -Math.ceil(reach.y / (r * 1.5)) - 1; row <= reach.y / (r * 1.5) + 1; row++) {
    for (let column = -Math.ceil(reach.x / h / 2) - 1; column <= reach.x / h / 2 + 1; column++) {
      const x = column * h * 2 + (row % 2 ? h : 0);
      const y = row * r * 1.5;
      const hot = random.chance(0.28);
      const [top, left, right] = hot ? [a, deep, b] : random.chance(0.2) ? [paper, c, ink] : [paper, main, ink];
      const p = (angle: number) => polar(x, y, r, angle);
      out +=
        fill(polygon([[x, y], p(-150), p(-90), p(-30)]), top) +
        fill(polygon([[x, y], p(-150), p(150), p(90)]), left) +
        fill(polygon([[x, y], p(-30), p(30), p(90)]), right);
      out += line(
        `${polygon([p(-90), p(-30), p(30), p(90), p(150), p(-150)])}M${rounded(x)},${rounded(y)}L${p(-150).map(rounded).join(',')}M${rounded(x)},${rounded(y)}L${p(-30).map(rounded).join(',')}M${rounded(x)},${rounded(y)}L${p(90).map(rounded).join(',')}`,
        ink,
        8,
      );
    }
  }
  return (
    out +
    halftone(brush, box(-reach.x, -reach.y, reach.x * 2, reach.y * 2), ink, {
      x: 0,
      y: 0,
      size: reach.x * 2.4,
      step: 30,
      from: 0,
      to: 0.4,
      angle: -18,
    })
  );
}

/** Ribbons of colour that bend together round two corners. */
export function ribbons(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep, pale } = palette;
  const colours = random.shuffle([main, paper, a, ink, b, c, deep]);
  const [w, inner, x1, y1, y2] = [76, 64, -290, 44, -44];
  const x2 = x1 + 2 * inner + 6 * w;
  const [dot = a, sun = b] = random.shuffle([a, b, main]);
  let out = fill(box(-reach.x, -reach.y, reach.x * 2, reach.y * 2), pale);
  out +=
    fill(disc(reach.x * 0.62, -reach.y * 0.52, 175), sun) + line(disc(reach.x * 0.62, -reach.y * 0.52, 215), ink, 18);
  out += halftone(brush, box(-reach.x, 0, reach.x, reach.y), dot, {
    x: -reach.x * 0.7,
    y: reach.y * 0.6,
    size: 900,
    step: 46,
    from: 0.1,
    to: 0.95,
    angle: 0,
  });
  colours.forEach((colour, i) => {
    const r1 = inner + i * w;
    const r2 = inner + (6 - i) * w;
    const d = `M${rounded(-reach.x - 100)},${y1 - r1}H${x1}A${r1},${r1} 0 0 1 ${x1 + r1},${y1}V${y2}A${r2},${r2} 0 0 0 ${x2},${y2 + r2}H${rounded(reach.x + 100)}`;
    out += line(d, ink, w + 10) + line(d, colour, w - 4);
  });
  return group(out, `scale(${random.chance(0.5) ? -1 : 1} 1)`);
}

/** One giant eye, built from arcs. */
export function eye(brush: Brush): string {
  const { ink, paper, main, a, b, deep } = brush.palette;
  const iris = Array.from({ length: 24 }, (_, i) =>
    fill(polygon([[0, 0], polar(0, 0, 210, i * 15), polar(0, 0, 210, i * 15 + 7.5)]), deep),
  ).join('');
  const lid = 'M-560,20Q-250,-360 0,-360Q250,-360 560,20Q250,330 0,330Q-250,330 -560,20Z';
  const lashes = Array.from({ length: 9 }, (_, i) => {
    const [x1, y1] = polar(0, 20, 400, -150 + i * 15);
    const [x2, y2] = polar(0, 20, 530, -152 + i * 15.5);
    return line(`M${rounded(x1 * 1.15)},${rounded(y1 * 0.98)}L${rounded(x2 * 1.1)},${rounded(y2)}`, ink, 30);
  }).join('');
  return (
    lashes +
    `<path d="${lid}" fill="${paper}" stroke="${ink}" stroke-width="38" stroke-linejoin="round"/>` +
    halftone(brush, lid, b, { x: 0, y: -150, size: 1200, step: 28, from: 0.8, to: 0, angle: 0 }) +
    inside(
      brush,
      lid,
      fill(disc(0, -20, 250), ink) +
        group(
          fill(disc(0, 0, 222), main) +
            iris +
            fill(disc(0, 0, 120), a) +
            fill(disc(0, 0, 92), ink) +
            fill(disc(-58, -66, 44), '#ffffff') +
            fill(disc(52, 60, 20), '#ffffff'),
          'translate(0 -20)',
        ),
    ) +
    line('M-520,-190Q-240,-470 60,-455Q330,-440 520,-190', ink, 44) +
    fill('M-60,318Q0,420 -8,500Q-40,560 -74,500Q-80,430 -60,318Z', main) +
    line('M-60,318Q0,420 -8,500Q-40,560 -74,500Q-80,430 -60,318Z', ink, 13)
  );
}
