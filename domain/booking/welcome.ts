import { renderHuntMessage } from '../hunt/templates.ts';
import { queuedText } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import type { Booking } from './schema.ts';

/**
 * The texts that tell a paid booking's phones how to start, one for each distinct number. Their ids
 * derive from the booking's id, so that no text can be written twice.
 * @param site host of the website, such as `streetlore.london`
 */
export function welcomeTexts(
  bookingId: string,
  booking: Pick<Booking, 'phone_numbers' | 'tour_name' | 'expiry_hours'>,
  site: string,
  now: Date,
): { id: string; message: SmsMessage }[] {
  return textsOf('welcome', bookingId, booking, site, now);
}

/**
 * The texts that tell a booking's phones about a full refund, which ends their hunt. Their ids
 * derive from the booking's id too.
 */
export function farewellTexts(
  bookingId: string,
  booking: Pick<Booking, 'phone_numbers' | 'tour_name'>,
  site: string,
  now: Date,
): { id: string; message: SmsMessage }[] {
  return textsOf('refunded', bookingId, booking, site, now);
}

function textsOf(
  kind: 'welcome' | 'refunded',
  bookingId: string,
  booking: Pick<Booking, 'phone_numbers' | 'tour_name' | 'expiry_hours'>,
  site: string,
  now: Date,
) {
  const { tour_name, expiry_hours } = booking;
  const message_content = renderHuntMessage({ kind }, { tour: { name: tour_name, stops: [] }, site, expiry_hours });
  return [...new Set(booking.phone_numbers)].map((phone_number, index) => ({
    id: `${bookingId}_${kind}_${index}`,
    message: queuedText(
      {
        phone_number,
        message_content,
        message_type: kind,
        booking_id: bookingId,
        tour_name: booking.tour_name,
      },
      now,
      index,
    ),
  }));
}
