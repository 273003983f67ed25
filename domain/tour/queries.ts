import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { FEATURED_TOURS } from './defaults.ts';
import { tourPartnerSchema, tourSchema, tourStopSchema } from './schema.ts';

/** Every published tour, by name. */
export const publishedTours = () =>
  query(collections.tours, tourSchema, where('status', '==', 'published'), orderBy('name'));

/** The first published tours by name. */
export const firstTours = (most: number) =>
  query(collections.tours, tourSchema, where('status', '==', 'published'), orderBy('name'), limit(most));

/** The most tours of one name that a query finds: each neighbourhood may have its own. */
const MAX_OF_A_NAME = 10;

/** The published tours with this slug in their address. */
export const publishedToursBySlug = (slug: string) =>
  query(
    collections.tours,
    tourSchema,
    where('status', '==', 'published'),
    where('slug', '==', slug),
    limit(MAX_OF_A_NAME),
  );

/** The best rated published tours, best first. */
export const featuredTours = () =>
  query(
    collections.tours,
    tourSchema,
    where('status', '==', 'published'),
    orderBy('rating', 'desc'),
    limit(FEATURED_TOURS),
  );

/** Every tour, drafts included, by name. */
export const allTours = () => query(collections.tours, tourSchema, orderBy('name'));

/** The first tours by name, drafts included. */
export const toursListed = (most: number) => query(collections.tours, tourSchema, orderBy('name'), limit(most));

/** The public part of a published tour's first stops, in playing order. */
export const publishedStopsOf = (tourId: string, most: number) =>
  query(
    collections.tourStops,
    tourStopSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'published'),
    orderBy('stop_number'),
    limit(most),
  );

/** A tour's stops, whatever its status, in playing order. */
export const stopsOf = (tourId: string) =>
  query(collections.tourStops, tourStopSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

/** The partners at a tour's stops, whatever its status, in playing order. */
export const placesOf = (tourId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

/** The stops of any tour with this partner. */
export const placesAt = (partnerId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('partner_id', '==', partnerId));
