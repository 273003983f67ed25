import * as z from 'zod/mini';
import { formatClock, londonDay, londonMonth } from '../time/index.ts';

/** The London time from which on the first day's mails are sent. */
const FROM = '09:00';
/**
 * The last day of the month on which we send missed mails. After a week the outbox no longer knows
 * which mails it has sent.
 */
const LAST_DAY = 7;

/** The London month before another, both such as `2026-11`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Returns last month, from nine on the first day to the end of the seventh day; else null. */
export function monthToMail(now: Date): string | null {
  const day = Number(londonDay(now).slice(-2));
  if (day > LAST_DAY || (day === 1 && formatClock(now) < FROM)) return null;
  return monthBefore(londonMonth(now));
}

/** `October`, from `2026-10`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });

/** `system/partner_mail`: how far a month's mails have got. If a run dies, the next goes on after `last`. */
export const partnerMailMarkSchema = z.object({
  /** The London month that the mails are about, such as `2026-10`. */
  month: z.string(),
  /** The last partner that was looked at; null before the first. */
  last: z.nullable(z.string()),
  done: z.boolean(),
});
