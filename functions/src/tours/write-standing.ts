import { hierarchySlug } from '@streetlore/domain/slug';
import { perksOf, placesOf } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';

/**
 * Writes to a tour that is stored already what a save keeps since: its slug, and the active partners at its stops. An editor that is open
 * notices nothing, for nothing of its own has changed.
 * @returns whether the tour lacked it
 */
export async function completeTour({ store }: Pick<Services, 'store'>, id: string, isDry: boolean): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const ref = store.tours.at(id);
    const [tour, places] = await Promise.all([transaction.read(ref), transaction.find(placesOf(id))]);
    if (!tour) return false;
    const partners = await Promise.all(
      places.map(async ({ partner_id: at }) => ({ id: at, partner: await transaction.read(store.partners.at(at)) })),
    );
    const { partner_ids } = perksOf(partners);
    const kept = { slug: hierarchySlug(tour.name), partner_ids };
    if (tour.slug === kept.slug && String(tour.partner_ids) === String(kept.partner_ids)) return false;
    if (!isDry) transaction.update(ref, kept);
    return true;
  });
}
