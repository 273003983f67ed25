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
  /** Whoever of the group is to hear it; who has opted out does not. */
  phones: readonly string[];
  optedOut: ReadonlySet<string>;
  booking: WithId<Pick<Booking, 'tour_name' | 'expiry_hours' | 'confirmed_at' | 'expires_at'>>;
  tour: RenderContext['tour'];
  site: string;
  now: Date;
};

/**
 * A hunt's message that answers nobody's text, as it goes into the outbox.
 * @param requestId id of what asked for it; the texts' ids derive from it, so that asking twice says it once
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
