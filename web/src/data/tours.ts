import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import {
  featuredTours,
  publishedPlacesOf,
  publishedStopsOf,
  publishedTours,
  type Tour,
  type TourStop,
  tourSchema,
} from '@streetlore/domain/tour';
import { useDocumentOf, useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** Every published tour, by name. */
export const useTours = (): Live<readonly WithId<Tour>[]> => useQuery(publishedTours());

/** The best rated published tours, best first. */
export const useFeaturedTours = (): Live<readonly WithId<Tour>[]> => useQuery(featuredTours());

/** One tour by id; null when there is none. */
export const useTour = (id: string): Live<WithId<Tour> | null> =>
  useDocumentOf(`${collections.tours}/${id}`, tourSchema);

/** The public part of a tour's stops, in playing order. */
export const useTourStops = (tourId: string): Live<readonly WithId<TourStop>[]> => useQuery(publishedStopsOf(tourId));

/** Which partner waits at which stop of a tour. */
export const useTourPartners = (tourId: string) => useQuery(publishedPlacesOf(tourId));
