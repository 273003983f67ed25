import { type Booking, type BookingNotice, bookingActionTexts } from '@streetlore/domain/booking';
import type { HuntMessage, HuntTour } from '@streetlore/domain/hunt';
import { notedActionOf } from '@streetlore/domain/needs';
import { announce, announcedLine, finishedStops, type PhonesByNumber } from '@streetlore/domain/playing';
import type { Decision } from '@streetlore/domain/problem';
import type { WithId } from '@streetlore/domain/query';
import { teamStops } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueBookingMail } from '../mailing/booking-mails.ts';
import { queueNotice } from '../mailing/notices.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import { linkOf } from '../platform/page-link.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import type { Writes } from '../store/writes.ts';
import { newReading, readBookings, readPhones, readTours } from './reading.ts';

/**
 * A booking as an admin's request finds it. `tour` is the tour of its hunt, `phones` what is stored
 * about its phones.
 */
export type BookingContext = { booking: WithId<Booking>; tour: HuntTour | null; phones: PhonesByNumber; now: Date };

/** The fields of the booking that change, and the messages to send with their phones. */
export type BookingChange = {
  changes: Partial<Booking>;
  messages: { message: HuntMessage; phones: readonly string[] }[];
  /** What those are told who have the booking's page or its address, beside the messages. */
  notice?: BookingNotice;
  /** Adds a mail about the change to its commit, and returns the mail's id, if there is one. */
  queueMail?: (commit: Writes) => string | null;
};

type ChangeRequest = {
  booking_id: string;
  request_id: string;
  action: string;
  detail?: Record<string, unknown>;
  /** The number of a phone that this request adds to the booking. */
  joining?: string;
  /**
   * True for a request whose only effect is its texts. It is refused when every phone has opted
   * out.
   */
  isText?: boolean;
};

/**
 * Changes a booking for an admin. One write holds the booking, the texts and the audit entry; then
 * the texts are sent. The write is conditional on the version of the booking that was read, so an
 * inbound text of the same moment is neither lost nor answered twice. The request's id is also the
 * id of the audit entry, so a repeated request changes nothing.
 * @throws HttpsError when there is no such booking, or with the reason why `decide` refused
 */
export async function changeBooking(
  services: Sending,
  caller: Pick<Caller, 'uid' | 'email'>,
  { booking_id, request_id, action, detail, joining, isText = false }: ChangeRequest,
  decide: (found: BookingContext) => Decision<BookingChange>,
): Promise<void> {
  const { store } = services;
  // A visitor who changes a booking by its link is no admin.
  const what = caller.email === null ? undefined : notedActionOf[action];
  const recipients = new Set<string>();
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const found = await store.bookings.at(booking_id).readVersioned();
      const booking = found.value;
      if (!booking) return null;
      const reading = newReading();
      const numbers = [...new Set([...booking.phone_numbers, ...(joining ? [joining] : [])])];
      const [needs] = await Promise.all([
        readNeeds(services, what ? booking_id : null),
        readTours(services, reading, [booking]),
        readPhones(services, reading, numbers),
        readBookings(services, reading, numbers),
      ]);
      return { found, booking, tour: reading.tours.get(booking.id) ?? null, reading, needs };
    },
    decide: (commit, read, now) => {
      if (!read) throw new HttpsError('not-found', bookingActionTexts.none);
      const { found, booking, tour, reading, needs } = read;
      const decision = decide({ booking, tour, phones: reading.phones, now });
      if (!decision.ok) throw toHttpsError(decision.problem);

      const { changes, messages, notice, queueMail } = decision.value;
      // Update the booking even without changes. The condition of the update shows that nobody has
      // written the booking since it was read.
      commit.update(found, Object.keys(changes).length > 0 ? changes : { status: booking.status });
      const site = new URL(services.site).host;
      const steered = { ...booking, ...changes };
      const { phones: known, bookings } = reading;
      const named = tour ?? { name: booking.tour_name, stops: [] };
      const link = linkOf(services, steered).address;
      const common = { known, bookings, booking: steered, tour: named, site, link, now };
      for (const stop of finishedStops(booking.hunt, steered, tour)) commit.set(store.stopResults.at(stop.id), stop);
      const announced = messages.map((one, order) => ({ id: `${request_id}_${order}`, ...common, ...one, order }));
      const texts = announced.flatMap((one) => announce(one.id, one));
      writeTeamPage(
        services,
        commit,
        { seen: found, page_id: steered.page_id },
        {
          stops: teamStops({ hunt: booking.hunt, tour }, { hunt: steered.hunt, tour }),
          lines: announced.flatMap((one) => announcedLine(one.id, one)),
        },
      );
      const isOnPage = (steered.page_players ?? []).length > 0;
      if (isText && texts.length === 0 && !isOnPage)
        throw new HttpsError('failed-precondition', bookingActionTexts.allSilent);
      for (const text of texts) commit.create(store.messages.at(text.id), text);
      if (what) addAction(commit, needs, what, caller, now);
      const by = caller.email === null ? 'link' : 'us';
      const changed = { seen: found, booking: steered, cause: request_id, by, now } as const;
      mail = queueMail?.(commit) ?? (notice ? queueNotice(services, commit, changed, notice) : null);
      for (const { phones } of messages) for (const phone of phones) recipients.add(phone);
      return { action, target: found.ref.path, ...(detail ? { detail } : {}) };
    },
  });
  await Promise.all([sendNow(services, recipients), enqueueBookingMail(services, mail)]);
}
