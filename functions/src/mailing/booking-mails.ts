import { createHash } from 'node:crypto';
import type { Booking } from '@streetlore/domain/booking';
import {
  type ChangedBy,
  cancelledMail,
  confirmationMail,
  dayBeforeMail,
  movedMail,
} from '@streetlore/domain/booking-mail';
import { type MailDraft, queuedMail } from '@streetlore/domain/mail';
import type { Tour } from '@streetlore/domain/tour';
import { linkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { Malformed } from '../store/convert.ts';
import type { Writes } from '../store/writes.ts';
import { enqueueMail } from './enqueue-mail.ts';

type Mailing = Services<'site' | 'privacyKey'>;

/** A booking as it is once the mail's cause is stored, and its tour. */
type About = { readonly bookingId: string; readonly booking: Booking; readonly tour: Tour | null; readonly now: Date };

/**
 * The tour that the mail and the texts about a booking tell of; null when it has neither an address
 * nor a phone, so that nothing is read for it. A tour that cannot be read does not stop a payment: its
 * mail and its texts are shorter.
 */
export async function tourToTell(
  { store }: Services,
  booking: Pick<Booking, 'email' | 'tour_id' | 'phone_numbers'>,
): Promise<Tour | null> {
  if (!booking.email && booking.phone_numbers.length === 0) return null;
  try {
    return await store.tours.at(booking.tour_id).read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/**
 * Puts the confirmation of a booking just paid into the outbox, within the commit that confirms the
 * booking. Once it is committed, `enqueueBookingMail` hands it on.
 * @returns the mail's id; null when the booking has no address
 */
export function queueConfirmation(services: Mailing, commit: Writes, about: About): string | null {
  const id = mailIdOf('booking', about.bookingId);
  return queueMail(services, commit, id, confirmationMail(linked(services, about)), about.now);
}

/** The same for a booking that the request `requestId` moves. */
export function queueMovedMail(
  services: Mailing,
  commit: Writes,
  { requestId, by }: { requestId: string; by: ChangedBy },
  about: About,
): string | null {
  const id = mailIdOf('moved', `${about.bookingId}/${requestId}`);
  return queueMail(services, commit, id, movedMail(linked(services, about), by), about.now);
}

/** The same for a booking without phones whose day is tomorrow. `cause`: what the reminder's texts are named after. */
export function queueDayBeforeMail(services: Mailing, commit: Writes, cause: string, about: About): string | null {
  const id = mailIdOf('notice', `${about.bookingId}/${cause}`);
  return queueMail(services, commit, id, dayBeforeMail(linked(services, about)), about.now);
}

/**
 * The same for a booking that its group cancels.
 * @param due the sum that goes back, in pence
 */
export function queueCancelledMail(services: Mailing, commit: Writes, due: number, about: About): string | null {
  const id = mailIdOf('cancelled', about.bookingId);
  return queueMail(services, commit, id, cancelledMail(linked(services, about), due), about.now);
}

/** Schedules a mail that was just committed, if there is one. Never fails. */
export async function enqueueBookingMail(services: Services, id: string | null): Promise<void> {
  if (id !== null) await enqueueMail(services, id);
}

/** What a mail about a booking is made from. */
export const linked = (services: Mailing, { bookingId, booking, tour }: About) => ({
  ...{ bookingId, booking, tour, site: services.site },
  token: linkOf(services, { ...booking, id: bookingId }).token,
});

/** What a mail about a booking or a party is about. */
type MailCause =
  | 'booking'
  | 'moved'
  | 'cancelled'
  | 'notice'
  | 'party'
  | 'party_moved'
  | 'party_cancelled'
  | 'party_link'
  | 'party_day_closed'
  | 'party_refunded';

/**
 * The id of a mail, which follows from its cause, so that it is written once. Visitors choose the
 * ids of their bookings; the hash keeps them short, and away from the ids of other mails.
 */
export const mailIdOf = (kind: MailCause, cause: string): string =>
  `${kind}_${createHash('sha256').update(cause).digest('base64url')}`;

/** Puts a mail into the outbox within a commit. @returns its id; null when there is no mail */
export function queueMail(
  { store }: Services,
  commit: Writes,
  id: string,
  draft: MailDraft | null,
  now: Date,
): string | null {
  if (draft === null) return null;
  commit.create(store.mails.at(id), queuedMail(draft, now));
  return id;
}
