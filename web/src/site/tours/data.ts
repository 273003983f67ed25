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

/** Some of those read lie in the cells of the tour's walls, but not near enough. */
const PHOTOS_READ = 12;

const TOURS_PAGE = 24;

const REVIEWS_PAGE = 10;

/** By name. */
export const useTours = (): Live<GrowingList<Tour>> => useGrowingList('tours', TOURS_PAGE, firstTours);

export const useToursBySlug = (slug: string): Live<readonly WithId<Tour>[]> => useQuery(publishedToursBySlug(slug));

/** Only those that the tour's page shows, in playing order. */
export const useTourStops = (tourId: string): Live<readonly WithId<TourStop>[]> =>
  useQuery(publishedStopsOf(tourId, KEY_LOCATIONS_SHOWN));

/** The active ones among the first 30 of these partners (at least one), in no order. */
export const usePartnersAmong = (ids: readonly string[]): Live<readonly WithId<Partner>[]> =>
  useQuery(activePartnersAmong(ids.slice(0, MAX_NAMED)));

/** The newest first. */
export const useReviews = (tourId: string): Live<GrowingList<Review>> =>
  useGrowingList(`reviews of ${tourId}`, REVIEWS_PAGE, (most) => newestReviewsOf(tourId, most));

/** The newest around some walls (at least one): most of them near, some farther. */
export const usePhotosNear = (walls: Tour['walls']): Live<readonly WithId<Submission>[]> =>
  useQuery(photosNear([...new Set(walls.map(cellOf))].slice(0, MAX_CELLS), PHOTOS_READ));
