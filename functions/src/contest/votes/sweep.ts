import { photosById, type Submission } from '@streetlore/domain/contest';
import { recountNow } from '../../platform/recount.ts';
import type { Services } from '../../platform/services.ts';
import { votesOf } from './recount.ts';

/** Photos that one sweep checks: some 25 reads and 50 counts a minute, however many photos and votes there are. */
const PHOTOS_A_SWEEP = 25;

/**
 * The photos whose turn it is. A vote that was taken back leaves nothing to find a lost event by, so every photo has its
 * turn, in the order of their ids, and the sweep after the last one begins anew: n photos are checked in n/25 minutes.
 */
export async function photosInTurn({ store }: Services): Promise<string[]> {
  const last = (await store.voteSweep.read())?.after || null;
  const photos = await store.ids(photosById(last, PHOTOS_A_SWEEP));
  const next = photos.length === PHOTOS_A_SWEEP ? photos.at(-1) : undefined;
  // A small contest is checked whole by every sweep, so the position rarely changes and nothing is written.
  if (next !== undefined || last !== null) await store.voteSweep.set({ after: next ?? '' });
  return photos;
}

/** Counts a photo's votes; writes, and wakes every screen that shows it, only when they are not what it says. */
export async function countAgain(services: Services, photo: string): Promise<boolean> {
  const recount = votesOf(services, photo);
  const [counted, stored] = await Promise.all([recount.count(services.now()), recount.target.read()]);
  if (stored?.['votes' satisfies keyof Submission] === counted?.votes) return false;
  return (await recountNow(recount, services)) === 'written';
}
