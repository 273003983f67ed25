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
  /** Mean rating of the tours, weighted by their reviews; one decimal. */
  average_rating: z.number(),
  counted_at: z.date(),
});
export type PublicStats = z.infer<typeof publicStatsSchema>;

/** `stats/totals`: all-time figures of the dashboard. */
export const totalsSchema = z.object({
  /** Bookings that were paid, whatever became of them. */
  bookings: count,
  messages: count,
  counted_at: z.date(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** `stats/{YYYY-MM-DD}`: one London day. `revenue` is pence of the hunts completed that day, `paid` of those paid that day. */
export const dayStatsSchema = z.object({
  day: z.string(),
  bookings: count,
  completed: count,
  messages: count,
  revenue: count,
  paid: count,
  counted_at: z.date(),
});
export type DayStats = z.infer<typeof dayStatsSchema>;

/** A hot document is recounted at most about this often, in milliseconds. */
export const RECOUNT_INTERVAL = 1000;
