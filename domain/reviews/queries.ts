import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, summed, where } from '../query/index.ts';
import { type ReviewStatus, reviewAuthorSchema, reviewSchema } from './schema.ts';

const shownOf = (tourId: string) => [where('tour_id', '==', tourId), where('status', '==', 'shown')] as const;

/** The reviews on a tour's page, the newest first. */
export const newestReviewsOf = (tourId: string, most: number) =>
  query(collections.reviews, reviewSchema, ...shownOf(tourId), orderBy('created_at', 'desc'), limit(most));

/** A tour's shown reviews, for their number and the sum of their ratings. */
export const ratingsOf = (tourId: string) =>
  summed(query(collections.reviews, reviewSchema, ...shownOf(tourId)), 'rating');

/** A list of the back office, in pages, the newest first; null lists all reviews. */
export const reviewsListed = (status: ReviewStatus | null) =>
  query(
    collections.reviews,
    reviewSchema,
    ...(status ? [where('status', '==', status)] : []),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** The reviews that wait for an admin. */
export const heldReviews = () => query(collections.reviews, reviewSchema, where('status', '==', 'held'));

/** The `private/author` of all reviews of one hunt. */
export const reviewAuthorsOf = (bookingId: string) =>
  groupQuery('private', reviewAuthorSchema, where('booking_id', '==', bookingId));
