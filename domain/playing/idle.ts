import type { Booking } from '../booking/schema.ts';

const HOUR = 3_600_000;

/** A hunt that nobody has played for so long (ms) gives way to the START of another one that is booked. */
export const IDLE_AFTER_MS = 2 * HOUR;

/** A hunt that nobody has played for so long (ms) has been given up, and is ended. */
export const GIVEN_UP = 7 * 24 * HOUR;

/**
 * When a started hunt was last played, or steered by an admin. What merely asks (HELP, STATUS, RESEND) or cannot be done is no
 * play: somebody stuck at the last stop may try SKIP as often as they like. Older hunts without `active_at` fall back to the times
 * of their stops.
 */
export function lastPlayed({ started_at, confirmed_at, hunt }: Booking): Date {
  const ended = hunt.results.flatMap(({ finished_at, claimed_at }) => [finished_at, claimed_at]);
  const times = [started_at ?? confirmed_at, hunt.stop_started_at, hunt.active_at, hunt.paused_at, ...ended];
  return new Date(Math.max(0, ...times.map((at) => at?.getTime() ?? 0)));
}

/** Whether a started hunt, paused or not, was given up. Such a hunt is ended without a text; the stops it reached stay counted. */
export function isGivenUp(booking: Booking, now: Date): boolean {
  const { status, hunt } = booking;
  const isOn = status === 'confirmed' && (hunt.phase === 'puzzle' || hunt.phase === 'reward');
  return isOn && isIdle(booking, GIVEN_UP, now);
}

/** Whether nobody has played a hunt for `idle` milliseconds. */
export function isIdle(booking: Booking, idle: number, now: Date): boolean {
  return now.getTime() - lastPlayed(booking).getTime() >= idle;
}
