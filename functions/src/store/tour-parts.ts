import { placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import type { Store } from './store.ts';

/** What makes up a tour besides its own document, as queries. */
export function partsOfTour(store: Store, tourId: string) {
  return {
    stops: store.query(stopsOf(tourId)),
    secrets: store.query(secretsOf(tourId)),
    links: store.query(placesOf(tourId)),
  };
}
