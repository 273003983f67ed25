import type { HuntMessage } from '../hunt/messages.ts';
import { renderHuntMessage } from '../hunt/templates.ts';
import { queuedText } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import type { Tour } from '../tour/schema.ts';
import { firstWallOf } from '../tour/walk.ts';
import { opensAt } from './lifecycle.ts';
import { othersOf } from './others.ts';
import type { Booking } from './schema.ts';

type Welcomed = Pick<
  Booking,
  'phone_numbers' | 'participants' | 'tour_name' | 'expiry_hours' | 'start_window' | 'party'
>;

/**
 * `site`: host of the website, such as `streetlore.london`. `link`: the address of the booking's
 * page with its token. `tour`: for the place where the hunt begins; null or absent for one that is gone.
 */
type About = {
  readonly site: string;
  readonly link: string;
  readonly tour?: Pick<Tour, 'walls' | 'first_wall' | 'station'> | null;
};

/**
 * The texts that tell a paid booking's phones how to start, one for each distinct number. Their ids
 * derive from the booking's id, so that no text can be written twice.
 */
export function welcomeTexts(
  bookingId: string,
  booking: Welcomed,
  about: About,
  now: Date,
): { id: string; message: SmsMessage }[] {
  return textsOf({ kind: 'welcome' }, bookingId, booking, about, now);
}

/**
 * The texts that tell a booking's phones about a full refund, which ends their hunt. Their ids
 * derive from the booking's id too.
 */
export function farewellTexts(
  bookingId: string,
  booking: Welcomed,
  about: About,
  now: Date,
): { id: string; message: SmsMessage }[] {
  return textsOf({ kind: 'refunded' }, bookingId, booking, about, now);
}

/**
 * The texts that tell a booking's phones that it was cancelled.
 * @param about.giftHasBack whether a gift or a voucher has back what it paid: one that is void has not
 */
export function cancelledTexts(
  bookingId: string,
  booking: Booking,
  { giftHasBack = false, ...about }: About & { readonly giftHasBack?: boolean },
  now: Date,
): { id: string; message: SmsMessage }[] {
  const back = booking.amount > 0 ? 'money' : giftHasBack ? 'voucher' : null;
  return textsOf({ kind: 'cancelled', back }, bookingId, booking, about, now);
}

/** The texts that tell the phones of a party's team that its organiser has removed the team. */
export function teamRemovedTexts(
  bookingId: string,
  booking: Booking,
  about: About,
  now: Date,
): { id: string; message: SmsMessage }[] {
  return textsOf({ kind: 'team_removed' }, bookingId, booking, about, now);
}

function textsOf(
  message: Extract<HuntMessage, { kind: 'welcome' | 'refunded' | 'cancelled' | 'team_removed' }>,
  bookingId: string,
  booking: Welcomed,
  { tour: walked, ...about }: About,
  now: Date,
) {
  const { tour_name, expiry_hours, party } = booking;
  const others_join = othersOf(booking.participants, booking.phone_numbers.length) > 0;
  const when = { expiry_hours, opens_at: opensAt(booking), party };
  const begins_at = walked ? firstWallOf(walked, party?.first_stop) : null;
  const context = { tour: { name: tour_name, stops: [] }, ...when, others_join, begins_at, ...about };
  const { kind } = message;
  const message_content = renderHuntMessage(message, context);
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
