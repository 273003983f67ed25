/** A point on earth in degrees (WGS 84). */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Metres; the mean radius (IUGG). */
const EARTH_RADIUS = 6_371_009;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The distance (metres) between two points, as the crow flies, by the haversine formula. It differs
 * from the true one by half a per cent at most.
 */
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
