import type { Booking } from '@streetlore/domain/booking';
import { defaultHuntSettings, type HuntTour } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import { placesOf, secretsOf, stopsOf, takeTour } from '@streetlore/domain/tour';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';

/**
 * The tour as it stands now, all of one moment, so that a save in between is seen whole or not at all. Only what is
 * needed: it is read when a player waits for the first stop.
 * @returns `null` when it cannot be played
 */
export async function readTour({ store }: Services, tourId: string, soldAs: string): Promise<HuntTour | null> {
  return await store.snapshot(async ({ read, readAll, find }) => {
    const [tour, stops, secrets, links, settings] = await Promise.all([
      read(store.tours.at(tourId)),
      find(stopsOf(tourId)),
      find(secretsOf(tourId)),
      find(placesOf(tourId)),
      read(store.huntSettings),
    ]);
    const ids = new Set(links.map(({ partner_id }) => partner_id));
    const partners = (await readAll([...ids].map((id) => store.partners.at(id)))).filter((one) => one !== null);
    const { scoring } = settings ?? defaultHuntSettings;
    return takeTour({ tour_id: tourId, name: tour?.name ?? soldAs, stops, secrets, links, partners, scoring });
  });
}

class TourCannotBePlayed extends Error {
  override readonly name = 'TourCannotBePlayed';
}

/** A hunt keeps the tour it started with; until then it is the tour as it stands. */
export async function tourOfHunt(services: Services, booking: WithId<Booking>): Promise<HuntTour | null> {
  const isReady = booking.hunt.phase === 'ready';
  const tour = isReady
    ? await readTour(services, booking.tour_id, booking.tour_name)
    : await services.store.huntTour(booking.id).read();
  if (!tour && (isReady || booking.hunt.phase === 'puzzle' || booking.hunt.phase === 'reward')) {
    log.error('A hunt was sold whose tour cannot be played', { booking: booking.id, tour: booking.tour_id });
    // The player is told that we know; System Health is how we do.
    await noteError('tourOfHunt', new TourCannotBePlayed(), () => services);
  }
  return tour;
}
