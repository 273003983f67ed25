import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import {
  FEATURED_TOURS,
  type Tour,
  type TourStop,
  tourPartnerSchema,
  tourSchema,
  tourStopSchema,
} from '@streetlore/domain/tour';
import { limit, orderBy, where } from 'firebase/firestore';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

const published = () => where('status', '==', 'published');

/** Every published tour, by name. */
export function useTours(): Live<readonly WithId<Tour>[]> {
  return useQueryOf('published by name', collections.tours, tourSchema, () => [published(), orderBy('name')]);
}

/** The best rated published tours, best first. */
export function useFeaturedTours(): Live<readonly WithId<Tour>[]> {
  return useQueryOf('featured', collections.tours, tourSchema, () => [
    published(),
    orderBy('rating', 'desc'),
    limit(FEATURED_TOURS),
  ]);
}

/** One tour by id; null when there is none. */
export function useTour(id: string): Live<WithId<Tour> | null> {
  return useDocumentOf(`${collections.tours}/${id}`, tourSchema);
}

/** The public part of a tour's stops, in playing order. */
export function useTourStops(tourId: string): Live<readonly WithId<TourStop>[]> {
  return useQueryOf(`of ${tourId}`, collections.tourStops, tourStopSchema, () => [
    where('tour_id', '==', tourId),
    published(),
    orderBy('stop_number'),
  ]);
}

/** Which partner waits at which stop of a tour. */
export function useTourPartners(tourId: string) {
  return useQueryOf(`of ${tourId}`, collections.tourPartners, tourPartnerSchema, () => [
    where('tour_id', '==', tourId),
    published(),
    orderBy('stop_number'),
  ]);
}
