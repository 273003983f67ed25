import type { WithId } from '@streetlore/domain/document';
import { type Health, healthSchema } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import {
  type DayStats,
  dayStatsSchema,
  type MonthStats,
  monthsFrom,
  type Totals,
  type TourStats,
  totalsSchema,
  tourStatsByName,
} from '@streetlore/domain/stats';
import { listenerOf, useDocumentOf, useQuery } from './firestore.ts';
import type { Live } from './live.ts';
import { restart } from './registry.ts';

/** All-time figures; null before anything was counted. */
export function useTotals(): Live<WithId<Totals> | null> {
  return useDocumentOf(documents.totals, totalsSchema);
}

/** The figures of a London day (`YYYY-MM-DD`); null while nothing has happened on it. */
export function useDayStats(day: string): Live<WithId<DayStats> | null> {
  return useDocumentOf(documents.dayStats(day), dayStatsSchema);
}

/** The months from `since` (`YYYY-MM`) on that have figures, oldest first: one document each. */
export const useMonths = (since: string): Live<readonly MonthStats[]> => useQuery(monthsFrom(since));

/** Tours that Analytics offers. */
const MOST_TOURS = 50;

/** Each tour's figures by stop, by name. */
export const useTourStats = (): Live<readonly TourStats[]> => useQuery(tourStatsByName(MOST_TOURS));

/** What the functions know of themselves; null before the first check. */
export function useHealth(): Live<WithId<Health> | null> {
  return useDocumentOf(documents.health, healthSchema);
}

/** Listens to the figures of the dashboard afresh. */
export function refreshStats(day: string, since: string): void {
  restart(`document ${documents.totals}`);
  restart(`document ${documents.dayStats(day)}`);
  restart(listenerOf(monthsFrom(since)));
  restart(`document ${documents.health}`);
}
