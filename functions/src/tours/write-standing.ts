import { hierarchySlug } from '@streetlore/domain/slug';
import { perksOf, placesOf } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';

/**
 * Adds slug and active partners, as a save does nowadays. An open editor does not notice: none of
 * its own fields change.
 * @returns whether these fields were missing or wrong
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
