import * as z from 'zod/mini';
import { after } from '../time/index.ts';

const MINUTE = 60_000;

/** How long (ms) a minute stays open after its end. A text takes less time from `sent_at` to its commit. */
const STAYS_OPEN = 5 * MINUTE;

/**
 * Part of today's `stats/{day}`: the day's messages up to the minute `until`; no older message can
 * come. A count goes on from there. At night we count the whole day again.
 */
export const closedMinutesSchema = z.object({ until: z.date(), messages: z.int(), segments: z.int() });

/** Up to when the minutes of a day are closed at a time. */
export function closedUntil(day: { from: Date; to: Date }, now: Date): Date {
  const minute = Math.floor((now.getTime() - STAYS_OPEN) / MINUTE) * MINUTE;
  return after(day.from, Math.min(Math.max(0, minute - day.from.getTime()), day.to.getTime() - day.from.getTime()));
}

const count = z.int().check(z.minimum(0));

/** `stats/public`: totals that the public pages show. */
export const publicStatsSchema = z.object({
  hunts_completed: count,
  /** People on paid bookings. */
  explorers: count,
  photos: count,
  tours: count,
  partners: count,
  /** Partners by neighbourhood; older documents lack this field. */
  partners_by_area: z.optional(z.record(z.string(), count)),
  /** The mean rating of the tours, weighted by their reviews: one decimal, 0 without reviews. */
  average_rating: z.number(),
  /** All reviews, and how many of them we have hidden; absent until they are counted. */
  reviews_given: z.optional(count),
  reviews_hidden: z.optional(count),
  counted_at: z.date(),
});
export type PublicStats = z.infer<typeof publicStatsSchema>;

/** A figure that older documents lack; it counts as 0. */
const later = z._default(count, 0);

/** Pence that may be negative on a day, because what moved earlier moved back. */
const signed = z._default(z.int(), 0);

/** `stats/totals`: the dashboard's all-time figures, and how much work waits for an admin. */
export const totalsSchema = z.object({
  /** Paid bookings, including those refunded or expired since. */
  bookings: count,
  messages: count,
  /** Unanswered contact messages. */
  open_letters: later,
  /** Contest photos that nobody has judged. */
  pending_photos: later,
  /** Closed contest rounds whose winner an admin still has to name. */
  rounds_waiting: later,
  /** Reviews held back until an admin has read them. */
  held_reviews: later,
  /** Conversations in which a player waits for an admin's answer. */
  awaiting_conversations: later,
  counted_at: z.date(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** The figures of one London day; money in pence. */
export const dayFiguresSchema = z.object({
  /**
   * Bookings paid that day. Of these bookings, `paid` is the money, `finished` how many are completed,
   * `open` how many are under way or wait for START, also for a later day.
   */
  bookings: count,
  /** The number of people on these bookings. */
  people: later,
  paid: count,
  finished: later,
  open: later,
  /** Hunts completed that day; `revenue` is what was paid for them. */
  completed: count,
  revenue: count,
  /** Texts in and out. `segments` counts the texts that were sent or queued, as they are billed. */
  messages: count,
  segments: later,
  /** Stops that ended that day, with their wrong answers and hints. */
  solved: later,
  skipped: later,
  wrong_answers: later,
  hints: later,
  /** Votes of the photo contest that were cast that day and neither taken back nor voided. */
  votes: later,
  /**
   * What the ledger says moved that day. `orders`: card payments for hunts, and `taken` their sum; `discounts`: what
   * groups paid less. `gifts_sold` by card; `gifts_used` for hunts, less what went back to gifts. `refunded` is less
   * what came back to us, and `disputed` less what banks gave back. `fees` are Stripe’s, of which `fees_open`
   * movements still wait.
   */
  orders: later,
  taken: later,
  discounts: later,
  gifts_sold: later,
  gifts_used: signed,
  refunded: signed,
  disputed: signed,
  fees: signed,
  fees_open: later,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const noFigures = (): DayFigures => ({
  bookings: 0,
  people: 0,
  paid: 0,
  finished: 0,
  open: 0,
  completed: 0,
  revenue: 0,
  messages: 0,
  segments: 0,
  solved: 0,
  skipped: 0,
  wrong_answers: 0,
  hints: 0,
  votes: 0,
  orders: 0,
  taken: 0,
  discounts: 0,
  gifts_sold: 0,
  gifts_used: 0,
  refunded: 0,
  disputed: 0,
  fees: 0,
  fees_open: 0,
});

/** `stats/{YYYY-MM-DD}`: one London day. */
export const dayStatsSchema = z.object({
  day: z.string(),
  ...dayFiguresSchema.shape,
  closed: z.optional(closedMinutesSchema),
  counted_at: z.date(),
});
export type DayStats = z.infer<typeof dayStatsSchema>;

/**
 * `stats/{YYYY-MM}`: the days of a London month in one document, so that a year takes twelve reads.
 * The keys of `days` are two digits. A day without events has no entry.
 */
export const monthStatsSchema = z.object({
  calendar_month: z.string(),
  days: z.record(z.string(), dayFiguresSchema),
  counted_at: z.date(),
});
export type MonthStats = z.infer<typeof monthStatsSchema>;

/** The figures of one stop of a tour over all its hunts. */
export const stopFiguresSchema = z.object({
  /** The stop's present name; null when the tour no longer has this stop. */
  location_name: z.nullable(z.string()),
  /** Hunts that reached this stop. */
  reached: count,
  /** Hunts in progress that are at this stop now; 0 in older documents. */
  under_way: later,
  solved: count,
  skipped: count,
  /** Claimed rewards. */
  claimed: count,
  wrong_answers: count,
  hints: count,
  /** The seconds of all hunts at this stop together. */
  seconds: count,
});
export type StopFigures = z.infer<typeof stopFiguresSchema>;

/** `stats/tour_{id}`: a tour's hunts stop by stop; the keys of `stops` are stop numbers. */
export const tourStatsSchema = z.object({
  tour_id: z.string(),
  tour_name: z.string(),
  completed: count,
  stops: z.record(z.string(), stopFiguresSchema),
  counted_at: z.date(),
});
export type TourStats = z.infer<typeof tourStatsSchema>;

/** The shortest time between two counts of a hot document, in milliseconds (approximately). */
export const RECOUNT_INTERVAL = 1000;
