import * as z from 'zod/mini';
import { rewardKinds } from '../wording/reward-kinds.ts';
import { scoringSchema } from './score.ts';

/** A stop in a running hunt's copy of its tour. `judge` decides which texts match its `answers`. */
const huntStopSchema = z.object({
  stop_number: z.int(),
  /** The stop's number in the tour. Absent if it equals `stop_number`, as in a hunt that leaves no stop out. */
  tour_stop: z.optional(z.int()),
  location_name: z.string(),
  clue: z.string(),
  question: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  /** The way from the stop before. Absent in hunts that began before this field. */
  directions: z.optional(z.nullable(z.string())),
  /** Where the stop is. Absent in hunts that began before these fields, and without a position. */
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** The silence (s) here that nine in ten teams do not exceed; absent while too few have been here. */
  silent_after: z.optional(z.int()),
  answers: z.array(z.string()).check(z.minLength(1)),
  /** Whether only the answers as written are right. Older hunts lack this and `never_accept`. */
  exact_only: z.optional(z.boolean()),
  /** Texts that are never right or close, however similar to an answer. */
  never_accept: z.optional(z.array(z.string())),
  /** The bonus question that only eyes at the wall can answer. Absent without one. */
  look: z.optional(z.object({ question: z.string(), answers: z.array(z.string()).check(z.minLength(1)) })),
  /** A sentence about the wall and its artist, for whoever has solved the stop. Absent without one. */
  fact: z.optional(z.string()),
  /** The partner whose offer waits here; null without one, or when the offer is empty. */
  partner: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      offer: z.string(),
      /** Absent if nobody has said. */
      offer_kind: z.optional(z.enum(rewardKinds)),
      /** Absent when unknown, and in hunts that began before this field. */
      opening_hours: z.optional(z.string()),
      /** When the offer holds; absent if it holds whenever the place is open. */
      offer_hours: z.optional(z.string()),
    }),
  ),
});
export type HuntStop = z.infer<typeof huntStopSchema>;

/**
 * `bookings/{id}/private/hunt_tour`: the tour as it was when the hunt began, which no edit changes.
 * Stops are numbered 1 to n without gaps.
 */
export const huntTourSchema = z.object({
  tour_id: z.string(),
  name: z.string(),
  stops: z.array(huntStopSchema).check(z.minLength(1)),
  /** How the stops are scored, whatever Settings say later; older hunts use the default. */
  scoring: z.optional(scoringSchema),
});
export type HuntTour = z.infer<typeof huntTourSchema>;
