import { type ContestRound, roundSchema, type Submission, submissionSchema } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import { type Live, mapLive } from './core/live.ts';

/** The latest rounds, whatever their status, the latest first. */
export function useLatestRounds(count: number): Live<readonly WithId<ContestRound>[]> {
  return useQueryOf(`latest ${count}`, collections.contestRounds, roundSchema, () => [
    orderBy('week', 'desc'),
    limit(count),
  ]);
}

/** The rounds whose winner is named, the latest first, and whether there are more than these. */
export function useConfirmedRounds(
  count: number,
): Live<{ readonly rounds: readonly WithId<ContestRound>[]; readonly hasMore: boolean }> {
  const found = useQueryOf(`confirmed, ${count}`, collections.contestRounds, roundSchema, () => [
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
    limit(count + 1),
  ]);
  return mapLive(found, (rounds) => ({ rounds: rounds.slice(0, count), hasMore: rounds.length > count }));
}

/** Most ids that one query may name. */
export const PHOTOS_AT_ONCE = 30;

/** Those of these photos (at least one, at most 30 ids) that hang on the wall, in no order. */
export function usePhotosOnTheWall(ids: readonly string[]): Live<readonly WithId<Submission>[]> {
  const wanted = ids.toSorted();
  return useQueryOf(`on the wall: ${wanted.join(' ')}`, collections.contestSubmissions, submissionSchema, () => [
    where('status', '==', 'approved'),
    where(documentId(), 'in', wanted),
  ]);
}
