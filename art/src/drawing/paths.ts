/**
 * A point in mural units: the picture's middle is (0, 0) and its shorter side is 1000 units long.
 */
export type Point = readonly [x: number, y: number];

/** A number with at most one decimal, so equal seeds give equal bytes on every engine. */
export const rounded = (value: number) => `${Math.round(value * 10) / 10 || 0}`;

/** A closed polygon. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join('L')}Z`;

/** A circle as a path, so that it can be a clip as well as a shape. */
export const disc = (x: number, y: number, r: number, ry = r) =>
  `M${rounded(x - r)},${rounded(y)}a${rounded(r)},${rounded(ry)} 0 1 0 ${rounded(2 * r)},0a${rounded(r)},${rounded(ry)} 0 1 0 ${rounded(-2 * r)},0Z`;

/** An upright rectangle: the corner at (x, y), a width and a height. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${rounded(x)},${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`;

/** A rectangle with round corners. */
export const roundBox = (x: number, y: number, width: number, height: number, r: number) =>
  `M${rounded(x + r)},${rounded(y)}h${rounded(width - 2 * r)}q${rounded(r)},0 ${rounded(r)},${rounded(r)}v${rounded(height - 2 * r)}q0,${rounded(r)} ${rounded(-r)},${rounded(r)}h${rounded(2 * r - width)}q${rounded(-r)},0 ${rounded(-r)},${rounded(-r)}v${rounded(2 * r - height)}q0,${rounded(-r)} ${rounded(r)},${rounded(-r)}Z`;

/** The point at `angle` degrees (clockwise from the right) and distance `r` from a centre. */
export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180),
];

/** A star or gear: `count` tips between two radii. */
export const star = (x: number, y: number, outer: number, inner: number, count: number, turn = -90) =>
  polygon(Array.from({ length: count * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, turn + (i * 180) / count)));

/** A smooth closed curve through points (Catmull-Rom as cubic Beziers). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  let d = `M${rounded(at(0)[0])},${rounded(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    d += `C${rounded(c1[0])},${rounded(c1[1])} ${rounded(c2[0])},${rounded(c2[1])} ${rounded(p2[0])},${rounded(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}
