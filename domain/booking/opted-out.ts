import { isErased } from '../phone/index.ts';
import type { Booking } from './schema.ts';

/** The positions (from 0) of a booking's numbers that have opted out, for `opted_out`. */
export function optedOutPositions(numbers: readonly string[], isSilent: (number: string) => boolean): number[] {
  return numbers.flatMap((number, place) => (isSilent(number) ? [place] : []));
}

/** How many texts go out when each phone of each booking is told something once. */
export const textsToAll = (bookings: readonly Pick<Booking, 'phone_numbers' | 'opted_out'>[]): number =>
  bookings.reduce((sum, one) => sum + new Set(one.phone_numbers).size - optedOutNumbers(one).length, 0);

/**
 * Whether mails say what texts would: nobody in the booking gets texts, and it has an address. The
 * organiser of a party is told of the party, not of each team.
 */
export const isToldByMail = ({
  email,
  party,
  phone_numbers,
  opted_out = [],
}: Pick<Booking, 'email' | 'party' | 'phone_numbers' | 'opted_out'>): boolean =>
  email !== null && !party && phone_numbers.every((number, place) => opted_out.includes(place) || isErased(number));

/** The numbers of a booking that get no texts because they have opted out, each once. */
export function optedOutNumbers({
  phone_numbers,
  opted_out = [],
}: Pick<Booking, 'phone_numbers' | 'opted_out'>): string[] {
  const silent = phone_numbers.filter((number, place) => opted_out.includes(place) && !isErased(number));
  return [...new Set(silent)];
}
