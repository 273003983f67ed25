import {
  type Booking,
  bookingsCompletedSince,
  longestWaitingBookings,
  newestActiveBookings,
  teamsOfParty,
} from '@streetlore/domain/booking';
import { type DeadLetter, newestDeadLetters, retryDeadLetterInput } from '@streetlore/domain/dead-letters';
import { type Health, healthSchema } from '@streetlore/domain/health';
import { MAX_TEAMS } from '@streetlore/domain/party';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type DayStats, dayStatsSchema, monthsFrom, spanOfDay } from '@streetlore/domain/stats';
import * as z from 'zod/mini';
import { callable, type Live, listenerOf, restartListener, useDocumentOf, useQuery } from '../../data/index.ts';

export type ActiveHunt = WithId<Booking>;

// The query starts at a day's beginning. It stays the same all day, so all screens share a
// listener.
const finishedOn = (day: string, count: number) => bookingsCompletedSince(spanOfDay(day).from, count);

/**
 * `newest`: all paid hunts, the newest first; `waiting`: hunts under way, the longest wait first.
 */
export type HuntSort = 'newest' | 'waiting';
const activeBookings = { newest: newestActiveBookings, waiting: longestWaitingBookings } as const;

/** The first `count` hunts that wait for START or are under way. */
export const useActiveHunts = (order: HuntSort, count: number): Live<readonly ActiveHunt[]> =>
  useQuery(activeBookings[order](count));

/** All teams of a party. */
export const useTeamsOfParty = (partyId: string): Live<readonly ActiveHunt[]> =>
  useQuery(teamsOfParty(partyId, MAX_TEAMS));

/** The latest `count` hunts that were completed since a London day (`YYYY-MM-DD`) began. */
export const useHuntsFinishedSince = (day: string, count: number): Live<readonly ActiveHunt[]> =>
  useQuery(finishedOn(day, count));

/** Restarts the listeners of both lists. */
export function refreshHunts(order: HuntSort, active: number, day: string, finished: number): void {
  restartListener(listenerOf(activeBookings[order](active)));
  restartListener(listenerOf(finishedOn(day, finished)));
}

/** The figures of a London day (`YYYY-MM-DD`); null while nothing has happened on it. */
export function useDayStats(day: string): Live<WithId<DayStats> | null> {
  return useDocumentOf(documents.dayStats(day), dayStatsSchema);
}

/** The health of the functions; null before the first check. */
export function useHealth(): Live<WithId<Health> | null> {
  return useDocumentOf(documents.health, healthSchema);
}

export type ListedDeadLetter = WithId<DeadLetter>;

/** The most dead letters on the dashboard. When one is done, an older one takes its place. */
const MAX_LETTERS = 20;

/** The latest background work that was set aside after repeated failures. */
export const useDeadLetters = (): Live<readonly ListedDeadLetter[]> => useQuery(newestDeadLetters(MAX_LETTERS));

/** Retries work that was set aside. Rejects with CallError. */
export const retryDeadLetter = callable('retryDeadLetter', retryDeadLetterInput, z.unknown());

/** Restarts the listeners of the dashboard's figures. */
export function refreshStats(day: string, since: string): void {
  restartListener(`document ${documents.totals}`);
  restartListener(`document ${documents.dayStats(day)}`);
  restartListener(listenerOf(monthsFrom(since)));
  restartListener(`document ${documents.health}`);
}
