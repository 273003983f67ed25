import {
  type Booking,
  bookingSchema,
  createBookingInput,
  createBookingOutput,
  findLinkInput,
  findLinkOutput,
} from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { of } from 'rxjs';
import { callable, type Live, listenToDocument, typedDocument, useLive } from '../../data/index.ts';

/**
 * Makes the booking and its PaymentIntent, or finds both again when `booking_id` is known.
 * @throws only CallError
 */
export const createBooking = callable('createBooking', createBookingInput, createBookingOutput);

/**
 * The link to a booking of this browser.
 * @throws only CallError
 */
export const findLink = callable('findLink', findLinkInput, findLinkOutput);

/** A booking of this browser, live; null when it does not exist, or there is no id yet. */
export function useBooking(id: string | null): Live<WithId<Booking> | null> {
  return useLive(id ? `document ${collections.bookings}/${id}` : 'no booking', () =>
    id ? listenToDocument(typedDocument(`${collections.bookings}/${id}`, bookingSchema)) : of(null),
  );
}
