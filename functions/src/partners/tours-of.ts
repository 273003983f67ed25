import type { Partner } from '@streetlore/domain/partner';
import { type PerkGiver, partnerPerks, placesAt, placesOf, type Tour, type TourPartner } from '@streetlore/domain/tour';
import type { DocumentSnapshot, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

/** A tour that leads to a partner, and the partners at its stops, in their order. */
export type TourOfPartner = {
  tour: DocumentSnapshot<Tour>;
  partners: readonly { id: string; partner: Partner | undefined }[];
};

/** The stops at a partner, and the tours they are of. */
export async function toursOf(
  { store }: Pick<Services, 'store'>,
  partnerId: string,
): Promise<{ places: readonly QueryDocumentSnapshot<TourPartner>[]; tours: readonly TourOfPartner[] }> {
  const places = (await store.query(placesAt(partnerId)).get()).docs;
  const ids = [...new Set(places.map((place) => place.data().tour_id))];
  const tours = await Promise.all(
    ids.map(async (id) => {
      const [tour, links] = await Promise.all([store.tours.doc(id).get(), store.find(placesOf(id))]);
      const partners = await Promise.all(
        links.map(async ({ partner_id }) => ({
          id: partner_id,
          partner: (await store.partners.doc(partner_id).get()).data(),
        })),
      );
      return { tour, partners };
    }),
  );
  return { places, tours };
}

/**
 * Has the tours say what they promise once the partner is `next`, on condition that nobody has saved them meanwhile. Their
 * `updated_at` stays: to an editor that is open nothing has changed.
 * @param next null when the partner goes
 */
export function promisePerks(
  batch: WriteBatch,
  tours: readonly TourOfPartner[],
  partnerId: string,
  next: PerkGiver | null,
): void {
  for (const { tour, partners } of tours) {
    const before = tour.data();
    const partner_perks = partnerPerks(
      partners.map(({ id, partner }) => (id === partnerId ? (next ?? undefined) : partner)),
    );
    if (!before || !tour.updateTime || before.partner_perks === partner_perks) continue;
    batch.update(tour.ref.firestore.doc(tour.ref.path), { partner_perks }, { lastUpdateTime: tour.updateTime });
  }
}
