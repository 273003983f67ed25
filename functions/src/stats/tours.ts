import type { StopResult } from '@streetlore/domain/hunt';
import { collections, documents, stopId } from '@streetlore/domain/paths';
import type { StopFigures, TourStats } from '@streetlore/domain/stats';
import { AggregateField, type DocumentData } from 'firebase-admin/firestore';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import { counted } from '../store/counted.ts';

/**
 * The figures of a tour that a key names: one stop's, or how many of its hunts were finished.
 * @throws Error for a group that there is not
 */
export function tourRecount(services: Services, key: string, tourId: string, group: string): Recount {
  const stop = /^stop_([1-9]\d{0,2})$/.exec(group)?.[1];
  if (stop === undefined && group !== 'hunts') throw new Error(`No figures are called ${key}`);
  return {
    key,
    target: services.db.doc(documents.tourStats(tourId)),
    stamp: `${group}_counted_at`,
    async count(now): Promise<DocumentData> {
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

const bookingsOf = ({ db }: Services, tourId: string) =>
  db.collection(collections.bookings).where('tour_id', '==', tourId);

async function huntsOf(services: Services, tourId: string) {
  const bookings = bookingsOf(services, tourId);
  const [tour, completed, newest] = await Promise.all([
    services.store.tours.doc(tourId).get(),
    counted(bookings.where('status', '==', 'completed')),
    bookings.limit(1).select('tour_name').get(),
  ]);
  // A tour that was deleted is called as it was sold.
  const tour_name = tour.data()?.name ?? String(newest.docs[0]?.get('tour_name') ?? tourId);
  return { tour_name, completed };
}

/** The stops the tour has now, and those that hunts of before an edit came to. */
async function stopNumbers(services: Services, tourId: string): Promise<number[]> {
  const [tour, furthest] = await Promise.all([
    services.store.tours.doc(tourId).get(),
    bookingsOf(services, tourId).orderBy('current_stop', 'desc').limit(1).select('current_stop').get(),
  ]);
  const last = Math.max(tour.data()?.stops_count ?? 0, Number(furthest.docs[0]?.get('current_stop') ?? 0));
  return Array.from({ length: last }, (_, n) => n + 1);
}

async function figuresOfStop(services: Services, tourId: string, n: number): Promise<StopFigures> {
  const { db, store } = services;
  const ended = db.collection(collections.stopResults).where('tour_id', '==', tourId).where('stop_number', '==', n);
  const [stop, reached, all, skipped, claimed] = await Promise.all([
    store.tourStops.doc(stopId(tourId, n)).get(),
    counted(bookingsOf(services, tourId).where('current_stop', '>=', n)),
    ended
      .aggregate({
        ended: AggregateField.count(),
        hints: AggregateField.sum('hints'),
        seconds: AggregateField.sum('seconds'),
        wrong_answers: AggregateField.sum('wrong_answers'),
      })
      .get(),
    counted(ended.where('outcome', '==', 'skipped' satisfies StopResult['outcome'])),
    counted(ended.where('claimed_at', '>', new Date(0))),
  ]);
  const { ended: finished, ...took } = all.data();
  const solved = Math.max(0, finished - skipped);
  return { location_name: stop.data()?.location_name ?? null, reached, solved, skipped, claimed, ...took };
}
