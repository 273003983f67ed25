import { stopPosition, tourDistances } from './distances.ts';
import type { Tour, TourStop } from './schema.ts';
import type { TourStopSecret } from './secret.ts';

type Walked = Pick<TourStop, 'location_name' | 'latitude' | 'longitude'> & Pick<TourStopSecret, 'is_out'>;

/**
 * A tour's fields about the way between its walls, from its stops in playing order. Stops that
 * hunts leave out do not count. A single stop without coordinates leaves the distance unknown, in
 * place of one that is too short.
 */
export function walkOf(stops: readonly Walked[]): Pick<Tour, 'walk_metres' | 'walls' | 'first_wall'> {
  const played = stops.filter(({ is_out }) => !is_out);
  const { metres, unplaced } = tourDistances(played);
  return {
    walk_metres: unplaced.length > 0 || metres === 0 ? null : Math.round(metres),
    walls: played.flatMap((stop) => stopPosition(stop) ?? []),
    first_wall: played[0]?.location_name ?? '',
  };
}

/** The stops of a stored tour with what only their secrets know, in playing order. */
export const walkedStops = (stops: readonly TourStop[], secrets: readonly TourStopSecret[]): Walked[] =>
  stops
    .toSorted((a, b) => a.stop_number - b.stop_number)
    .map((stop) => ({
      ...stop,
      is_out: secrets.some(({ stop_number, is_out }) => is_out && stop_number === stop.stop_number),
    }));

/** Where a hunt begins. The name and the station are known of the tour's own first wall alone. */
export type FirstWall = {
  readonly name: string | null;
  readonly station: string | null;
  readonly place: Tour['walls'][number] | null;
};

/**
 * Where a hunt of a tour begins.
 * @param first_stop the number of its first stop in the tour. Some teams of a party begin later than
 *   at 1
 */
export function firstWallOf(tour: Pick<Tour, 'walls' | 'first_wall' | 'station'>, first_stop = 1): FirstWall {
  const place = tour.walls[first_stop - 1] ?? null;
  return first_stop === 1
    ? { name: tour.first_wall || null, station: tour.station || null, place }
    : { name: null, station: null, place };
}
