import * as z from 'zod/mini';
import { documentId, line } from '../fields/index.ts';
import { lengthLimits } from '../hunt/limits.ts';
import type { ClosedDay } from './closed-day-schema.ts';

/** The most closed days that a tour keeps. */
export const MAX_CLOSED_DAYS = 60;

export const closedDayTexts = {
  title: 'Closed days',
  why: 'Nobody can book this tour for a closed day, or move a hunt to it. This acts at once, without Save.',
  none: 'No day ahead is closed.',
  close: 'Close a day',
  dayLabel: 'Day',
  noDay: 'Please choose a day',
  past: 'This day has passed',
  sentenceLabel: 'Why, in one sentence',
  sentenceHint: 'Such as: A street festival fills Brick Lane. Visitors read it where they choose a day.',
  counting: 'Counting who has booked this day…',
  notCounted: 'Who has booked this day could not be counted. They are told all the same.',
  nobody: 'Nobody has booked this day, so nobody is told.',
  told: (hunts: number, texts: number, isMost: boolean) =>
    `${isMost ? 'At least ' : ''}${hunts === 1 ? '1 hunt is' : `${hunts} hunts are`} booked for this day. The sentence goes out at once, in up to ${texts === 1 ? '1 text' : `${texts} texts`}, by mail and on the teams’ pages. It says how to move.`,
  again: 'This day is closed already. The new sentence takes the place of the old one.',
  closed: (day: string, hunts: number, untold: number) =>
    `${day} is closed. ${hunts + untold === 0 ? 'Nobody had to be told.' : `${hunts === 1 ? '1 hunt was' : `${hunts} hunts were`} told.`}${untold === 0 ? '' : ` ${untold} without a phone that takes texts and without an address read it on their page alone.`}`,
  open: 'Open again',
  opened: (day: string) => `${day} can be booked again. Nobody is told.`,
  notOpened: 'The day was not opened',
  reason: 'Please say why, in one sentence',
  tooMany: `A tour can have ${MAX_CLOSED_DAYS} closed days at most`,
  noTour: 'This tour no longer exists',
} as const;

/** A null sentence opens the day again. Those who booked the day get the sentence by text. */
export const closeTourDayInput = z.strictObject({
  tour_id: documentId,
  request_id: documentId,
  day: z.iso.date(),
  sentence: z.nullable(line(lengthLimits.tour.closed_day, closedDayTexts.reason)),
});
/** `hunts`: how many booked hunts get a text or a mail; `untold`: how many have no way to get either. */
export const closeTourDayOutput = z.object({ hunts: z.int(), untold: z.int() });

/** The most hunts that are told when their day is closed. */
export const MAX_HUNTS_TOLD = 500;

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
