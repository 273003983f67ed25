import { type Booking, farewellTexts, welcomeTexts } from '@streetlore/domain/booking';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

const queuing =
  (texts: typeof welcomeTexts) =>
  (
    { db, store, site: address }: Services<'site'>,
    batch: WriteBatch,
    bookingId: string,
    booking: Booking,
    now: Date,
    event?: string,
  ): void => {
    const site = new URL(address).host;
    for (const { id, message } of texts(bookingId, booking, site, now))
      batch.create(db.doc(store.messages.doc(id).path), { ...message, ...(event && { set_off_by: event }) });
  };

/** Puts the welcome texts of a booking just paid into the outbox, within the batch that confirms it. */
export const queueWelcome = queuing(welcomeTexts);

/** Puts the texts that end a hunt into the outbox, within the batch that records its full refund. */
export const queueFarewell = queuing(farewellTexts);
