import { renderHuntMessage } from '../hunt/templates.ts';
import { queued } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import type { Booking } from './schema.ts';

/**
 * The texts that tell a paid booking's phones how to start, one per distinct number. Their ids derive from the booking's,
 * so that none can be written twice.
 * @param site host of the website, such as `streetlore.london`
 */
export function welcomeTexts(
  bookingId: string,
  booking: Pick<Booking, 'phone_numbers' | 'tour_name'>,
  site: string,
  now: Date,
): { id: string; message: SmsMessage }[] {
  const message_content = renderHuntMessage(
    { kind: 'welcome' },
    { tour: { name: booking.tour_name, stops: [] }, site },
  );
  return [...new Set(booking.phone_numbers)].map((phone_number, index) => ({
    id: `${bookingId}_welcome_${index}`,
    message: queued(
      {
        phone_number,
        message_content,
        message_type: 'welcome',
        booking_id: bookingId,
        tour_name: booking.tour_name,
      },
      now,
      index,
    ),
  }));
}
