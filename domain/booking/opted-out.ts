import { isErased } from '../phone/index.ts';
import type { Booking } from './schema.ts';

/** The positions (from 0) of a booking's numbers that have opted out, for `opted_out`. */
export function optedOutPositions(numbers: readonly string[], isSilent: (number: string) => boolean): number[] {
  return numbers.flatMap((number, place) => (isSilent(number) ? [place] : []));
}

/** The numbers of a booking that get no texts because they have opted out, each once. */
export function optedOutNumbers({
  phone_numbers,
  opted_out = [],
}: Pick<Booking, 'phone_numbers' | 'opted_out'>): string[] {
  const silent = phone_numbers.filter((number, place) => opted_out.includes(place) && !isErased(number));
  return [...new Set(silent)];
}
