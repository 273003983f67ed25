import { placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import type { FoundDocument } from './entity.ts';
import type { Store } from './store.ts';
import { type AnyDocument, asStored } from './stored.ts';
import type { DocumentPlace } from './writes.ts';

/**
 * Finds everything that belongs to a tour besides its own document, even documents that do not fit
 * their schema. `places` are the tour's partners, `refs` the rest.
 */
export async function partsOfTour(
  store: Store,
  tourId: string,
): Promise<{
  stops: number;
  places: readonly FoundDocument<AnyDocument>[];
  refs: readonly DocumentPlace<object>[];
}> {
  const [stops, secrets, places] = await Promise.all([
    store.ids(stopsOf(tourId)),
    store.ids(secretsOf(tourId)),
    store.findVersioned(asStored(placesOf(tourId))),
  ]);
  return {
    stops: stops.length,
    places,
    refs: [...stops.map((id) => store.tourStops.at(id)), ...secrets.map((id) => store.tourStopSecrets.at(id))],
  };
}
