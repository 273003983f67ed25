import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, summed, type TimeSpan, where, within } from '../query/index.ts';
import { type BookingStatus, bookingSchema } from './schema.ts';

/** Paid bookings whose hunt waits for START or is under way, the newest first. */
export const newestActiveBookings = (most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The newest bookings without a number: their teams play on their pages. */
export const newestPageBookings = (most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('phone_numbers', '==', []),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/**
 * Hunts under way, the longest unplayed first. The query does not find older hunts without
 * `active_at`.
 */
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

/** The teams of a party, without those that its organiser has removed: they have no people. */
export const teamsOfParty = (orderId: string, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('order_id', '==', orderId),
    where('participants', '>', 0),
    limit(most),
  );

/** Every booking of an order, also of teams that a party's organiser has removed. */
export const bookingsOfOrder = (orderId: string) =>
  query(collections.bookings, bookingSchema, where('order_id', '==', orderId));

/** The bookings with a number, the latest paid first and the unpaid last. */
export const newestBookingsOf = (number: string, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('phone_numbers', 'array-contains', number),
    orderBy('confirmed_at', 'desc'),
    limit(most),
  );

/** The bookings made with an e-mail address, the latest paid first and the unpaid last. */
export const newestBookingsBy = (email: string, most: number) =>
  query(collections.bookings, bookingSchema, where('email', '==', email), orderBy('confirmed_at', 'desc'), limit(most));

/** Paid hunts of an e-mail address that wait for START or are under way, the latest paid first. */
export const openBookingsBy = (email: string, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('email', '==', email),
    where('status', '==', 'confirmed'),
    orderBy('confirmed_at', 'desc'),
    limit(most),
  );

/** Every booking with a number. */
export const bookingsWithPhone = (number: string) =>
  query(collections.bookings, bookingSchema, where('phone_numbers', 'array-contains', number));

/** Paid hunts that nobody has started and whose time to start has run out by `now`. */
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
 * Hunts that have been at their stop since before an instant. Every started hunt has this field,
 * even an older one without `active_at`. The caller checks afterwards whether the hunt was played
 * since.
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

/** Hunts that somebody must look at by `now`: their teams are silent, or their pauses are over. */
export const huntsToLookAt = (now: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'confirmed'),
    where('hunt.look_at', '<=', now),
    orderBy('hunt.look_at'),
    limit(most),
  );

/** Unpaid bookings made at or before an instant, the oldest first. */
export const unpaidBookingsUntil = (until: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'pending_payment'),
    where('created_at', '<=', until),
    orderBy('created_at'),
    limit(most),
  );

/**
 * Unpaid bookings made after one instant and until another. The newest come first, because their
 * customers are the likeliest to be waiting still.
 */
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

/** Bookings paid within a span, in any status, with sums of players, money and refunds. */
export const bookingsPaidWithin = (span: TimeSpan) =>
  summed(query(collections.bookings, bookingSchema, ...within('confirmed_at', span)), 'amount', 'participants');

/** Bookings paid within a span whose hunt is finished by now. */
export const paidAndCompletedWithin = (span: TimeSpan) =>
  query(collections.bookings, bookingSchema, where('status', '==', 'completed'), ...within('confirmed_at', span));

/** Bookings paid within a span whose hunt waits for START or is under way now. */
export const paidAndOpenWithin = (span: TimeSpan) =>
  query(collections.bookings, bookingSchema, where('status', '==', 'confirmed'), ...within('confirmed_at', span));

/** Hunts finished within a span, with the sum of their money. */
export const bookingsCompletedWithin = (span: TimeSpan) =>
  summed(
    query(collections.bookings, bookingSchema, where('status', '==', 'completed'), ...within('completed_at', span)),
    'amount',
  );

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

export const someBookingOfTour = (tourId: string) =>
  query(collections.bookings, bookingSchema, where('tour_id', '==', tourId), limit(1));

/** The booking of a tour whose hunt came furthest. */
export const furthestBookingOfTour = (tourId: string) =>
  query(collections.bookings, bookingSchema, where('tour_id', '==', tourId), orderBy('current_stop', 'desc'), limit(1));

/** A tour's bookings paid within a span whose hunt reached a stop. */
export const bookingsAtStop = (tourId: string, stopNumber: number, span: TimeSpan) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    ...within('confirmed_at', span),
    where('current_stop', '>=', stopNumber),
  );

/** A tour's bookings whose hunt is at a stop now. */
export const bookingsUnderWayAt = (tourId: string, stopNumber: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'confirmed'),
    where('current_stop', '==', stopNumber),
  );

/**
 * Unconfirmed bookings with a payment of a different sum from the price; they wait for an admin.
 */
export const mismatchedBookings = () => query(collections.bookings, bookingSchema, orderBy('payment_mismatch.at'));

/** Bookings with a refund that the bank has rejected, the longest waiting first. */
export const bookingsWithRefundProblem = () => query(collections.bookings, bookingSchema, orderBy('refund_problem.at'));

/** Bookings by their ids, thirty at most. */
export const bookingsByIds = (ids: readonly string[]) =>
  query(collections.bookings, bookingSchema, where(DOCUMENT_ID, 'in', ids));

/** Paid hunts of a tour that wait for START on a day. */
export const huntsBookedFor = (tourId: string, day: string, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('tour_id', '==', tourId),
    where('status', '==', 'confirmed'),
    where('start_window.day', '==', day),
    limit(most),
  );

/** Bookings whose visitors were promised a refund that Stripe has not taken over, since `before`. */
export const refundsDue = (before: Date, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('refund_due.at', '<=', before),
    orderBy('refund_due.at'),
    limit(most),
  );
