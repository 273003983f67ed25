import { after, fromLondonInput, londonDay, londonWeekday, startOfLondonDay } from '../time/index.ts';
import type { Desk } from './schema.ts';

const HOUR = 3_600_000;

/** The shift of the desk that begins on the London day of an instant; null on a day off. */
function shiftOf({ days, from, to }: Desk, at: Date): { from: Date; to: Date } | null {
  if (!days.includes(londonWeekday(at))) return null;
  const day = londonDay(at);
  const lastDay = to > from ? day : londonDay(dayLater(at, 1));
  const [opens, closes] = [fromLondonInput(`${day}T${from}`), fromLondonInput(`${lastDay}T${to}`)];
  return opens && closes ? { from: opens, to: closes } : null;
}

/** Noon of another London day: a day has 23 or 25 hours when the clocks change. */
const dayLater = (at: Date, days: number): Date => after(startOfLondonDay(at), (24 * days + 12) * HOUR);

/** Since when the desk has been staffed; null while it is not. */
export function staffedSince(desk: Desk, at: Date): Date | null {
  // A shift of yesterday may go on past midnight.
  const shift = [shiftOf(desk, dayLater(at, -1)), shiftOf(desk, at)].find(
    (one) => one && one.from <= at && at < one.to,
  );
  return shift?.from ?? null;
}

/** When the desk is next staffed; null while it is staffed, and when it has no hours. */
export function staffedFrom(desk: Desk, at: Date): Date | null {
  if (staffedSince(desk, at)) return null;
  for (let day = 0; day <= 7; day += 1) {
    const shift = shiftOf(desk, dayLater(at, day));
    if (shift && shift.from > at) return shift.from;
  }
  return null;
}
