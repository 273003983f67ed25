import type { Booking } from '../booking/schema.ts';
import type { StopResult } from '../hunt/state.ts';
import type { HuntStop } from '../hunt/tour.ts';
import { tourDistances } from '../tour/distances.ts';

/** The fastest pace (m/s) that passes for legs, over a whole tour: a run without a halt. */
const FASTEST_LEGS = 2.5;
/** Nobody reads a clue, looks at the wall and answers in fewer seconds. */
const QUICKEST_STOP = 20;
/** From so many solved stops on, solving every one too quickly cannot be luck. */
const ENOUGH_STOPS = 3;

type Walk = {
  /** The hunt's own copy of its stops, in the order of the walk. */
  stops: readonly Pick<HuntStop, 'latitude' | 'longitude'>[];
  results: readonly Pick<StopResult, 'outcome' | 'seconds'>[];
  /** When the first stop's text came. */
  from: Date;
  /** When the last stop ended. */
  to: Date;
};

/**
 * Whether a team was faster than people can walk: it went the whole way at more than 2.5 m/s, or
 * took under 20 seconds for each stop that it solved. The way is a straight line from wall to wall.
 * Its time includes pauses and rewards.
 */
export function isFasterThanLegs({ stops, results, from, to }: Walk): boolean {
  const seconds = Math.max(0, to.getTime() - from.getTime()) / 1000;
  if (metresOf(stops) > FASTEST_LEGS * seconds) return true;
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  return solved.length >= ENOUGH_STOPS && solved.every((stop) => stop.seconds < QUICKEST_STOP);
}

const metresOf = (stops: Walk['stops']): number =>
  tourDistances(stops.map(({ latitude = null, longitude = null }) => ({ latitude, longitude, is_out: false }))).metres;

/** A booking whose hunt has just been completed, with a mark if its result is faster than legs. */
export function markedIfTooFast<B extends Booking>(booking: B, tour: Pick<Walk, 'stops'> | null): B {
  const { hunt, started_at: from, completed_at: to } = booking;
  if (!tour || !from || !to) return booking;
  return isFasterThanLegs({ stops: tour.stops, results: hunt.results, from, to })
    ? { ...booking, too_fast: 'kept' }
    : booking;
}
