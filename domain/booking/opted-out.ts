import { isErased } from '../phone/index.ts';
import type { Booking } from './schema.ts';

/** Where among a booking's numbers those stand that have opted out, for its `opted_out`. */
export function positionsOf(numbers: readonly string[], isSilent: (number: string) => boolean): number[] {
  return numbers.flatMap((number, place) => (isSilent(number) ? [place] : []));
}

/** The numbers of a booking that hear nothing of it because they have opted out, each once. */
export function silentNumbers({
  phone_numbers,
  opted_out = [],
}: Pick<Booking, 'phone_numbers' | 'opted_out'>): string[] {
  const silent = phone_numbers.filter((number, place) => opted_out.includes(place) && !isErased(number));
  return [...new Set(silent)];
}
