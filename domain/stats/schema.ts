import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** `stats/public`: totals that the public pages show. */
export const publicStatsSchema = z.object({
  hunts_completed: count,
  /** People on paid bookings. */
  explorers: count,
  photos: count,
  tours: count,
  partners: count,
  /** The same by neighbourhood; older documents lack it. */
  partners_by_area: z.optional(z.record(z.string(), count)),
  /** Mean rating of the tours, weighted by their reviews; one decimal, 0 without any. */
  average_rating: z.number(),
  counted_at: z.date(),
});
export type PublicStats = z.infer<typeof publicStatsSchema>;

/** A figure that older documents lack; it counts as 0. */
const later = z._default(count, 0);

/** `stats/totals`: all-time figures of the dashboard, and what waits for an admin, on whatever screen. */
export const totalsSchema = z.object({
  /** Bookings that were paid, including those refunded or expired since. */
  bookings: count,
  messages: count,
  /** Messages of the contact form that nobody has answered. */
  open_letters: later,
  /** Photos of the contest that nobody has judged. */
  pending_photos: later,
  /** Closed rounds of the contest that still wait for an admin to name the winner. */
  rounds_waiting: later,
  /** Reviews held back until an admin has read them. */
  held_reviews: later,
  /** Conversations in which somebody asked for their money back, a person or help, and waits for an answer. */
  awaiting_conversations: later,
  counted_at: z.date(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** What is counted of one London day; money in pence. */
export const dayFiguresSchema = z.object({
  /** Bookings paid that day: `paid` is their money, `refunded` what of it was refunded, `finished` how many are completed by now. */
  bookings: count,
  /** Who may play in them. */
  people: later,
  paid: count,
  refunded: later,
  finished: later,
  /** Hunts completed that day; `revenue` is what was paid for them. */
  completed: count,
  revenue: count,
  /** Texts in and out; `segments` are those that were sent or queued, as they are billed. */
  messages: count,
  segments: later,
  /** Stops that ended that day, and what they took. */
  solved: later,
  skipped: later,
  wrong_answers: later,
  hints: later,
  /** Votes of the photo contest cast that day and neither taken back nor voided. */
  votes: later,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

/** A day on which nothing has happened. */
export const noFigures = (): DayFigures => ({
  bookings: 0,
  people: 0,
  paid: 0,
  refunded: 0,
  finished: 0,
  completed: 0,
  revenue: 0,
  messages: 0,
  segments: 0,
  solved: 0,
  skipped: 0,
  wrong_answers: 0,
  hints: 0,
  votes: 0,
});

/** `stats/{YYYY-MM-DD}`: one London day. */
export const dayStatsSchema = z.object({ day: z.string(), ...dayFiguresSchema.shape, counted_at: z.date() });
export type DayStats = z.infer<typeof dayStatsSchema>;

/**
 * `stats/{YYYY-MM}`: the days of one London month in one document, copied from theirs, so that a year is twelve reads.
 * `days` is by the day of the month in two digits; a day on which nothing happened has no entry.
 */
export const monthStatsSchema = z.object({
  calendar_month: z.string(),
  days: z.record(z.string(), dayFiguresSchema),
  counted_at: z.date(),
});
export type MonthStats = z.infer<typeof monthStatsSchema>;

/** What is counted of one stop of a tour over all its hunts. */
export const stopFiguresSchema = z.object({
  /** Its present name; null when the tour no longer has this stop. */
  location_name: z.nullable(z.string()),
  /** Hunts that came as far as this stop. */
  reached: count,
  /** Hunts in progress that are at this stop now; 0 in older documents. */
  under_way: later,
  solved: count,
  skipped: count,
  /** Rewards that were claimed. */
  claimed: count,
  wrong_answers: count,
  hints: count,
  /** Seconds that all of them took together. */
  seconds: count,
});
export type StopFigures = z.infer<typeof stopFiguresSchema>;

/** `stats/tour_{id}`: a tour's hunts stop by stop, `stops` by number. */
export const tourStatsSchema = z.object({
  tour_id: z.string(),
  tour_name: z.string(),
  completed: count,
  stops: z.record(z.string(), stopFiguresSchema),
  counted_at: z.date(),
});
export type TourStats = z.infer<typeof tourStatsSchema>;

/** A hot document is recounted at most about this often, in milliseconds. */
export const RECOUNT_INTERVAL = 1000;
