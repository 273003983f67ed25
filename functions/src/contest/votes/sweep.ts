import { photosById, type Submission } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { recountNow } from '../../platform/recount.ts';
import type { Services } from '../../platform/services.ts';
import { votesOf } from './recount.ts';

/** Photos that one sweep checks: some 25 reads and 50 counts a minute, however many photos and votes there are. */
const PHOTOS_A_SWEEP = 25;

/**
 * The photos whose turn it is. A vote that was taken back leaves nothing to find a lost event by, so every photo has its
 * turn, in the order of their ids, and the sweep after the last one begins anew: n photos are checked in n/25 minutes.
 */
export async function photosInTurn({ db, store }: Services): Promise<string[]> {
  const turn = db.doc(documents.voteSweep);
  const after: unknown = (await turn.get()).get('after');
  const isMidway = typeof after === 'string' && after !== '';
  const { docs } = await store
    .rawQuery(photosById(isMidway ? after : null, PHOTOS_A_SWEEP))
    .select()
    .get();
  const next = docs.length === PHOTOS_A_SWEEP ? docs.at(-1)?.id : undefined;
  // Most sweeps of a small contest begin and end at the beginning, and write nothing.
  if (next !== undefined || isMidway) await turn.set({ after: next ?? '' });
  return docs.map(({ id }) => id);
}

/** Counts a photo's votes; writes, and wakes every screen that shows it, only when they are not what it says. */
export async function countAgain(services: Services, photo: string): Promise<boolean> {
  const recount = votesOf(services, photo);
  const [counted, stored] = await Promise.all([recount.count(services.now()), recount.target.read()]);
  if (stored?.['votes' satisfies keyof Submission] === counted?.votes) return false;
  return (await recountNow(recount, services)) === 'written';
}
