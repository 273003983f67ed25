import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

const stopFaults = ['gone', 'unsolved', 'slow'] as const;
export type StopFault = (typeof stopFaults)[number];

const usual = z.object({
  /** The teams that ended the stop in the last 90 days, the newest 120 at most. */
  teams: z.int(),
  /** The share of them that did not solve it. */
  unsolved: z.number(),
  /** The median of the seconds at the stop. */
  seconds: z.int(),
  /** The seconds that nine in ten of them did not exceed. */
  nine_in_ten: z.int(),
});
export type UsualStop = z.infer<typeof usual>;

/** `stop_health/{tourId_n}`: how a stop is doing, by its ends and reports. Admins and functions only. */
export const stopHealthSchema = z.object({
  tour_id: z.string(),
  tour_name: z.string(),
  stop_number: z.int(),
  location_name: z.string(),
  /** What is usual at the stop, and the London day on which that was counted. */
  usual,
  usual_on: z.string(),
  faults: z.array(z.enum(stopFaults)),
  /** What players said of the stop lately, the newest first. */
  said: z.array(z.string()),
  /** Since when the stop has looked broken; null while it does not. */
  broken_since: z.nullable(z.date()),
  /** When an admin last said that the stop is fine. What happened before no longer counts. */
  fine_at: z._default(z.nullable(z.date()), null),
  counted_at: z.date(),
});
export type StopHealth = z.infer<typeof stopHealthSchema>;

export const markStopFineInput = z.strictObject({
  request_id: documentId,
  tour_id: documentId,
  stop_number: z.int().check(z.minimum(1)),
});
