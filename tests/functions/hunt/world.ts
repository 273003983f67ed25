import { type Booking, bookingSchema } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import { newSmsPhone, receivedText, type SmsMessage } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import type { TestServices } from '../../support/services.ts';
import { textsWith } from '../../support/texts.ts';

/** A text as the webhook stores it, `at` milliseconds after the clock's time. */
export function aText(
  services: TestServices,
  sid: string,
  from: string,
  body: string,
  at = 0,
): SmsMessage & { id: string } {
  const sentAt = new Date(services.clock.now().getTime() + at);
  return { ...receivedText({ sid, from, body, segments: 1 }, sentAt), id: sid };
}

/** Stores texts without playing them. */
export async function storeTexts(
  services: TestServices,
  texts: readonly (SmsMessage & { id: string })[],
): Promise<void> {
  const writer = services.db.bulkWriter();
  for (const { id, ...text } of texts) void writer.create(services.db.doc(`sms_messages/${id}`), text);
  await writer.close();
}

/**
 * Stores a paid booking. Its phones have played before, so START tells them nothing but the first wall.
 * @returns the booking as the product reads it
 */
export async function storeBooking(services: TestServices, id: string, given: Partial<Booking> = {}): Promise<Booking> {
  const booking = aBooking({ created_at: services.clock.now(), ...given });
  await services.db.doc(`bookings/${id}`).set(booking);
  await Promise.all(booking.phone_numbers.map((number) => knowsSafety(services, number)));
  return bookingSchema.parse(booking);
}

/** Notes that a phone has been told how to stay safe. */
async function knowsSafety({ db }: TestServices, number: string): Promise<void> {
  const phone = db.doc(`${collections.smsPhones}/${number}`);
  if ((await phone.get()).exists) await phone.update({ told_safety: true });
  else await phone.set({ ...newSmsPhone(), told_safety: true });
}

/** The stored booking. */
export async function bookingOf(services: TestServices, id: string) {
  const booking = await services.store.bookings.at(id).read();
  if (!booking) throw new Error(`There is no booking ${id}`);
  return booking;
}

/** The texts queued for a phone, in sending order. */
export async function repliesTo(services: TestServices, phone: string) {
  return (await textsWith(services, phone)).filter(({ direction }) => direction === 'outbound');
}

/** The copy of the tour that a hunt keeps. */
export async function keptTour(services: TestServices, bookingId: string) {
  return (await services.db.doc(documents.huntTour(bookingId)).get()).data();
}
