import {
  approvedAmong,
  type ContestRound,
  confirmedRounds,
  latestRounds,
  type Submission,
} from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { useQuery } from './core/firestore.ts';
import { type Live, mapLive } from './core/live.ts';

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

/** Most ids that one query may name. */
export const PHOTOS_AT_ONCE = 30;

/** Those of these photos (at least one, at most 30 ids) that hang on the wall, in no order. */
export function usePhotosOnTheWall(ids: readonly string[]): Live<readonly WithId<Submission>[]> {
  return useQuery(approvedAmong(ids.toSorted()));
}
