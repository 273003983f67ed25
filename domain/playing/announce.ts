import { extendedUntil, opensAt } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { placeOf } from '../hunt/place.ts';
import { type RenderContext, renderHuntMessage, withTourName } from '../hunt/templates.ts';
import type { WithId } from '../query/index.ts';
import { queuedText } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { openHunts } from './choose-hunt.ts';
import type { BookingsByPhone } from './outcome.ts';
import type { PhonesByNumber } from './text-batch.ts';

type Announcement = {
  message: HuntMessage;
  /** The recipients' phones. Those that have opted out get nothing. */
  phones: readonly string[];
  /** The stored data of each phone, and its bookings. */
  known: PhonesByNumber;
  bookings: BookingsByPhone;
  booking: WithId<Pick<Booking, 'tour_name' | 'expiry_hours' | 'confirmed_at' | 'expires_at' | 'start_window'>>;
  tour: RenderContext['tour'];
  site: string;
  /** The address of the booking's page with its token, for messages that may name it. */
  link?: string | undefined;
  now: Date;
  /** The message's place among the messages that are announced together. */
  order?: number;
};

/**
 * Queues a message of the hunt that is not a reply to a text. The text begins with the tour's name
 * on a phone that is in another hunt too and did not play this hunt last.
 * @param requestId the request's id; the texts' ids derive from it, so a repeated request sends
 * nothing twice
 */
export function announce(requestId: string, announcement: Announcement): WithId<SmsMessage>[] {
  const { message, phones, known, bookings, booking, tour, site, link, now, order = 0 } = announcement;
  const { expiry_hours } = booking;
  const context = { tour, site, expiry_hours, start_by: extendedUntil(booking), opens_at: opensAt(booking), link };
  const body = renderHuntMessage(message, context);
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
