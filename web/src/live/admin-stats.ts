import type { WithId } from '@streetlore/domain/document';
import { documents } from '@streetlore/domain/paths';
import { type DayStats, dayStatsSchema, type Totals, totalsSchema } from '@streetlore/domain/stats';
import { useDocumentOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';
import { restart } from './core/registry.ts';

/** All-time figures; null before anything was counted. */
export function useTotals(): Live<WithId<Totals> | null> {
  return useDocumentOf(documents.totals, totalsSchema);
}

/** The figures of a London day (`YYYY-MM-DD`); null while nothing has happened on it. */
export function useDayStats(day: string): Live<WithId<DayStats> | null> {
  return useDocumentOf(documents.dayStats(day), dayStatsSchema);
}

/** Listens to the figures of the dashboard afresh. */
export function refreshStats(day: string): void {
  restart(`document ${documents.totals}`);
  restart(`document ${documents.dayStats(day)}`);
}
