import * as z from 'zod/mini';
import { scoringSchema } from './score.ts';

/** A stop as a running hunt keeps it. What counts as one of its `answers`, `judge` decides. */
const huntStopSchema = z.object({
  stop_number: z.int(),
  location_name: z.string(),
  clue: z.string(),
  question: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  answers: z.array(z.string()).check(z.minLength(1)),
  /** Whether nothing but its answers as they are written is right; hunts that began before there was such a thing lack both. */
  exact_only: z.optional(z.boolean()),
  /** What is never right or close, however near it comes. */
  never_accept: z.optional(z.array(z.string())),
  /** The partner whose offer waits here, if its offer is not empty. */
  partner: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string(), offer: z.string() })),
});
export type HuntStop = z.infer<typeof huntStopSchema>;

/**
 * The tour as it was when the hunt began, kept in `bookings/{id}/private/hunt_tour`: editing the tour never
 * changes a hunt in progress. Stops are numbered 1 to n without gaps.
 */
export const huntTourSchema = z.object({
  tour_id: z.string(),
  name: z.string(),
  stops: z.array(huntStopSchema).check(z.minLength(1)),
  /** How its stops are scored, whatever Settings say later; older hunts lack it and use the default. */
  scoring: z.optional(scoringSchema),
});
export type HuntTour = z.infer<typeof huntTourSchema>;
