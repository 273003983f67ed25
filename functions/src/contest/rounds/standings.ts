import { byRank, type Candidate, canWin, type RoundPlace, STANDINGS, standingsOf } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { spanOfWeek } from '@streetlore/domain/time';
import type { Query } from 'firebase-admin/firestore';
import type { Services } from '../../platform/services.ts';

/** Photos of one week that are looked at, the newest; far above what a week brings. */
const MOST_PHOTOS = 5000;

/**
 * The standings of a week, from the votes cast before it ended: counting late, or again, gives the same. Only photos that can
 * still come among the first are counted one by one: nobody has more votes from then than today.
 * @returns null when no photo on the wall was sent that week
 */
export async function countStandings(services: Services, week: string): Promise<RoundPlace[] | null> {
  const { from, to } = spanOfWeek(week);
  const { docs } = await services.store.submissions
    .where('status', '==', 'approved')
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', to)
    .orderBy('submitted_at', 'desc')
    .limit(MOST_PHOTOS)
    .get();
  if (docs.length === 0) return null;
  const counted: Candidate[] = [];
  for (const photo of docs
    .map((doc) => doc.data())
    .filter(canWin)
    .toSorted(byRank)) {
    const last = counted.toSorted(byRank)[STANDINGS - 1];
    if (last && last.votes > photo.votes) break;
    counted.push({ ...photo, votes: await votesUntil(services, photo.id, to) });
  }
  return standingsOf(counted);
}

async function votesUntil({ db }: Services, photo: string, end: Date): Promise<number> {
  const votes = db.collection(documents.votes(photo)).where('created_at', '<', end);
  const [all, voided] = await Promise.all([counted(votes), counted(votes.where('voided', '==', true))]);
  return Math.max(0, all - voided);
}

const counted = async (query: Query) => (await query.count().get()).data().count;
