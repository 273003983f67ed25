import { after, formatWeekdayMoment } from '../time/index.ts';
import { hoursIn } from '../tour/tour-filters.ts';
import type { BookingPage } from './booking-page.ts';
import { startsWhen } from './texts.ts';

/** How long (h) a hunt takes whose tour does not say it. */
const USUAL_HOURS = 3;
/** How long (h) after its start window opens, at 06:00, a hunt is planned to begin. */
const HOURS_INTO_DAY = 5;
const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

type Planned = {
  readonly start: Date;
  readonly end: Date;
  /** From when until when the hunt can be started, in words; null when that is not known. */
  readonly window: string | null;
};

/**
 * When a hunt is played, for calendars: at a time of its day when walls have light, or at the next
 * quarter of an hour after payment for a hunt of today. It ends before its time to start runs out.
 * @param duration how long the tour takes, as its page says it
 */
export function plannedHunt(
  { start_window, confirmed_at, expires_at }: Pick<BookingPage, 'start_window' | 'confirmed_at' | 'expires_at'>,
  duration: string,
): Planned {
  const opens = start_window?.opens_at ?? null;
  const paid = confirmed_at ?? new Date(0);
  const next = new Date(Math.ceil(paid.getTime() / QUARTER) * QUARTER);
  const start = opens ? after(opens, HOURS_INTO_DAY * HOUR) : next;
  const length = (hoursIn(duration) ?? USUAL_HOURS) * HOUR;
  const whole = after(start, length);
  const end = expires_at && expires_at > start && whole > expires_at ? expires_at : whole;
  const closes = expires_at && formatWeekdayMoment(expires_at);
  return { start, end, window: closes && startsWhen(opens && formatWeekdayMoment(opens), closes) };
}
