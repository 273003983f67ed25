import { collections } from '@streetlore/domain/paths';
import { query } from '@streetlore/domain/query';
import { hierarchySlug } from '@streetlore/domain/slug';
import { partnerIds, placesOf, tourSchema } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';

/**
 * Writes to the tours that are stored already what a save keeps since: their slug, and the partners at their stops. An editor that is
 * open notices nothing, for nothing of its own has changed.
 * @returns how many tours lacked it
 */
export async function completeTours({ store }: Pick<Services, 'store'>, isDry: boolean): Promise<number> {
  let written = 0;
  for (const id of await store.ids(query(collections.tours, tourSchema)))
    await store.transaction(async (transaction) => {
      const ref = store.tours.at(id);
      const [tour, places] = await Promise.all([transaction.read(ref), transaction.find(placesOf(id))]);
      if (!tour) return;
      const kept = { slug: hierarchySlug(tour.name), partner_ids: partnerIds(places) };
      if (tour.slug === kept.slug && String(tour.partner_ids) === String(kept.partner_ids)) return;
      written += 1;
      if (!isDry) transaction.update(ref, kept);
    });
  return written;
}
