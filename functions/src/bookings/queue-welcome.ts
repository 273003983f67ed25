import { type Booking, farewellTexts, welcomeTexts } from '@streetlore/domain/booking';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';

const queuing =
  (texts: typeof welcomeTexts) =>
  (
    { store, site: address }: Services<'site'>,
    commit: Writes,
    bookingId: string,
    booking: Booking,
    now: Date,
    event?: string,
  ): void => {
    const site = new URL(address).host;
    for (const { id, message } of texts(bookingId, booking, site, now))
      commit.create(store.messages.at(id), { ...message, ...(event && { set_off_by: event }) });
  };

/**
 * Puts the welcome texts of a booking just paid into the outbox, within the commit that confirms
 * the booking.
 */
export const queueWelcome = queuing(welcomeTexts);

/**
 * Puts the texts that end a hunt into the outbox, within the commit that records the booking's full
 * refund.
 */
export const queueFarewell = queuing(farewellTexts);
