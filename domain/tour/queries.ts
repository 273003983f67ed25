import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { FEATURED_TOURS } from './defaults.ts';
import { tourPartnerSchema, tourSchema, tourStopSchema } from './schema.ts';

export const publishedTours = () =>
  query(collections.tours, tourSchema, where('status', '==', 'published'), orderBy('name'));

export const firstTours = (most: number) =>
  query(collections.tours, tourSchema, where('status', '==', 'published'), orderBy('name'), limit(most));

/** The most tours of one name that a query finds: each neighbourhood may have its own. */
const MAX_OF_A_NAME = 10;

export const publishedToursBySlug = (slug: string) =>
  query(
    collections.tours,
    tourSchema,
    where('status', '==', 'published'),
    where('slug', '==', slug),
    limit(MAX_OF_A_NAME),
  );

export const featuredTours = () =>
  query(
    collections.tours,
    tourSchema,
    where('status', '==', 'published'),
    orderBy('rating', 'desc'),
    limit(FEATURED_TOURS),
  );

export const allTours = () => query(collections.tours, tourSchema, orderBy('name'));

export const toursListed = (most: number) => query(collections.tours, tourSchema, orderBy('name'), limit(most));

export const publishedStopsOf = (tourId: string, most: number) =>
  query(
    collections.tourStops,
    tourStopSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'published'),
    orderBy('stop_number'),
    limit(most),
  );

/** The walls of an artist in published tours, the latest saved first. */
export const wallsOfArtist = (slug: string, most: number) =>
  query(
    collections.tourStops,
    tourStopSchema,
    where('status', '==', 'published'),
    where('artist_slug', '==', slug),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The published walls that name an artist. */
export const wallsWithArtist = (most: number) =>
  query(
    collections.tourStops,
    tourStopSchema,
    where('status', '==', 'published'),
    where('artist_slug', '>', ''),
    orderBy('artist_slug'),
    limit(most),
  );

/** The published ones among these tours: at least one, at most 30. */
export const publishedToursAmong = (ids: readonly string[]) =>
  query(
    collections.tours,
    tourSchema,
    where('status', '==', 'published'),
    where(DOCUMENT_ID, 'in', ids),
    limit(ids.length),
  );

export const stopsOf = (tourId: string) =>
  query(collections.tourStops, tourStopSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

export const placesOf = (tourId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

export const placesAt = (partnerId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('partner_id', '==', partnerId));
