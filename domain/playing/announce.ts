import { extendedUntil } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { placeOf } from '../hunt/place.ts';
import { naming, type RenderContext, renderHuntMessage } from '../hunt/templates.ts';
import type { WithId } from '../query/index.ts';
import { queued } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { openHunts } from './choose-hunt.ts';
import type { BookingsByPhone } from './play-texts.ts';
import type { PhonesByNumber } from './text-batch.ts';

type Announcement = {
  message: HuntMessage;
  /** The phones of the group that it is meant for; those that have opted out do not get it. */
  phones: readonly string[];
  /** What is kept of each phone, and its bookings. */
  known: PhonesByNumber;
  bookings: BookingsByPhone;
  booking: WithId<Pick<Booking, 'tour_name' | 'expiry_hours' | 'confirmed_at' | 'expires_at'>>;
  tour: RenderContext['tour'];
  site: string;
  now: Date;
  /** Its place among the messages that are announced together. */
  order?: number;
};

/**
 * Queues a message of the hunt that is not a reply to a text. It begins with the tour's name on a phone that is in another hunt too and
 * has not played this one last.
 * @param requestId id of the request; the texts' ids derive from it, so that a repeated request sends nothing twice
 */
export function announce(requestId: string, announcement: Announcement): WithId<SmsMessage>[] {
  const { message, phones, known, bookings, booking, tour, site, now, order = 0 } = announcement;
  const context = { tour, site, expiry_hours: booking.expiry_hours, start_by: extendedUntil(booking) };
  const body = renderHuntMessage(message, context);
  const isNamed = (phone: string) =>
    known.get(phone)?.hunt?.booking_id !== booking.id &&
    openHunts(bookings.get(phone) ?? [], now).some(({ id }) => id !== booking.id);
  return [...new Set(phones)]
    .filter((phone) => !known.get(phone)?.opted_out)
    .map((phone_number, index) => ({
      ...queued(
        {
          phone_number,
          message_content: isNamed(phone_number) ? naming(tour.name, body) : body,
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
