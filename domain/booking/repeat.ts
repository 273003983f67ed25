import { type Decision, decided, type Problem, refused } from '../problem/index.ts';
import type { Booking, CreateBookingInput } from './schema.ts';
import { bookingTexts } from './texts.ts';

/**
 * Whether a call with the id of an existing booking is the same order again (a double click, a lost
 * response) and may continue with that booking. A call for any other order must not touch it.
 */
export function repeat(booking: Booking, input: CreateBookingInput, uid: string): Decision<Booking> {
  const refuse = (code: Problem['code'], message: string) => refused({ code, message, field: 'booking_id' });
  if (booking.uid !== uid) return refuse('permission-denied', bookingTexts.taken);
  if (!isSameOrder(booking, input)) return refuse('failed-precondition', bookingTexts.changed);
  if (booking.status === 'expired' || booking.status === 'refunded')
    return refuse('failed-precondition', bookingTexts.closed);
  return decided(booking);
}

function isSameOrder(booking: Booking, input: CreateBookingInput): boolean {
  return (
    booking.tour_id === input.tour_id &&
    booking.participants === input.participants &&
    booking.phone_numbers.join() === input.phone_numbers.join() &&
    booking.email === (input.email || null) &&
    booking.team_name === (input.team_name || null) &&
    booking.voucher_code === input.voucher_code &&
    (booking.start_window?.day ?? null) === (input.day ?? null)
  );
}
