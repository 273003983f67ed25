import type { WithId } from '@streetlore/domain/query';
import { newestReviewsOf, type Review } from '@streetlore/domain/reviews';
import { publishedPlacesOf, publishedStopsOf, publishedTours, type Tour, type TourStop } from '@streetlore/domain/tour';
import { type Live, useQuery } from '../../data/index.ts';

/** Every published tour, by name. */
export const useTours = (): Live<readonly WithId<Tour>[]> => useQuery(publishedTours());

/** The public part of a tour's stops, in playing order. */
export const useTourStops = (tourId: string): Live<readonly WithId<TourStop>[]> => useQuery(publishedStopsOf(tourId));

/** Which partner waits at which stop of a tour. */
export const useTourPartners = (tourId: string) => useQuery(publishedPlacesOf(tourId));

/** The newest reviews of a tour. */
export const useReviews = (tourId: string, most: number): Live<readonly WithId<Review>[]> =>
  useQuery(newestReviewsOf(tourId, most));
