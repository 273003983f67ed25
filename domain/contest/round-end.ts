import { city } from '../city/city.ts';

/**
 * The last day of the round that is open at a moment: 'Sunday 29 November'. It counts in calendar
 * days, because a London day may have 23 or 25 hours. It does without the library of `domain/time`,
 * which Home does not load.
 */
export function lastDayOfRound(now: Date): string {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: city.timeZone, ...numbers }).formatToParts(now);
  const part = (wanted: keyof typeof numbers) => Number(today.find(({ type }) => type === wanted)?.value);
  const at = (days: number) => new Date(Date.UTC(part('year'), part('month') - 1, part('day') + days));
  const untilSunday = (7 - at(0).getUTCDay()) % 7;
  const words = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(at(untilSunday));
}

/** What the wall says of its round. */
export const roundEnds = (now: Date): string => `This round ends on ${lastDayOfRound(now)} at midnight.`;
