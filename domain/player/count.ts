import type { Booking } from '../booking/schema.ts';
import { normaliseEmail } from '../subscriber/index.ts';
import type { Player } from './schema.ts';

/** What is known of a number besides its bookings. `last` is its newest text to us. */
export type PlayerTexts = { messages: number; last: Date | null; optedOut: boolean };

type Counted = Pick<
  Booking,
  'phone_numbers' | 'email' | 'status' | 'amount' | 'refunded_amount' | 'created_at' | 'confirmed_at'
>;

/**
 * The figures of a number, from all the bookings that name it; `null` when there are none: then it is nobody's player.
 * Money is counted to the booker, who is the booking's first number, so that a hunt of five is not paid five times.
 */
export function countPlayer(
  number: string,
  bookings: readonly Counted[],
  { messages, last, optedOut }: PlayerTexts,
): Omit<Player, 'counted_at'> | null {
  const own = bookings.filter(({ phone_numbers }) => phone_numbers.includes(number));
  const [newest] = own.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (!newest) return null;
  const paid = own.filter(({ confirmed_at }) => confirmed_at !== null);
  const made = paid.filter(({ phone_numbers }) => phone_numbers[0] === number);
  const mail = newest.phone_numbers[0] === number ? newest.email : null;
  return {
    phone_number: number,
    email: mail === null ? null : normaliseEmail(mail),
    bookings: own.length,
    hunts: paid.length,
    completed: own.filter(({ status }) => status === 'completed').length,
    playing: own.some(({ status }) => status === 'confirmed'),
    messages,
    spend: made.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0),
    opted_out: optedOut,
    last_seen_at: last && last > newest.created_at ? last : newest.created_at,
  };
}
