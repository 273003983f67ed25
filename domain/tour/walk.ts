import { stopPosition, tourDistances } from './distances.ts';
import type { Tour, TourStop } from './schema.ts';
import type { TourStopSecret } from './secret.ts';

type Walked = Pick<TourStop, 'location_name' | 'latitude' | 'longitude'> & Pick<TourStopSecret, 'is_out'>;

/**
 * The way through the stops, given in playing order; those that hunts leave out do not count. If
 * one has no coordinates, the distance is unknown: the sum would be too short.
 */
export function walkOf(stops: readonly Walked[]): Pick<Tour, 'walk_metres' | 'walls' | 'first_wall'> {
  const played = stops.map((stop, n) => ({ ...stop, stop_number: n + 1 })).filter(({ is_out }) => !is_out);
  const { metres, unplaced } = tourDistances(played);
  return {
    walk_metres: unplaced.length > 0 || metres === 0 ? null : Math.round(metres),
    walls: played.flatMap((stop) => {
      const place = stopPosition(stop);
      return place ? { ...place, name: stop.location_name, stop_number: stop.stop_number } : [];
    }),
    first_wall: played[0]?.location_name ?? '',
  };
}

export const walkedStops = (stops: readonly TourStop[], secrets: readonly TourStopSecret[]): Walked[] =>
  stops
    .toSorted((a, b) => a.stop_number - b.stop_number)
    .map((stop) => ({
      ...stop,
      is_out: secrets.some(({ stop_number, is_out }) => is_out && stop_number === stop.stop_number),
    }));

export type FirstWall = {
  readonly name: string | null;
  /** The station nearest to the tour's own first wall, and the way from there. */
  readonly station: string | null;
  /** Whether the way from the station leads to this wall. Some teams of a party begin elsewhere. */
  readonly isAtStation: boolean;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
};

/**
 * @param first_stop the number in the tour of the stop at which the hunt begins, or of a left-out
 * stop before it. Some teams of a party begin later than at 1
 */
export function firstWallOf(tour: Pick<Tour, 'walls' | 'first_wall' | 'station'>, first_stop = 1): FirstWall {
  const at = tour.walls.findIndex(({ stop_number }) => stop_number >= first_stop);
  const wall = tour.walls[Math.max(0, at)];
  const isAtStation = at <= 0;
  const name = (isAtStation ? tour.first_wall : wall?.name) || null;
  const place = wall ? { latitude: wall.latitude, longitude: wall.longitude } : null;
  return { name, station: tour.station || null, isAtStation, place };
}
