import { after, fromLondonInput, londonDay, londonWeekday, startOfLondonDay } from '../time/index.ts';
import type { Desk } from './schema.ts';

const HOUR = 3_600_000;

/** The hours of the desk on the London day of an instant; null on a day off. */
function hoursOn({ days, from, to }: Desk, at: Date): { from: Date; to: Date } | null {
  if (!days.includes(londonWeekday(at))) return null;
  const day = londonDay(at);
  const [opens, closes] = [fromLondonInput(`${day}T${from}`), fromLondonInput(`${day}T${to}`)];
  return opens && closes ? { from: opens, to: closes } : null;
}

/** Since when somebody has been at the desk; null while nobody is. */
export function staffedSince(desk: Desk, at: Date): Date | null {
  const hours = hoursOn(desk, at);
  return hours && hours.from <= at && at < hours.to ? hours.from : null;
}

/** When somebody will be at the desk again; null while somebody is, and when nobody ever is. */
export function staffedFrom(desk: Desk, at: Date): Date | null {
  if (staffedSince(desk, at)) return null;
  for (let day = 0; day <= 7; day += 1) {
    // Noon of each day: a day has 23 or 25 hours when the clocks change.
    const noon = after(startOfLondonDay(at), (24 * day + 12) * HOUR);
    const hours = hoursOn(desk, noon);
    if (hours && hours.from > at) return hours.from;
  }
  return null;
}
