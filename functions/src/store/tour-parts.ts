import { placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import type { Store } from './store.ts';
import { asStored } from './stored.ts';
import type { DocumentPlace } from './writes.ts';

/**
 * Finds everything that belongs to a tour besides its own document, even documents that do not fit
 * their schema. Also finds the partners of the tour.
 */
export async function partsOfTour(
  store: Store,
  tourId: string,
): Promise<{ stops: number; partners: readonly string[]; refs: readonly DocumentPlace<object>[] }> {
  const [stops, secrets, places] = await Promise.all([
    store.ids(stopsOf(tourId)),
    store.ids(secretsOf(tourId)),
    store.find(asStored(placesOf(tourId))),
  ]);
  return {
    stops: stops.length,
    partners: places.flatMap(({ partner_id }) => (typeof partner_id === 'string' ? [partner_id] : [])),
    refs: [
      ...stops.map((id) => store.tourStops.at(id)),
      ...secrets.map((id) => store.tourStopSecrets.at(id)),
      ...places.map(({ id }) => store.tourPartners.at(id)),
    ],
  };
}
