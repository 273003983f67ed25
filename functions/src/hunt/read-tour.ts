import type { Booking } from '@streetlore/domain/booking';
import { defaultHuntSettings, type HuntTour } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import { copyTourForHunt, placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';

/**
 * Reads the tour as it is now, in one snapshot, so that the result holds all or nothing of a
 * concurrent save. Reads no more than it needs, because a player is waiting for the first stop.
 * @returns null when the tour cannot be played
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
    return copyTourForHunt({ tour_id: tourId, name: tour?.name ?? soldAs, stops, secrets, links, partners, scoring });
  });
}

class TourCannotBePlayed extends Error {
  override readonly name = 'TourCannotBePlayed';
}

/**
 * Reads the tour of a hunt. From START on it is the hunt's own copy; before START it is the tour as
 * it is now.
 * @returns null when there is no tour that can be played
 */
export async function tourOfHunt(services: Services, booking: WithId<Booking>): Promise<HuntTour | null> {
  const isReady = booking.hunt.phase === 'ready';
  const tour = isReady
    ? await readTour(services, booking.tour_id, booking.tour_name)
    : await services.store.huntTour(booking.id).read();
  if (!tour && (isReady || booking.hunt.phase === 'puzzle' || booking.hunt.phase === 'reward')) {
    log.error('A hunt was sold whose tour cannot be played', { booking: booking.id, tour: booking.tour_id });
    // The reply tells the player that we know of the fault. System Health is how we learn of it.
    await recordError('tourOfHunt', new TourCannotBePlayed(), () => services);
  }
  return tour;
}
