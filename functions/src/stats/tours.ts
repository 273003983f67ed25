import {
  bookingsAtStop,
  bookingsUnderWayAt,
  completedBookingsOfTour,
  firstBookingOfTour,
  furthestBookingOfTour,
  someBookingOfTour,
} from '@streetlore/domain/booking';
import { documents, stopId } from '@streetlore/domain/paths';
import { claimsOfTourStop, endsOfTourStop, skipsOfTourStop } from '@streetlore/domain/playing';
import type { TimeSpan } from '@streetlore/domain/query';
import { type StopCounts, type TourMonths, tourMonthsSchema, tourStatsOf } from '@streetlore/domain/stats';
import { londonMonths, spanOfMonth } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/**
 * The recount of one stop in a month, or of the month's finished hunts. The same commit writes the sum of all
 * months, for Analytics.
 * @throws Error when there is no such group
 */
export function tourRecount(services: Services, key: string, tourId: string, month: string, group: string): Recount {
  const stop = /^stop_([1-9]\d{0,2})$/.exec(group)?.[1];
  if (stop === undefined && group !== 'hunts') throw new Error(`No figures are called ${key}`);
  const { store } = services;
  const whole = async (now: Date) => ({ ...(await monthsOf(services, tourId)), counted_at: now });
  return {
    key,
    target: store.figuresAt(documents.tourMonths(tourId)),
    stamp: `${month}_${group}_counted_at`,
    whole,
    async count(now, stored) {
      const known = tourMonthsSchema.safeParse(stored);
      if (!known.success) return await whole(now);
      const { months, present } = known.data;
      const part = months[month] ?? { completed: 0, stops: {} };
      if (stop === undefined) {
        const [tour_name, completed] = await Promise.all([
          nameOf(services, tourId),
          store.count(completedBookingsOfTour(tourId, spanOfMonth(month))),
        ]);
        return { tour_id: tourId, tour_name, months: { ...months, [month]: { ...part, completed } }, counted_at: now };
      }
      const [counts, present_now] = await Promise.all([
        countsOf(services, tourId, Number(stop), spanOfMonth(month)),
        presentOf(services, tourId, Number(stop)),
      ]);
      return {
        months: { ...months, [month]: { ...part, stops: { ...part.stops, [stop]: counts } } },
        present: { ...present, [stop]: present_now },
        counted_at: now,
      };
    },
    async write(before, fields) {
      const months = tourMonthsSchema.parse({ ...before.value, ...fields });
      const commit = store.commit();
      commit.put(before, fields);
      const sum = { ...tourStatsOf(months), counted_at: fields.counted_at };
      commit.set(store.figuresAt(documents.tourStats(tourId)), sum);
      await commit.run();
    },
  };
}

/** Counts all months of a tour whose figures were never counted. */
async function monthsOf(services: Services, tourId: string): Promise<TourMonths> {
  const { store } = services;
  const [tour_name, numbers, [first]] = await Promise.all([
    nameOf(services, tourId),
    stopNumbers(services, tourId),
    store.findPart(firstBookingOfTour(tourId), z.object({ confirmed_at: z.nullable(z.date()) })),
  ]);
  const months: TourMonths['months'] = {};
  for (const month of first?.confirmed_at ? londonMonths(first.confirmed_at, services.now()) : []) {
    const span = spanOfMonth(month);
    const [completed, ...stops] = await Promise.all([
      store.count(completedBookingsOfTour(tourId, span)),
      ...numbers.map(async (n) => [n, await countsOf(services, tourId, n, span)] as const),
    ]);
    months[month] = { completed, stops: Object.fromEntries(stops) };
  }
  const present = await Promise.all(numbers.map(async (n) => [n, await presentOf(services, tourId, n)] as const));
  return { tour_id: tourId, tour_name, months, present: Object.fromEntries(present) };
}

async function nameOf({ store }: Services, tourId: string): Promise<string> {
  const [tour, sold] = await Promise.all([
    store.tours.at(tourId).read(),
    store.findPart(someBookingOfTour(tourId), z.object({ tour_name: z.catch(z.string(), tourId) })),
  ]);
  return tour?.name ?? sold[0]?.tour_name ?? tourId;
}

/** The numbers of the tour's present stops, and of stops that hunts reached before the tour was edited. */
async function stopNumbers({ store }: Services, tourId: string): Promise<number[]> {
  const [tour, furthest] = await Promise.all([
    store.tours.at(tourId).read(),
    store.findPart(furthestBookingOfTour(tourId), z.object({ current_stop: z.catch(z.number(), 0) })),
  ]);
  const last = Math.max(tour?.stops_count ?? 0, furthest[0]?.current_stop ?? 0);
  return Array.from({ length: last }, (_, n) => n + 1);
}

async function countsOf({ store }: Services, tourId: string, n: number, span: TimeSpan): Promise<StopCounts> {
  const [reached, { count: ended, ...took }, skipped, claimed] = await Promise.all([
    store.count(bookingsAtStop(tourId, n, span)),
    store.sums(endsOfTourStop(tourId, n, span)),
    store.count(skipsOfTourStop(tourId, n, span)),
    store.count(claimsOfTourStop(tourId, n, span)),
  ]);
  return { reached, solved: Math.max(0, ended - skipped), skipped, claimed, ...took };
}

async function presentOf({ store }: Services, tourId: string, n: number): Promise<TourMonths['present'][string]> {
  const [stop, under_way] = await Promise.all([
    store.tourStops.at(stopId(tourId, n)).read(),
    store.count(bookingsUnderWayAt(tourId, n)),
  ]);
  return { location_name: stop?.location_name ?? null, under_way };
}
