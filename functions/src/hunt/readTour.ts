import { type HuntTour, takeTour } from '@streetlore/domain/hunt';
import type { Services } from '../platform/services.ts';

/**
 * The tour as it stands now, all of one moment, so that a save in between is seen whole or not at all. Only what is
 * needed: it is read when a player waits for the first stop.
 * @returns `null` when it cannot be played
 */
export async function readTour({ db, store }: Services, tourId: string, soldAs: string): Promise<HuntTour | null> {
  return await db.runTransaction(
    async (transaction) => {
      const [tour, stops, secrets, links] = await Promise.all([
        transaction.get(store.tours.doc(tourId)),
        transaction.get(store.tourStops.where('tour_id', '==', tourId)),
        transaction.get(store.tourStopSecrets.where('tour_id', '==', tourId)),
        transaction.get(store.tourPartners.where('tour_id', '==', tourId)),
      ]);
      const ids = new Set(links.docs.map((link) => link.data().partner_id));
      const refs = [...ids].map((id) => store.partners.doc(id));
      const partners = refs.length > 0 ? await transaction.getAll(...refs) : [];
      return takeTour({
        tour_id: tourId,
        name: tour.data()?.name ?? soldAs,
        stops: stops.docs.map((stop) => stop.data()),
        secrets: secrets.docs.map((secret) => secret.data()),
        links: links.docs.map((link) => link.data()),
        partners: partners.flatMap((partner) => partner.data() ?? []),
      });
    },
    { readOnly: true },
  );
}
