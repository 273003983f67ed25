import * as z from 'zod/mini';
import { documentId, line } from '../fields/index.ts';
import { lengthLimits } from '../hunt/limits.ts';
import type { ClosedDay } from './closed-day-schema.ts';

/** The most closed days that a tour keeps. */
export const MAX_CLOSED_DAYS = 60;

export const closedDayTexts = {
  reason: 'Please say why, in one sentence',
  tooMany: `A tour can have ${MAX_CLOSED_DAYS} closed days at most`,
  noTour: 'This tour no longer exists',
} as const;

/**
 * Input of the callable `closeTourDay`. A null sentence opens the day again. The sentence is texted
 * to those who booked the day.
 */
export const closeTourDayInput = z.strictObject({
  tour_id: documentId,
  request_id: documentId,
  day: z.iso.date(),
  sentence: z.nullable(line(lengthLimits.tour.closed_day, closedDayTexts.reason)),
});
/** `hunts`: how many booked hunts were told. */
export const closeTourDayOutput = z.object({ hunts: z.int() });

/** The closed days of a tour after one was closed or opened. Days that have passed are dropped. */
export function withClosedDay(
  closed: readonly ClosedDay[],
  day: string,
  sentence: string | null,
  today: string,
): ClosedDay[] {
  const others = closed.filter((one) => one.day !== day && one.day >= today);
  const all = sentence === null ? others : [...others, { day, sentence }];
  return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
