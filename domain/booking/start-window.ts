import { type HuntState, newHunt } from '../hunt/state.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { after, formatClock, formatWeekday, fromLondonInput, londonDay } from '../time/index.ts';
import type { ClosedDay } from '../tour/closed-day-schema.ts';
import { DAY_OPENS } from '../wording/figures.ts';
import type { Booking } from './schema.ts';
import type { StartWindow } from './start-window-schema.ts';

/** How many days ahead a hunt can be booked. */
const MAX_DAYS_AHEAD = 180;

/** How long a start window is open, in milliseconds. */
const OPEN_FOR = 24 * 3_600_000;

export const startWindowTexts = {
  none: 'There is no such day',
  past: 'Please choose a day after today',
  tooFar: `Please choose a day within ${MAX_DAYS_AHEAD} days`,
  closed: ({ day, sentence }: ClosedDay) => `${formatWeekday(noonOf(day))} cannot be booked: ${sentence}`,
} as const;

const clock = (day: string, time: string): Date => {
  const at = fromLondonInput(`${day}T${time}`);
  if (!at) throw new RangeError(`${day} is not a day`);
  return at;
};
/** Noon of a London day `YYYY-MM-DD`, to format the day by. */
export const noonOf = (day: string): Date => clock(day, '12:00');

/** The London day `days` after another. */
export const dayAfter = (day: string, days: number): string => londonDay(after(noonOf(day), days * 24 * 3_600_000));

/** The first and the last day that can be chosen at `now`. Today is not one of them. */
export function bookableDays(now: Date): { first: string; last: string } {
  const today = londonDay(now);
  return { first: dayAfter(today, 1), last: dayAfter(today, MAX_DAYS_AHEAD) };
}

/** The start window of a day. */
export const startWindowOf = (day: string): StartWindow => ({ day, opens_at: clock(day, DAY_OPENS) });

/** The start window of a day as it stands in a form; null for today, and for what is no day. */
export function windowOf(typed: string | null): StartWindow | null {
  const noon = typed ? fromLondonInput(`${typed}T12:00`) : null;
  return typed && noon && londonDay(noon) === typed ? startWindowOf(typed) : null;
}

/** When a start window ends. */
export const closesAt = ({ opens_at }: Pick<StartWindow, 'opens_at'>): Date => after(opens_at, OPEN_FOR);

/** Whether a visitor may choose a day at `now`; null stands for today. */
export function mayChoose(day: string | null, closed: readonly ClosedDay[], now: Date): Decision<StartWindow | null> {
  const no = (message: string) => refused({ code: 'failed-precondition', message, field: 'day' });
  const shut = closed.find((one) => one.day === (day ?? londonDay(now)));
  if (shut) return no(startWindowTexts.closed(shut));
  if (day === null) return decided(null);
  const { first, last } = bookableDays(now);
  if (day < first) return no(startWindowTexts.past);
  if (day > last) return no(startWindowTexts.tooFar);
  return londonDay(noonOf(day)) === day ? decided(startWindowOf(day)) : no(startWindowTexts.none);
}

/** The London day `YYYY-MM-DD` as people read it at `now`: `today`, or `Sat 5 Dec`. */
export const dayName = (day: string, now: Date): string =>
  day === londonDay(now) ? 'today' : formatWeekday(noonOf(day));

/** A hunt that waits for START. */
type Waiting = Pick<Booking, 'start_window' | 'expires_at' | 'email' | 'party'>;

/** A reminder of a hunt that waits for START. No text goes out for `last_call`. */
export type ReminderKind = 'day_before' | 'reminder' | 'last_call';

/**
 * When each reminder is sent, and until when it is still sent after a delay. No reminder goes out at night
 * (London time).
 */
function remindersOf({ start_window, expires_at, email, party }: Waiting) {
  const reminder = (kind: ReminderKind, at: Date, until: Date) => ({ kind, at, until });
  if (start_window) {
    const { day } = start_window;
    const eve = dayAfter(day, -1);
    return [
      reminder('day_before', clock(eve, '18:00'), clock(eve, '22:00')),
      reminder('reminder', clock(day, '09:00'), clock(day, '21:00')),
    ];
  }
  // A hunt of today has no text before its end.
  return expires_at && email && !party ? [reminder('last_call', lastCall(expires_at), expires_at)] : [];
}

const HOUR = 3_600_000;

/** Four hours before the end; if that is at night, at six in the evening before. */
function lastCall(end: Date): Date {
  const at = after(end, -4 * HOUR);
  const time = formatClock(at);
  return time >= '08:00' && time < '22:00' ? at : clock(londonDay(after(at, -8 * HOUR)), '18:00');
}

/** The time of the next reminder; null when none is left. */
const nextReminder = (hunt: Waiting, now: Date): Date | null =>
  remindersOf(hunt).find(({ at }) => at > now)?.at ?? null;

/** A hunt that waits for START. Its group is reminded of it, from the reminders of now on. */
export function waitingHunt(booking: Waiting, now: Date): HuntState {
  const look_at = nextReminder(booking, now);
  return look_at ? { ...newHunt(), look_at } : newHunt();
}

/**
 * Reminds the group of a hunt that waits for START: the evening before its day, and in the morning, or
 * before a hunt of today expires. After a failure of the scheduler the latest reminder that is still of
 * use is sent, and no other.
 * @returns null when it is not time yet; `reminder` is null when none is of use
 */
export function remindOfDay(
  booking: Waiting & Pick<Booking, 'hunt'>,
  now: Date,
): { state: HuntState; reminder: ReminderKind | null } | null {
  const { hunt } = booking;
  const { look_at } = hunt;
  if (!look_at || look_at > now) return null;
  const due = remindersOf(booking).findLast(({ at, until }) => look_at <= at && at <= now && now < until);
  return { state: { ...hunt, look_at: nextReminder(booking, now) }, reminder: due?.kind ?? null };
}
