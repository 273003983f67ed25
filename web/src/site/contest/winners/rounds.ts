import { type ContestRound, confirmedRounds } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { type Live, mapLive, useQuery } from '../../../data/index.ts';

/** The rounds whose winner is named, the latest first, and whether there are more than these. */
export function useConfirmedRounds(
  count: number,
): Live<{ readonly rounds: readonly WithId<ContestRound>[]; readonly hasMore: boolean }> {
  const found = useQuery(confirmedRounds(count + 1));
  return mapLive(found, (rounds, left) => ({
    rounds: rounds.slice(0, count),
    hasMore: rounds.length + left > count,
  }));
}
