import { placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import type { Store } from './store.ts';
import type { Place } from './writes.ts';

/** The references of everything that belongs to a tour besides its own document; contents are not read. */
export async function partsOfTour(
  store: Store,
  tourId: string,
): Promise<{ stops: number; refs: readonly Place<object>[] }> {
  const [stops, secrets, places] = await Promise.all([
    store.ids(stopsOf(tourId)),
    store.ids(secretsOf(tourId)),
    store.ids(placesOf(tourId)),
  ]);
  return {
    stops: stops.length,
    refs: [
      ...stops.map((id) => store.tourStops.at(id)),
      ...secrets.map((id) => store.tourStopSecrets.at(id)),
      ...places.map((id) => store.tourPartners.at(id)),
    ],
  };
}
