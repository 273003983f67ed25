import type { Booking } from './schema.ts';

const HOUR = 3_600_000;

/** After this time (ms) without play, a hunt gives way to the START of another booked hunt. */
export const IDLE_AFTER_MS = 2 * HOUR;

/** After this time (ms) without play, a hunt counts as given up and is ended. */
export const GIVEN_UP = 7 * 24 * HOUR;

/**
 * When a started hunt was last played, or steered by an admin. A question (HELP, STATUS, RESEND),
 * or a command that cannot be done, is no play: a player stuck at the last stop may try SKIP any
 * number of times. Older hunts have no `active_at` and use the times of their stops.
 */
export function lastPlayed({ started_at, confirmed_at, hunt }: Booking): Date {
  const ended = hunt.results.flatMap(({ finished_at, claimed_at }) => [finished_at, claimed_at]);
  const times = [started_at ?? confirmed_at, hunt.stop_started_at, hunt.active_at, hunt.paused_at, ...ended];
  return new Date(Math.max(0, ...times.map((at) => at?.getTime() ?? 0)));
}

/** When a team was last heard of: it played, or it wrote anything by text or on its page. */
export const lastActive = (booking: Booking): Date =>
  new Date(Math.max(lastPlayed(booking).getTime(), booking.hunt.heard_at?.getTime() ?? 0));

/**
 * Whether players have given up a started hunt, paused or not. Such a hunt ends without a text, and
 * the stops that it reached still count.
 */
export function isGivenUp(booking: Booking, now: Date): boolean {
  const { status, hunt } = booking;
  const isOn = status === 'confirmed' && (hunt.phase === 'puzzle' || hunt.phase === 'reward');
  return isOn && isIdle(booking, GIVEN_UP, now);
}

/** Whether nobody has played a hunt for `idle` milliseconds. */
export function isIdle(booking: Booking, idle: number, now: Date): boolean {
  return now.getTime() - lastPlayed(booking).getTime() >= idle;
}
