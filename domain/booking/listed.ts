import type { Booking } from './schema.ts';

/** Why the public boards leave a hunt out: an admin has hidden the team, or its result is faster than legs. */
export type UnlistedReason = 'hidden' | 'too_fast';

type Listed = Pick<Booking, 'unlisted' | 'too_fast'>;

/** Why the public boards leave a hunt out; null for one that they show. */
export function whyUnlisted(booking: Listed): UnlistedReason | null {
  if (booking.unlisted) return 'hidden';
  return isKeptBack(booking) ? 'too_fast' : null;
}

/** Whether a result is faster than legs, and no admin shows it all the same. */
export const isKeptBack = ({ too_fast }: Pick<Booking, 'too_fast'>): boolean => too_fast === 'kept';
