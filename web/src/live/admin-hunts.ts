import { type Booking, bookingSchema } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { startOfLondonDay } from '@streetlore/domain/time';
import { limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';
import { restart } from './core/registry.ts';

export type Hunt = WithId<Booking>;

const activeKey = (count: number) => `${count} active`;
const finishedKey = (day: string, count: number) => `${count} finished on ${day}`;

/** The newest `count` confirmed bookings, newest first. */
export function useActiveHunts(count: number): Live<readonly Hunt[]> {
  return useQueryOf(activeKey(count), collections.bookings, bookingSchema, () => [
    where('status', '==', 'confirmed'),
    orderBy('created_at', 'desc'),
    limit(count),
  ]);
}

/** The latest `count` hunts that were completed on the London day (`YYYY-MM-DD`) that has just begun or is under way. */
export function useHuntsFinishedToday(day: string, count: number): Live<readonly Hunt[]> {
  return useQueryOf(finishedKey(day, count), collections.bookings, bookingSchema, () => [
    where('status', '==', 'completed'),
    where('completed_at', '>=', startOfLondonDay(new Date())),
    orderBy('completed_at', 'desc'),
    limit(count),
  ]);
}

/** Listens to both lists afresh. */
export function refreshHunts(active: number, day: string, finished: number): void {
  restart(`query ${collections.bookings}: ${activeKey(active)}`);
  restart(`query ${collections.bookings}: ${finishedKey(day, finished)}`);
}
