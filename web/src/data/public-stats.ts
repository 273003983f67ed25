import type { WithId } from '@streetlore/domain/document';
import { documents } from '@streetlore/domain/paths';
import { type PublicStats, publicStatsSchema } from '@streetlore/domain/stats';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** The totals of the public pages; null before anything was counted. */
export function usePublicStats(): Live<WithId<PublicStats> | null> {
  return useDocumentOf(documents.publicStats, publicStatsSchema);
}
