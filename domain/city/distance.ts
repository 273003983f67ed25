/** A point on earth in degrees (WGS 84). */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Metres; the mean radius (IUGG). */
const EARTH_RADIUS = 6_371_009;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, by the haversine formula. The result is wrong by half a per cent at most. */
export function metresBetween(one: Point, other: Point): number {
  const rise = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const run = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const part = rise + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * run;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, part)));
}

/** A distance for people: to ten metres below a kilometre ('350 m'), then to a hundred ('1.8 km'). */
export function formatMetres(metres: number): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens >= 1000) return `${(metres / 1000).toFixed(1)} km`;
  return tens === 0 && metres > 0 ? 'under 10 m' : `${tens} m`;
}

/** What counts as near a wall: a minute or two on foot, in metres. */
const NEARBY = 150;

/** A cell of the grid in degrees. In London each side is a little over `NEARBY`. */
const CELL = { latitude: 0.00135, longitude: 0.0022 } as const;

const cellAt = ({ latitude, longitude }: Point, up: number, right: number) =>
  `${Math.floor(latitude / CELL.latitude) + up}_${Math.floor(longitude / CELL.longitude) + right}`;

export const cellOf = (point: Point): string => cellAt(point, 0, 0);

/** The nine cells around a point. They hold everything near the point, and some things that are not. */
export const cellsAround = (point: Point): string[] =>
  [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => cellAt(point, up, right)));

export const isNear = (point: Point, others: readonly Point[]): boolean =>
  others.some((other) => metresBetween(point, other) <= NEARBY);
