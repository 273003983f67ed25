import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, summed, where } from '../query/index.ts';
import { type ReviewStatus, reviewAuthorSchema, reviewSchema } from './schema.ts';

export const newestReviewsOf = (tourId: string, most: number) =>
  query(
    collections.reviews,
    reviewSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'shown'),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The stars of a tour. Those of most hidden reviews count too (`countsWhenHiddenFor`). */
export const ratingsOf = (tourId: string) =>
  summed(
    query(collections.reviews, reviewSchema, where('tour_id', '==', tourId), where('counts', '==', true)),
    'rating',
  );

export const reviewsListed = (status: ReviewStatus | null) =>
  query(
    collections.reviews,
    reviewSchema,
    ...(status ? [where('status', '==', status)] : []),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

export const heldReviews = () => query(collections.reviews, reviewSchema, where('status', '==', 'held'));

export const everyReview = () => query(collections.reviews, reviewSchema);

export const hiddenReviews = () => query(collections.reviews, reviewSchema, where('status', '==', 'hidden'));

export const reviewAuthorsOf = (bookingId: string) =>
  groupQuery('private', reviewAuthorSchema, where('booking_id', '==', bookingId));
