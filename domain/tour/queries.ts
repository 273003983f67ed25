import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { FEATURED_TOURS } from './defaults.ts';
import { tourPartnerSchema, tourSchema, tourStopSchema } from './schema.ts';

/** Every published tour, by name. */
export const publishedTours = () =>
  query(collections.tours, tourSchema, where('status', '==', 'published'), orderBy('name'));

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

/** The public part of a published tour's stops, in playing order. */
export const publishedStopsOf = (tourId: string) =>
  query(
    collections.tourStops,
    tourStopSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'published'),
    orderBy('stop_number'),
  );

/** Which partner waits at which stop of a published tour. */
export const publishedPlacesOf = (tourId: string) =>
  query(
    collections.tourPartners,
    tourPartnerSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'published'),
    orderBy('stop_number'),
  );

/** A tour's stops, whatever its status, in playing order. */
export const stopsOf = (tourId: string) =>
  query(collections.tourStops, tourStopSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

/** Which partner waits at which stop of a tour, whatever its status, in playing order. */
export const placesOf = (tourId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('tour_id', '==', tourId), orderBy('stop_number'));

/** The stops, of any tour, at which a partner waits. */
export const placesAt = (partnerId: string) =>
  query(collections.tourPartners, tourPartnerSchema, where('partner_id', '==', partnerId));
