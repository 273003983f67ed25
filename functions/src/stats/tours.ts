import {
  bookingsAtStop,
  bookingsOfTour,
  bookingsUnderWayAt,
  furthestBookingOfTour,
  someBookingOfTour,
} from '@streetlore/domain/booking';
import { claimsOfTourStop, endsOfTourStop, skipsOfTourStop } from '@streetlore/domain/hunt';
import { documents, stopId } from '@streetlore/domain/paths';
import type { StopFigures, TourStats } from '@streetlore/domain/stats';
import * as z from 'zod/mini';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import type { Figures } from '../store/store.ts';

/**
 * The figures of a tour that a key names: one stop's, or how many of its hunts were finished.
 * @throws Error for a group that there is not
 */
export function tourRecount(services: Services, key: string, tourId: string, group: string): Recount {
  const stop = /^stop_([1-9]\d{0,2})$/.exec(group)?.[1];
  if (stop === undefined && group !== 'hunts') throw new Error(`No figures are called ${key}`);
  return {
    key,
    target: services.store.figuresAt(documents.tourStats(tourId)),
    stamp: `${group}_counted_at`,
    async count(now): Promise<Figures> {
      if (stop === undefined) return { ...(await huntsOf(services, tourId)), counted_at: now };
      return { [`stops.${stop}`]: await figuresOfStop(services, tourId, Number(stop)), counted_at: now };
    },
    async whole(now): Promise<TourStats> {
      const numbers = await stopNumbers(services, tourId);
      const [hunts, ...stops] = await Promise.all([
        huntsOf(services, tourId),
        ...numbers.map(async (n) => [String(n), await figuresOfStop(services, tourId, n)] as const),
      ]);
      return { tour_id: tourId, ...hunts, stops: Object.fromEntries(stops), counted_at: now };
    },
  };
}

async function huntsOf({ store }: Services, tourId: string) {
  const [tour, completed, sold] = await Promise.all([
    store.tours.at(tourId).read(),
    store.count(bookingsOfTour(tourId, 'completed')),
    store.findPart(someBookingOfTour(tourId), z.object({ tour_name: z.catch(z.string(), tourId) })),
  ]);
  // A tour that was deleted is called as it was sold.
  const tour_name = tour?.name ?? sold[0]?.tour_name ?? tourId;
  return { tour_name, completed };
}

/** The stops the tour has now, and those that hunts of before an edit came to. */
async function stopNumbers({ store }: Services, tourId: string): Promise<number[]> {
  const [tour, furthest] = await Promise.all([
    store.tours.at(tourId).read(),
    store.findPart(furthestBookingOfTour(tourId), z.object({ current_stop: z.catch(z.number(), 0) })),
  ]);
  const last = Math.max(tour?.stops_count ?? 0, furthest[0]?.current_stop ?? 0);
  return Array.from({ length: last }, (_, n) => n + 1);
}

async function figuresOfStop({ store }: Services, tourId: string, n: number): Promise<StopFigures> {
  const [stop, reached, under_way, { count: ended, ...took }, skipped, claimed] = await Promise.all([
    store.tourStops.at(stopId(tourId, n)).read(),
    store.count(bookingsAtStop(tourId, n)),
    store.count(bookingsUnderWayAt(tourId, n)),
    store.sums(endsOfTourStop(tourId, n)),
    store.count(skipsOfTourStop(tourId, n)),
    store.count(claimsOfTourStop(tourId, n)),
  ]);
  const solved = Math.max(0, ended - skipped);
  return { location_name: stop?.location_name ?? null, reached, under_way, solved, skipped, claimed, ...took };
}
