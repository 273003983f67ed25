import { type PartnerStats, partnerStatsSchema } from '@streetlore/domain/partner';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type MonthStats,
  monthsFrom,
  type PublicStats,
  publicStatsSchema,
  type Totals,
  totalsSchema,
} from '@streetlore/domain/stats';
import { useDocumentOf, useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** The totals of the public pages; null before anything was counted. */
export function usePublicStats(): Live<WithId<PublicStats> | null> {
  return useDocumentOf(documents.publicStats, publicStatsSchema);
}

/** All-time figures for admins; null before anything was counted. */
export function useTotals(): Live<WithId<Totals> | null> {
  return useDocumentOf(documents.totals, totalsSchema);
}

/**
 * The months since `since` (`YYYY-MM`) that have figures, the oldest first. Each month is one
 * document.
 */
export const useMonths = (since: string): Live<readonly MonthStats[]> => useQuery(monthsFrom(since));

/** The number of partners of each kind; null before anything was counted. */
export function usePartnerStats(): Live<WithId<PartnerStats> | null> {
  return useDocumentOf(documents.partnerStats, partnerStatsSchema);
}
