import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, summed, type TimeSpan, where, within } from '../query/index.ts';
import { type BookingStatus, bookingSchema } from './schema.ts';

/** Paid bookings whose hunt waits or is under way, the newest first. */
export const newestActiveBookings = (most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** Hunts under way, those first that nobody has played for longest. Older hunts without `active_at` are not found. */
export const longestWaitingBookings = (most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    orderBy('hunt.active_at'),
    limit(most),
  );

/** Hunts that were completed since an instant, the latest first. */
export const bookingsCompletedSince = (from: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'completed'),
    where('completed_at', '>=', from),
    orderBy('completed_at', 'desc'),
    limit(most),
  );

/** The bookings that name a number, the latest paid first and the unpaid ones last. */
export const newestBookingsOf = (number: string, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('phone_numbers', 'array-contains', number),
    orderBy('confirmed_at', 'desc'),
    limit(most),
  );

/** Every booking that names a number. */
export const bookingsNaming = (number: string) =>
  query(collections.bookings, bookingSchema, where('phone_numbers', 'array-contains', number));

/** Every booking that was made with one of these addresses. */
export const bookingsByEmail = (emails: readonly string[]) =>
  query(collections.bookings, bookingSchema, where('email', 'in', emails));

/** Paid hunts that nobody has started and whose time to start had run out by `now`. */
export const unstartedBookings = (now: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    where('hunt.phase', '==', 'ready'),
    where('expires_at', '<=', now),
    orderBy('expires_at'),
    limit(most),
  );

/**
 * Hunts that have been at their stop since before an instant. Every started hunt has this field, older ones without `active_at` too;
 * whether it was played since then is checked after reading.
 */
export const bookingsLeftSince = (before: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    where('hunt.stop_started_at', '<=', before),
    orderBy('hunt.stop_started_at'),
    limit(most),
  );

/** Unpaid bookings made until an instant, the oldest first. */
export const unpaidBookingsUntil = (until: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'pending_payment'),
    where('created_at', '<=', until),
    orderBy('created_at'),
    limit(most),
  );

/** Unpaid bookings made after one instant and until another, the newest first: their customers are the likeliest to wait still. */
export const unpaidBookingsBetween = (after: Date, until: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'pending_payment'),
    where('created_at', '>', after),
    where('created_at', '<=', until),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** Bookings paid within a span, whatever became of them, with who may play, their money and what of it was given back. */
export const bookingsPaidWithin = (span: TimeSpan) =>
  summed(
    query(collections.bookings, bookingSchema, ...within('confirmed_at', span)),
    'amount',
    'participants',
    'refunded_amount',
  );

/** Bookings paid within a span whose hunt is finished by now. */
export const paidAndCompletedWithin = (span: TimeSpan) =>
  query(collections.bookings, bookingSchema, where('status', '==', 'completed'), ...within('confirmed_at', span));

/** Hunts finished within a span, with their money. */
export const bookingsCompletedWithin = (span: TimeSpan) =>
  summed(
    query(collections.bookings, bookingSchema, where('status', '==', 'completed'), ...within('completed_at', span)),
    'amount',
  );

/** A tour's bookings of a status. */
export const bookingsOfTour = (tourId: string, status: BookingStatus) =>
  query(collections.bookings, bookingSchema, where('tour_id', '==', tourId), where('status', '==', status));

/** A tour's bookings paid within a span whose hunt is finished by now. */
export const completedBookingsOfTour = (tourId: string, span: TimeSpan) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'completed'),
    ...within('confirmed_at', span),
  );

/** The booking of a tour that was paid first. */
export const firstBookingOfTour = (tourId: string) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    where('confirmed_at', '>', new Date(0)),
    orderBy('confirmed_at'),
    limit(1),
  );

/** Any booking of a tour. */
export const someBookingOfTour = (tourId: string) =>
  query(collections.bookings, bookingSchema, where('tour_id', '==', tourId), limit(1));

/** The booking of a tour whose hunt came furthest. */
export const furthestBookingOfTour = (tourId: string) =>
  query(collections.bookings, bookingSchema, where('tour_id', '==', tourId), orderBy('current_stop', 'desc'), limit(1));

/** A tour's bookings paid within a span whose hunt came as far as a stop. */
export const bookingsAtStop = (tourId: string, stopNumber: number, span: TimeSpan) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    ...within('confirmed_at', span),
    where('current_stop', '>=', stopNumber),
  );

/** A tour's bookings whose hunt stands at a stop now. */
export const bookingsUnderWayAt = (tourId: string, stopNumber: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'confirmed'),
    where('current_stop', '==', stopNumber),
  );

/** Unpaid bookings that were paid another sum than their price; they wait for an admin. */
export const mismatchedBookings = () => query(collections.bookings, bookingSchema, orderBy('payment_mismatch.at'));

/** Those of which the bank has rejected a refund, the one that waits longest first. */
export const bookingsWithRefundProblem = () => query(collections.bookings, bookingSchema, orderBy('refund_problem.at'));

/** Some bookings by their ids: thirty at most. */
export const bookingsByIds = (ids: readonly string[]) =>
  query(collections.bookings, bookingSchema, where(DOCUMENT_ID, 'in', ids));
