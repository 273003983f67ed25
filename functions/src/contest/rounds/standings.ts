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

/** Photos of one week that are looked at, the newest; far above what a week brings. */
const MAX_PHOTOS = 5000;

/** The leading photos of a week, and where all its votes came from. */
export type RoundCount = { standings: RoundPlace[]; origins: RoundOrigins };

/**
 * The standings of a week, from the votes cast before it ended: counting late, or again, gives the same. Only photos that can
 * still come among the first are counted one by one: nobody has more votes from then than today.
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
