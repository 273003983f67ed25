import {
  type BookingPage,
  bookingPageSchema,
  cancelBookingInput,
  changePhoneInput,
  moveBookingInput,
  renewLinkInput,
  renewLinkOutput,
  resendToGroupInput,
} from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, useDocumentOf } from '../../data/index.ts';

/**
 * The page of a booking, live; null when no link leads to it. It is found by the hash of the link's
 * token.
 */
export const useBookingPage = (pageId: string): Live<WithId<BookingPage> | null> =>
  useDocumentOf(`${collections.bookingPages}/${pageId}`, bookingPageSchema);

/** Moves the booking to a day, or to today. Rejects with CallError. */
export const moveBooking = callable('moveBooking', moveBookingInput, z.unknown());
/** Cancels the booking. Rejects with CallError. */
export const cancelBooking = callable('cancelBooking', cancelBookingInput, z.unknown());
/** Sends the welcome again to every phone. Rejects with CallError. */
export const resendToGroup = callable('resendToGroup', resendToGroupInput, z.unknown());
/** Adds a phone or replaces one. Rejects with CallError. */
export const changePhone = callable('changePhone', changePhoneInput, z.unknown());
/** Ends this link and gives a new one. Rejects with CallError. */
export const renewLink = callable('renewLink', renewLinkInput, renewLinkOutput);
