import { TZDate } from '@date-fns/tz';
// We import each function by itself: where nothing is bundled, Node takes a second to load the
// whole library.
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { setISOWeek } from 'date-fns/setISOWeek';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { city } from '../city/city.ts';

/** The product's day begins at midnight in the city, wherever the server or the visitor is. */
const ZONE = city.timeZone;

/** The London calendar day of an instant as `YYYY-MM-DD`, the id of its `stats` document. */
export function londonDay(at: Date): string {
  return format(new TZDate(at, ZONE), 'yyyy-MM-dd');
}

/** The instant at which the London day of `at` began. */
export function startOfLondonDay(at: Date): Date {
  return new Date(startOfDay(new TZDate(at, ZONE)).getTime());
}

/** The London year of an instant. */
export const londonYear = (at: Date): number => new TZDate(at, ZONE).getFullYear();

/** The instant at which the London year of `at` began, or the year that is `years` away from it. */
export function startOfLondonYear(at: Date, years = 0): Date {
  return new Date(new TZDate(londonYear(at) + years, 0, 1, ZONE).getTime());
}

/** The end of the London day that is `months` months after the day of `at`; the last of a month that is shorter. */
export function endOfDayMonthsAfter(at: Date, months: number): Date {
  const day = startOfDay(addMonths(new TZDate(at, ZONE), months));
  return new Date(new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + 1, ZONE).getTime());
}

/** The ISO week in London as `2026-W47`: the week of the leaderboard and the contest. */
export function londonWeek(at: Date): string {
  return format(new TZDate(at, ZONE), "RRRR-'W'II");
}

/** An ISO week (`2026-W47`) in London, from Monday at midnight to the next. */
export function spanOfWeek(week: string): { from: Date; to: Date } {
  const [year = Number.NaN, number = Number.NaN] = week.split('-W').map(Number);
  // 4 January is always in the first week.
  const monday = startOfISOWeek(setISOWeek(new TZDate(year, 0, 4, ZONE), number));
  return { from: new Date(monday.getTime()), to: new Date(addWeeks(monday, 1).getTime()) };
}

/** The month in London as `2026-11`. */
export function londonMonth(at: Date): string {
  return format(new TZDate(at, ZONE), 'yyyy-MM');
}

/** The instants at which a month (`2026-11`) and the next one begin in London. */
export function spanOfMonth(month: string): { from: Date; to: Date } {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number);
  const first = (n: number) => new Date(new TZDate(year, n - 1, 1, ZONE).getTime());
  return { from: first(number), to: first(number + 1) };
}

/** The London months (`2026-11`) from that of one instant to that of another, both included. */
export function londonMonths(from: Date, to: Date): string[] {
  const months: string[] = [];
  for (let at = from; at <= to; at = spanOfMonth(londonMonth(at)).to) months.push(londonMonth(at));
  return months;
}

/** `20 Nov 2026`, the en-GB form on cards. */
export function formatDay(at: Date): string {
  return format(new TZDate(at, ZONE), 'd MMM yyyy');
}

/** The instant `milliseconds` after `at`. */
export function after(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** `1h 52m`, `38m` or `45s`: how long a hunt took, from whole seconds. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))}s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** The dashboard's relative time: minutes below 60, then hours and minutes, then days. */
export function formatAgo(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}h ${minutes % 60}m ago`;
  return `${formatDistanceStrict(at, now, { unit: 'day' })} ago`;
}

/** Writes minutes below an hour, hours below a day, days below a week, then the date. */
export function formatSince(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}h ago`;
  const days = Math.floor(hours / 24);
  return days < 7 ? `${days}d ago` : formatDay(at);
}

/** How long something promised within `ms` of `from` may still take, in words, and whether it is late. */
export function dueWithin(ms: number, from: Date, now: Date): { words: string; isLate: boolean } {
  const left = from.getTime() + ms - now.getTime();
  const hours = Math.floor(Math.abs(left) / 3_600_000);
  if (left < 0)
    return { words: hours >= 24 ? `${Math.floor(hours / 24)} d overdue` : `${hours} h overdue`, isLate: true };
  if (hours === 0) return { words: 'due within the hour', isLate: false };
  return { words: hours > 48 ? `due in ${Math.floor(hours / 24)} d` : `due in ${hours} h`, isLate: false };
}

/** `24 Nov 2026, 09:05` in London. */
export function formatMoment(at: Date): string {
  return format(new TZDate(at, ZONE), 'd MMM yyyy, HH:mm');
}

/** `Sat 5 Dec` in London: the form of a day that somebody has chosen. */
export function formatWeekday(at: Date): string {
  return format(new TZDate(at, ZONE), 'EEE d MMM');
}

/** `Sun 29 Nov, 14:20` in London. */
export function formatWeekdayMoment(at: Date): string {
  return format(new TZDate(at, ZONE), 'EEE d MMM, HH:mm');
}

/** `24 Nov, 09:05` in London: the form of a deadline in a text. */
export function formatDeadline(at: Date): string {
  return format(new TZDate(at, ZONE), 'd MMM, HH:mm');
}

/** The day of the week in London: 1 is Monday, 7 is Sunday. */
export const londonWeekday = (at: Date): number => Number(format(new TZDate(at, ZONE), 'i'));

/** `09:05` in London. */
export function formatClock(at: Date): string {
  return format(new TZDate(at, ZONE), 'HH:mm');
}

/** A moment for people who may read it in another time zone. */
export const inLondon = (moment: string): string => `${moment}, London time`;

/** For an `<input type="datetime-local">`, in London time: `2026-11-24T09:05`. */
export function toLondonInput(at: Date): string {
  return format(new TZDate(at, ZONE), "yyyy-MM-dd'T'HH:mm");
}

/** Null for anything but `YYYY-MM-DDTHH:mm`, and for a year that is still being typed (`0002`). */
export function fromLondonInput(text: string): Date | null {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = parts;
  const at = new Date(new TZDate(year, month - 1, day, hours, minutes, ZONE).getTime());
  return Number.isNaN(at.getTime()) ? null : at;
}
