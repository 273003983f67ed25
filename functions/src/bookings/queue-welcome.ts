import { type Booking, farewellTexts, welcomeTexts } from '@streetlore/domain/booking';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

/** Puts the welcome texts of a booking just paid into the outbox, within the batch that confirms it. */
export function queueWelcome(
  { db, store, config }: Services,
  batch: WriteBatch,
  bookingId: string,
  booking: Booking,
  now: Date,
): void {
  const site = new URL(config.PUBLIC_URL).host;
  for (const { id, message } of welcomeTexts(bookingId, booking, site, now))
    batch.create(db.doc(store.messages.doc(id).path), message);
}

/** Puts the texts that end a hunt into the outbox, within the batch that records its full refund. */
export function queueFarewell(
  { db, store, config }: Services,
  batch: WriteBatch,
  bookingId: string,
  booking: Booking,
  now: Date,
): void {
  const site = new URL(config.PUBLIC_URL).host;
  for (const { id, message } of farewellTexts(bookingId, booking, site, now))
    batch.create(db.doc(store.messages.doc(id).path), message);
}
