import { type ContestRound, confirmedRounds, latestRounds } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { useQuery } from '../../../data/firestore.ts';
import { type Live, mapLive } from '../../../data/live.ts';

/** The latest rounds, whatever their status, the latest first. */
export function useLatestRounds(count: number): Live<readonly WithId<ContestRound>[]> {
  return useQuery(latestRounds(count));
}

/** The rounds whose winner is named, the latest first, and whether there are more than these. */
export function useConfirmedRounds(
  count: number,
): Live<{ readonly rounds: readonly WithId<ContestRound>[]; readonly hasMore: boolean }> {
  const found = useQuery(confirmedRounds(count + 1));
  return mapLive(found, (rounds) => ({ rounds: rounds.slice(0, count), hasMore: rounds.length > count }));
}
