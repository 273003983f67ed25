import { renderHuntMessage } from '../hunt/templates.ts';
import { isErased } from '../phone/index.ts';
import type { RefundReason, RefundWay } from '../refund-reasons/index.ts';
import { queuedText } from '../sms/compose.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { moneyOf } from './lifecycle.ts';
import type { Booking } from './schema.ts';

/** The phone that hears of money: that of the first player whom texts reach. */
const toldPhone = ({ phone_numbers, opted_out = [] }: Pick<Booking, 'phone_numbers' | 'opted_out'>): string | null =>
  phone_numbers.find((number, place) => !isErased(number) && !opted_out.includes(place)) ?? null;

/**
 * How whoever paid can be told of a refund, the likelier way first; none once their data is deleted. A
 * party's organiser paid for all teams, whose phones are other people's.
 */
export const waysToTell = (booking: Pick<Booking, 'email' | 'phone_numbers' | 'opted_out' | 'party'>): RefundWay[] => [
  ...(booking.email ? (['mail'] as const) : []),
  ...(!booking.party && toldPhone(booking) ? (['text'] as const) : []),
];

/** A refund that whoever paid is to be told of. */
export type ToldRefund = {
  readonly request_id: string;
  readonly pence: number;
  readonly reason: RefundReason;
  readonly way: RefundWay;
};

/**
 * The refund to tell of once a booking is settled: one that an admin asked for, and that Stripe has now
 * made. Null for every other change. The end of a hunt by a full refund is told by its farewell.
 */
export function refundToTell(before: Booking, after: Booking): ToldRefund | null {
  const { refunding } = before;
  const way = refunding?.tell?.way;
  if (!refunding?.tell || !way) return null;
  const isMade = moneyOf(before).refunded < refunding.up_to && moneyOf(after).refunded >= refunding.up_to;
  return isMade ? { request_id: refunding.request_id, ...refunding.tell, way } : null;
}

/** The text about such a refund; null when no phone of the booking gets texts any more. */
export function refundText(
  bookingId: string,
  booking: Booking,
  { request_id, pence, reason }: ToldRefund,
  site: string,
  now: Date,
): { id: string; message: SmsMessage } | null {
  const phone_number = toldPhone(booking);
  if (phone_number === null) return null;
  const { tour_name } = booking;
  const context = { tour: { name: tour_name, stops: [] }, site };
  const about = { booking_id: bookingId, tour_name, message_type: 'money_back' };
  const message_content = renderHuntMessage({ kind: 'money_back', pence, reason }, context);
  return {
    id: `${bookingId}_${request_id}_refund`,
    message: queuedText({ phone_number, message_content, ...about }, now),
  };
}
