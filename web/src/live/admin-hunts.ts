import { type Booking, bookingsCompletedSince, newestActiveBookings } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/document';
import { spanOfDay } from '@streetlore/domain/stats';
import { listenerOf, useQuery } from './core/firestore.ts';
import type { Live } from './core/live.ts';
import { restart } from './core/registry.ts';

export type Hunt = WithId<Booking>;

// By the day's beginning, which stays the same all day.
const finishedOn = (day: string, count: number) => bookingsCompletedSince(spanOfDay(day).from, count);

/** The newest `count` confirmed bookings, newest first. */
export const useActiveHunts = (count: number): Live<readonly Hunt[]> => useQuery(newestActiveBookings(count));

/** The latest `count` hunts that were completed on the London day (`YYYY-MM-DD`) that has just begun or is under way. */
export const useHuntsFinishedToday = (day: string, count: number): Live<readonly Hunt[]> =>
  useQuery(finishedOn(day, count));

/** Listens to both lists afresh. */
export function refreshHunts(active: number, day: string, finished: number): void {
  restart(listenerOf(newestActiveBookings(active)));
  restart(listenerOf(finishedOn(day, finished)));
}
