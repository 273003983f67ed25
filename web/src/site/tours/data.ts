import { cellOf } from '@streetlore/domain/city';
import { MAX_CELLS, photosNear, type Submission } from '@streetlore/domain/contest';
import type { Partner } from '@streetlore/domain/partner';
import { activePartnersAmong, MAX_NAMED } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { newestReviewsOf, type Review } from '@streetlore/domain/reviews';
import {
  firstTours,
  KEY_LOCATIONS_SHOWN,
  publishedStopsOf,
  publishedToursBySlug,
  type Tour,
  type TourStop,
} from '@streetlore/domain/tour';
import { type Live, useQuery } from '../../data/index.ts';
import { type GrowingList, useGrowingList } from '../shell/use-growing-list.ts';

/**
 * How many photos around a tour are read. Some of them lie in the cells of its walls, but not near
 * enough.
 */
const PHOTOS_READ = 12;

/** How many tours a page of the list has. */
const TOURS_PAGE = 24;

/** How many reviews a tour's page shows at first. */
const REVIEWS_PAGE = 10;

/** The published tours, by name. */
export const useTours = (): Live<GrowingList<Tour>> => useGrowingList('tours', TOURS_PAGE, firstTours);

/** The published tours whose name has this slug. */
export const useToursBySlug = (slug: string): Live<readonly WithId<Tour>[]> => useQuery(publishedToursBySlug(slug));

/**
 * The public part of a tour's first stops, in playing order: the stops that the tour's page shows.
 */
export const useTourStops = (tourId: string): Live<readonly WithId<TourStop>[]> =>
  useQuery(publishedStopsOf(tourId, KEY_LOCATIONS_SHOWN));

/** The active ones among these partners (at least one id, and only the first 30), in no order. */
export const usePartnersAmong = (ids: readonly string[]): Live<readonly WithId<Partner>[]> =>
  useQuery(activePartnersAmong(ids.slice(0, MAX_NAMED)));

/** The reviews of a tour, the newest first. */
export const useReviews = (tourId: string): Live<GrowingList<Review>> =>
  useGrowingList(`reviews of ${tourId}`, REVIEWS_PAGE, (most) => newestReviewsOf(tourId, most));

/** The newest contest photos around some walls (at least one): most of them near, some farther. */
export const usePhotosNear = (walls: Tour['walls']): Live<readonly WithId<Submission>[]> =>
  useQuery(photosNear([...new Set(walls.map(cellOf))].slice(0, MAX_CELLS), PHOTOS_READ));
