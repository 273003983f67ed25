import type { Booking } from '@streetlore/domain/booking';
import { defaultHuntSettings, type HuntTour, takeTour } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import { partsOfTour } from '../store/tour-parts.ts';

/**
 * The tour as it stands now, all of one moment, so that a save in between is seen whole or not at all. Only what is
 * needed: it is read when a player waits for the first stop.
 * @returns `null` when it cannot be played
 */
export async function readTour({ db, store }: Services, tourId: string, soldAs: string): Promise<HuntTour | null> {
  const parts = partsOfTour(store, tourId);
  return await db.runTransaction(
    async (transaction) => {
      const [tour, stops, secrets, links, settings] = await Promise.all([
        transaction.get(store.tours.doc(tourId)),
        transaction.get(parts.stops),
        transaction.get(parts.secrets),
        transaction.get(parts.links),
        transaction.get(store.huntSettings),
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
        scoring: (settings.data() ?? defaultHuntSettings).scoring,
      });
    },
    { readOnly: true },
  );
}

class TourCannotBePlayed extends Error {
  override readonly name = 'TourCannotBePlayed';
}

/** A hunt keeps the tour it started with; until then it is the tour as it stands. */
export async function tourOfHunt(services: Services, booking: WithId<Booking>): Promise<HuntTour | null> {
  const isReady = booking.hunt.phase === 'ready';
  const tour = isReady
    ? await readTour(services, booking.tour_id, booking.tour_name)
    : ((await services.store.huntTour(booking.id).get()).data() ?? null);
  if (!tour && (isReady || booking.hunt.phase === 'puzzle' || booking.hunt.phase === 'reward')) {
    log.error('A hunt was sold whose tour cannot be played', { booking: booking.id, tour: booking.tour_id });
    // The player is told that we know; System Health is how we do.
    await noteError('tourOfHunt', new TourCannotBePlayed(), () => services);
  }
  return tour;
}
