import type { Partner } from '@streetlore/domain/partner';
import { type PerkGiver, perksOf, placesAt, placesOf, type Tour, type TourPartner } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';
import type { FoundDocument, Versioned } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';

/** A tour with a stop at a partner, and all partners at its stops in their order. */
export type TourOfPartner = {
  tour: Versioned<Tour>;
  partners: readonly { id: string; partner: Partner | null }[];
};

export async function toursOf(
  { store }: Pick<Services, 'store'>,
  partnerId: string,
): Promise<{ places: readonly FoundDocument<TourPartner>[]; tours: readonly TourOfPartner[] }> {
  const places = await store.findVersioned(placesAt(partnerId));
  const ids = [...new Set(places.map(({ value }) => value.tour_id))];
  const tours = await Promise.all(
    ids.map(async (id) => {
      const [tour, links] = await Promise.all([store.tours.at(id).readVersioned(), store.find(placesOf(id))]);
      const partners = await Promise.all(
        links.map(async ({ partner_id }) => ({
          id: partner_id,
          partner: await store.partners.at(partner_id).read(),
        })),
      );
      return { tour, partners };
    }),
  );
  return { places, tours };
}

/**
 * Adds to a commit the rewards that tours advertise once the partner is `next`. The commit fails if a tour
 * changed since it was read. The tours' `updated_at` stays: an open editor has nothing to notice.
 * @param next null when the partner is deleted
 */
export function promisePerks(
  commit: Writes,
  tours: readonly TourOfPartner[],
  partnerId: string,
  next: PerkGiver | null,
): void {
  for (const { tour, partners } of tours) {
    const { value } = tour;
    if (!value) continue;
    const perks = perksOf(partners.map(({ id, partner }) => ({ id, partner: id === partnerId ? next : partner })));
    const isSame =
      value.partner_perks === perks.partner_perks && String(value.partner_ids) === String(perks.partner_ids);
    if (!isSame) commit.update(tour, perks);
  }
}
