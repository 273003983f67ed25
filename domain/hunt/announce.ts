import { extendedUntil } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import type { WithId } from '../query/index.ts';
import { queued } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import type { HuntMessage } from './messages.ts';
import { placeOf } from './place.ts';
import { type RenderContext, renderHuntMessage } from './templates.ts';

type Announcement = {
  message: HuntMessage;
  /** The phones of the group that it is meant for; those in `optedOut` do not get it. */
  phones: readonly string[];
  optedOut: ReadonlySet<string>;
  booking: WithId<Pick<Booking, 'tour_name' | 'expiry_hours' | 'confirmed_at' | 'expires_at'>>;
  tour: RenderContext['tour'];
  site: string;
  now: Date;
};

/**
 * Queues a message of the hunt that is not a reply to a text.
 * @param requestId id of the request; the texts' ids derive from it, so that a repeated request sends nothing twice
 */
export function announce(requestId: string, announcement: Announcement): WithId<SmsMessage>[] {
  const { message, phones, optedOut, booking, tour, site, now } = announcement;
  const context = { tour, site, expiry_hours: booking.expiry_hours, start_by: extendedUntil(booking) };
  const message_content = renderHuntMessage(message, context);
  return [...new Set(phones)]
    .filter((phone) => !optedOut.has(phone))
    .map((phone_number, index) => ({
      ...queued(
        {
          phone_number,
          message_content,
          message_type: message.kind,
          booking_id: booking.id,
          tour_name: booking.tour_name,
          place: placeOf(message, tour),
        },
        now,
        index,
      ),
      id: `${requestId}_${index}`,
    }));
}
