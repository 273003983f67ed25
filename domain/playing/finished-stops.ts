import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { type HuntState, stopResultSchema } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { stopId } from '../paths/collections.ts';
import type { WithId } from '../query/index.ts';

/**
 * `stop_results/{bookingId}_{n}`: how a stop of a hunt ended, for the figures; admins and functions
 * only. It follows from the booking, so writing it twice changes nothing.
 */
export const finishedStopSchema = z.object({
  booking_id: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  location_name: z.string(),
  /** The partner whose offer waited at the stop; null without one. */
  partner_id: z.nullable(z.string()),
  ...z.omit(stopResultSchema, { finished_at: true, claimed_at: true, redeemed_at: true }).shape,
  finished_at: z.date(),
  /** When the reward was claimed; null while it waits, when it was skipped, and without one. */
  claimed_at: z.nullable(z.date()),
  /** When the partner redeemed the reward's code; null before, and without a reward. */
  redeemed_at: z._default(z.nullable(z.date()), null),
});
export type FinishedStop = z.infer<typeof finishedStopSchema>;

/**
 * The documents of the stops that changed between two states: ended, other points or wrong answers,
 * a reward claimed or redeemed, or its partner shut.
 */
export function finishedStops(
  before: HuntState,
  { id, tour_id, hunt }: WithId<Pick<Booking, 'tour_id' | 'hunt'>>,
  tour: HuntTour | null,
): WithId<FinishedStop>[] {
  const known = new Map(before.results.map((result) => [result.stop_number, result]));
  return hunt.results.flatMap((result) => {
    const old = known.get(result.stop_number);
    const stop = tour?.stops[result.stop_number - 1];
    const at = result.finished_at ?? result.claimed_at;
    if (!tour || !stop || !at) return [];
    const isSame =
      old &&
      (['claimed_at', 'redeemed_at', 'shut_at'] as const).every((at) => old[at]?.getTime() === result[at]?.getTime());
    const isScored =
      old &&
      old.points === result.points &&
      old.look_points === result.look_points &&
      old.wrong_answers === result.wrong_answers;
    if (isSame && isScored && old.outcome === result.outcome) return [];
    return {
      ...result,
      stop_number: stop.tour_stop ?? result.stop_number,
      id: stopId(id, result.stop_number),
      booking_id: id,
      tour_id,
      tour_name: tour.name,
      location_name: stop.location_name,
      partner_id: stop.partner?.id ?? null,
      finished_at: at,
      claimed_at: result.claimed_at ?? null,
      redeemed_at: result.redeemed_at ?? null,
    };
  });
}
