import { metresBetween } from '../city/index.ts';

/** What a distance needs of a stop. While it is typed, a coordinate may be NaN or out of bounds. */
type Walked = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Whether hunts leave the stop out. */
  readonly is_out: boolean;
};

type Leg = {
  /** The number, from 1, of the last stop before it that is walked to. */
  readonly from: number;
  readonly metres: number;
};

type TourDistances = {
  /** The way to each stop; null for the first one, and for stops that are not walked to. */
  readonly legs: readonly (Leg | null)[];
  /** All legs together. */
  readonly metres: number;
  /** The numbers of stops without coordinates, 1-based. */
  readonly unplaced: readonly number[];
  /** The numbers of stops that have coordinates, but which hunts leave out. */
  readonly out: readonly number[];
};

const isWithin = (value: number | null, bound: number): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) <= bound;

/** Where a stop is; null without a latitude and a longitude that exist on earth. */
export function stopPosition({ latitude, longitude }: Pick<Walked, 'latitude' | 'longitude'>) {
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

/** Straight distances in playing order. Stops without coordinates, or that hunts leave out, are skipped. */
export function tourDistances(stops: readonly Walked[]): TourDistances {
  const unplaced: number[] = [];
  const out: number[] = [];
  let before: { readonly number: number; readonly at: { latitude: number; longitude: number } } | null = null;
  const legs: (Leg | null)[] = [];
  for (const [index, stop] of stops.entries()) {
    const number = index + 1;
    const at = stopPosition(stop);
    if (!at) unplaced.push(number);
    else if (stop.is_out) out.push(number);
    legs.push(at && before && !stop.is_out ? { from: before.number, metres: metresBetween(before.at, at) } : null);
    if (at && !stop.is_out) before = { number, at };
  }
  return { legs, metres: legs.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0), unplaced, out };
}
