import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type PublicStats, publicStatsSchema } from '@streetlore/domain/stats';
import { useDocumentOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

/** The totals of the public pages; null before anything was counted. */
export function usePublicStats(): Live<WithId<PublicStats> | null> {
  return useDocumentOf(documents.publicStats, publicStatsSchema);
}
