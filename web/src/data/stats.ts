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

/** Null before anything was counted. The same holds for the other functions here. */
export function usePublicStats(): Live<WithId<PublicStats> | null> {
  return useDocumentOf(documents.publicStats, publicStatsSchema);
}

export function useTotals(): Live<WithId<Totals> | null> {
  return useDocumentOf(documents.totals, totalsSchema);
}

/** The months since `since` (`YYYY-MM`) that have figures, the oldest first. */
export const useMonths = (since: string): Live<readonly MonthStats[]> => useQuery(monthsFrom(since));

export function usePartnerStats(): Live<WithId<PartnerStats> | null> {
  return useDocumentOf(documents.partnerStats, partnerStatsSchema);
}
