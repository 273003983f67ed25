import type { AuditAction } from '@streetlore/domain/audit';
import type { Booking, BookingNotice } from '@streetlore/domain/booking';
import { bookingActionTexts } from '@streetlore/domain/booking';
import type { HuntMessage, HuntTour } from '@streetlore/domain/hunt';
import { notedActionOf } from '@streetlore/domain/needs';
import { type BookedHunts, noSuchOrder, type OrderId } from '@streetlore/domain/order';
import type { Party } from '@streetlore/domain/party';
import type { PhonesByNumber } from '@streetlore/domain/playing';
import { type Decision, decided } from '@streetlore/domain/problem';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import { queueNotice } from '../mailing/notices.ts';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import { readLinked } from '../platform/read-order.ts';
import type { Writes } from '../store/writes.ts';
import { newReading, readBookings, readPhones, readTours } from './reading.ts';
import { type ChangedHunt, writeChangedHunt } from './write-changed-hunt.ts';

/**
 * A booking as an admin's request finds it. `tour` is the tour of its hunt, `phones` what is stored
 * about its phones.
 */
export type BookingContext = { booking: WithId<Booking>; tour: HuntTour | null; phones: PhonesByNumber; now: Date };

/** The fields of the booking that change, and the messages to send, each with the phones that get it. */
export type BookingChange = {
  changes: Partial<Booking>;
  messages: { message: HuntMessage; phones: readonly string[] }[];
  /** What those are told who have the booking's page or its address, beside the messages. */
  notice?: BookingNotice;
  /** Adds a mail about the change to its commit, and returns the mail's id, if there is one. */
  queueMail?: (commit: Writes) => string | null;
};

type ChangeRequest = {
  request_id: string;
  action: AuditAction;
  detail?: Record<string, unknown>;
  /** The number of a phone that this request adds to the booking. */
  joining?: string;
  /**
   * True for a request whose only effect is its texts. It is refused when every phone has opted
   * out.
   */
  isText?: boolean;
};

/** Changes one booking as `changeOrder` changes an order, whether or not it is a team of a party. */
export async function changeBooking(
  services: Sending,
  caller: Pick<Caller, 'uid' | 'email'>,
  { booking_id, ...request }: ChangeRequest & { booking_id: string },
  decide: (found: BookingContext) => Decision<BookingChange>,
): Promise<void> {
  const order = { kind: 'booking', id: booking_id } as const;
  await changeOrder(services, caller, { order, ...request }, ({ order: { hunts }, tourOf, phones, now }) => {
    const [booking] = hunts;
    if (!booking) throw new HttpsError('not-found', bookingActionTexts.none);
    const decision = decide({ booking, tour: tourOf(booking.id), phones, now });
    if (!decision.ok) return decision;
    const { queueMail, ...change } = decision.value;
    return decided({ hunts: [{ booking, ...change }], ...(queueMail && { queueMail }) });
  });
}

/** An order as a request finds it, with the tour of each hunt and what is stored about its phones. */
type OrderContext = {
  order: BookedHunts;
  tourOf(bookingId: string): HuntTour | null;
  phones: PhonesByNumber;
  now: Date;
};

/** The hunts that change, and what changes in the party that they are. */
export type OrderChange = Pick<BookingChange, 'queueMail'> & { party?: Party; hunts: readonly ChangedHunt[] };

/**
 * Changes hunts of an order for an admin, or for the holder of its link. One write holds the bookings,
 * the order, the texts, the transcripts and the audit entry; then the texts are sent. The write is
 * conditional on every version that was read, so an inbound text of the same moment is neither lost
 * nor answered twice. The request's id is also the id of the audit entry, so a repeated request
 * changes nothing.
 * @throws HttpsError when there is no such order, or with the reason why `decide` refused
 */
export async function changeOrder(
  services: Sending,
  caller: Pick<Caller, 'uid' | 'email'>,
  { order: { kind, id }, request_id, action, detail, joining, isText = false }: ChangeRequest & { order: OrderId },
  decide: (found: OrderContext) => Decision<OrderChange>,
): Promise<void> {
  // A visitor who changes an order by its link is no admin.
  const what = caller.email === null ? undefined : notedActionOf[action];
  const recipients = new Set<string>();
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const read = await readLinked(services, { kind, id });
      if (!read) return null;
      const { order } = read;
      const reading = newReading();
      const numbers = new Set([...order.hunts.flatMap((hunt) => hunt.phone_numbers), ...(joining ? [joining] : [])]);
      const [needs] = await Promise.all([
        readNeeds(services, what ? id : null),
        readTours(services, reading, order.party ? order.hunts.filter(isConfirmed) : order.hunts),
        readPhones(services, reading, [...numbers]),
        readBookings(services, reading, [...numbers]),
      ]);
      return { ...read, reading, needs };
    },
    decide: (commit, read, now) => {
      if (!read) throw new HttpsError('not-found', noSuchOrder[kind]);
      const { order, path, stored, seen, reading, needs } = read;
      const tourOf = (bookingId: string) => reading.tours.get(bookingId) ?? null;
      const decision = decide({ order, tourOf, phones: reading.phones, now });
      if (!decision.ok) throw toHttpsError(decision.problem);
      const { hunts, queueMail } = decision.value;
      // Two requests of a party's organiser must not meet.
      if (stored) commit.require(stored);
      if (stored && decision.value.party) commit.update(stored, { party: decision.value.party });
      recipients.clear();
      mail = queueMail?.(commit) ?? null;
      for (const hunt of hunts) {
        const { booking, messages, notice } = hunt;
        const cause = order.party ? `${request_id}_${booking.id}` : request_id;
        const { texts, after } = writeChangedHunt(services, commit, hunt, {
          seen: seen(booking.id),
          reading,
          cause,
          now,
        });
        const isOnPage = (after.page_players ?? []).length > 0;
        if (isText && texts.length === 0 && !isOnPage)
          throw new HttpsError('failed-precondition', bookingActionTexts.allSilent);
        const by = caller.email === null ? 'link' : 'us';
        const changed = { seen: seen(booking.id), booking: after, cause: request_id, by, now } as const;
        if (notice) mail ??= queueNotice(services, commit, changed, notice);
        for (const { phones } of messages) for (const phone of phones) recipients.add(phone);
      }
      if (what) addAction(commit, needs, what, caller, now);
      return { action, target: path, ...(detail ? { detail } : {}) };
    },
  });
  await Promise.all([sendNow(services, recipients), enqueueBookingMail(services, mail)]);
}

const isConfirmed = ({ status }: Booking): boolean => status === 'confirmed';
