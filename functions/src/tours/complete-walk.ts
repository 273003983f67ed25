import { secretsOf, stopsOf, walkedStops, walkOf } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';

/**
 * Adds the way between the walls, as a save does nowadays. An open editor does not notice: none of
 * its own fields change.
 * @returns whether these fields were missing or wrong
 */
export async function completeWalk({ store }: Pick<Services, 'store'>, id: string, isDry: boolean): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const ref = store.tours.at(id);
    const [tour, stops, secrets] = await Promise.all([
      transaction.read(ref),
      transaction.find(stopsOf(id)),
      transaction.find(secretsOf(id)),
    ]);
    if (!tour) return false;
    const walk = walkOf(walkedStops(stops, secrets));
    const { walk_metres, walls, first_wall } = tour;
    if (JSON.stringify({ walk_metres, walls, first_wall }) === JSON.stringify(walk)) return false;
    if (!isDry) transaction.update(ref, walk);
    return true;
  });
}
