import { namedEnd, opensAt } from '../booking/lifecycle.ts';
import { othersOf } from '../booking/others.ts';
import type { Booking } from '../booking/schema.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { placeOf } from '../hunt/sample.ts';
import { type RenderContext, renderHuntMessage, withTourName } from '../hunt/templates.ts';
import { isErased } from '../phone/index.ts';
import type { WithId } from '../query/index.ts';
import { queuedText, sequence } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { isInTranscript, lineOf } from '../team/lines.ts';
import type { TeamLine } from '../team/schema.ts';
import { openHunts } from './choose-hunt.ts';
import type { BookingsByPhone } from './outcome.ts';
import type { PhonesByNumber } from './text-batch.ts';

type Announcement = {
  message: HuntMessage;
  phones: readonly string[];
  /** The stored data of each phone, and its bookings. */
  known: PhonesByNumber;
  bookings: BookingsByPhone;
  booking: WithId<
    Pick<
      Booking,
      | 'tour_name'
      | 'expiry_hours'
      | 'confirmed_at'
      | 'expires_at'
      | 'start_window'
      | 'phone_numbers'
      | 'participants'
      | 'party'
    >
  >;
  tour: RenderContext['tour'];
  site: string;
  /** The address of the booking's page with its token, for messages that may name it. */
  link?: string | undefined;
  /** The code of the reward of a stop. */
  codeOf?: ((stopNumber: number) => string) | undefined;
  now: Date;
  /** The message's place among the messages that are announced together. */
  order?: number;
};

/**
 * Queues a message of the hunt that replies to no text. It names the tour on a phone that is in
 * another hunt too and did not play this one last.
 * @param requestId the texts' ids derive from it, so a repeated request sends nothing twice
 */
export function announce(requestId: string, announcement: Announcement): WithId<SmsMessage>[] {
  const { message, phones, known, bookings, booking, tour, now, order = 0 } = announcement;
  const body = bodyOf(announcement);
  const isNamed = (phone: string) =>
    known.get(phone)?.hunt?.booking_id !== booking.id &&
    openHunts(bookings.get(phone) ?? [], now).some(({ id }) => id !== booking.id);
  return [...new Set(phones)]
    .filter((phone) => !known.get(phone)?.opted_out)
    .map((phone_number, index) => ({
      ...queuedText(
        {
          phone_number,
          message_content: isNamed(phone_number) ? withTourName(tour.name, body) : body,
          message_type: message.kind,
          booking_id: booking.id,
          tour_name: booking.tour_name,
          place: placeOf(message, tour),
        },
        now,
        order,
      ),
      id: `${requestId}_${index}`,
    }));
}

/** The line of an announcement in the team's transcript; empty if it is not for the whole team. */
export function announcedLine(requestId: string, announcement: Announcement): WithId<TeamLine>[] {
  const { message, phones, booking, now, order = 0 } = announcement;
  const isForAll = booking.phone_numbers.every((number) => phones.includes(number) || isErased(number));
  if (!isForAll || !isInTranscript(message)) return [];
  const text = bodyOf(announcement, true);
  return [lineOf({ id: requestId, from: null, to: null, text, at: now, seq: sequence(now, order) })];
}

function bodyOf({ message, booking, tour, site, link, codeOf, now }: Announcement, on_page = false): string {
  const { expiry_hours, party } = booking;
  const others_join = othersOf(booking.participants, booking.phone_numbers.length) > 0;
  const when = { expiry_hours, start_by: namedEnd(booking, now), opens_at: opensAt(booking), party };
  const context = { tour, site, link, codeOf, others_join, on_page, ...when };
  return renderHuntMessage(message, context);
}
