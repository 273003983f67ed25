import * as z from 'zod/mini';
import { after } from '../time/index.ts';

const MINUTE = 60_000;

/**
 * How long (ms) a minute stays open after its end: longer than a text takes from its time (`sent_at`)
 * to its commit.
 */
const STAYS_OPEN = 5 * MINUTE;

/**
 * In `stats/{day}` of today: the day's messages up to a minute after which no older one can come. A
 * count goes on from there, and so costs the same at any hour. The night counts the whole day.
 */
export const closedMinutesSchema = z.object({ until: z.date(), messages: z.int(), segments: z.int() });

/** Up to when the minutes of a day are closed at a time. */
export function closedUntil(day: { from: Date; to: Date }, now: Date): Date {
  const minute = Math.floor((now.getTime() - STAYS_OPEN) / MINUTE) * MINUTE;
  return after(day.from, Math.min(Math.max(0, minute - day.from.getTime()), day.to.getTime() - day.from.getTime()));
}
