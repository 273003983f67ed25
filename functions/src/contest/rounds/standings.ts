import {
  byRank,
  type Candidate,
  canWin,
  photosSentWithin,
  type RoundOrigins,
  type RoundPlace,
  STANDINGS,
  standingsOf,
  voidedVotesBefore,
  votesBefore,
} from '@streetlore/domain/contest';
import { spanOfWeek } from '@streetlore/domain/time';
import type { Services } from '../../platform/services.ts';
import { findOrigins } from './origins.ts';

/** The most photos of one week that are looked at, newest first. A week brings far fewer. */
const MAX_PHOTOS = 5000;

/** The leading photos of a week, and where all votes of its photos came from. */
export type RoundCount = { standings: RoundPlace[]; origins: RoundOrigins };

/**
 * Counts the votes that were cast before the week ended, so a late or repeated count gives the same
 * standings. It counts only photos that can still be among the first: a photo's votes then were no more than
 * it has today.
 * @returns null when no photo on the wall was sent that week
 */
export async function countStandings(services: Services, week: string): Promise<RoundCount | null> {
  const span = spanOfWeek(week);
  const photos = await services.store.find(photosSentWithin(span, MAX_PHOTOS));
  if (photos.length === 0) return null;
  const counted: Candidate[] = [];
  const candidates = photos.filter(canWin).toSorted(byRank);
  for (const photo of candidates) {
    const last = counted.toSorted(byRank)[STANDINGS - 1];
    if (last && last.votes > photo.votes) break;
    counted.push({ ...photo, votes: await votesUntil(services, photo.id, span.to) });
  }
  return { standings: standingsOf(counted), origins: await findOrigins(services, candidates, span.to) };
}

async function votesUntil({ store }: Services, photo: string, end: Date): Promise<number> {
  const [all, voided] = await Promise.all([
    store.count(votesBefore(photo, end)),
    store.count(voidedVotesBefore(photo, end)),
  ]);
  return Math.max(0, all - voided);
}
