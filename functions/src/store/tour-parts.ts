import type { Store } from './store.ts';

/** What makes up a tour besides its own document, as queries. */
export function partsOfTour({ tourStops, tourStopSecrets, tourPartners }: Store, tourId: string) {
  return {
    stops: tourStops.where('tour_id', '==', tourId),
    secrets: tourStopSecrets.where('tour_id', '==', tourId),
    links: tourPartners.where('tour_id', '==', tourId),
  };
}
