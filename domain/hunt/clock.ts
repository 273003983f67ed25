import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** Stops the clock at the first text that may mean danger. Before START, in a pause and after the end none runs. */
export function withStoppedClock(hunt: HuntState, now: Date): HuntState {
  const isRunning = (hunt.phase === 'puzzle' || hunt.phase === 'reward') && !hunt.paused;
  return isRunning && !hunt.danger_at ? { ...hunt, danger_at: now } : hunt;
}

/**
 * The hunt with a running clock from a step at `now`. A step from before the danger (deliveries
 * reorder) leaves it standing.
 */
export function withRunningClock(hunt: HuntState, now: Date): HuntState {
  const { danger_at, stop_started_at } = hunt;
  if (!danger_at || now <= danger_at) return hunt;
  // The hunt may have moved on between the danger and its arrival here.
  const since = Math.max(danger_at.getTime(), stop_started_at?.getTime() ?? 0);
  return { ...hunt, danger_at: null, stop_started_at: laterBy(stop_started_at, now.getTime() - since, now) };
}

/** The start of a stop, later by the time (ms) that does not count, and never after `now`. */
const laterBy = (started: Date | null, lost: number, now: Date): Date | null =>
  started && new Date(Math.min(now.getTime(), started.getTime() + Math.max(0, lost)));

/** How long (ms) a pause that a team began lasts at most. */
export const MAX_PAUSE_MS = 24 * 3_600_000;

/** @param ends when the pause ends by itself; null for an admin's pause, which an admin ends */
export function pausedHunt(hunt: HuntState, now: Date, ends: Date | null = null): HuntState {
  return { ...hunt, paused: true, paused_at: now, pause_ends_at: ends, look_at: ends };
}

/** The hunt after its pause. The stop's start moves by the length of the pause, which so costs no points. */
export function resumedHunt(hunt: HuntState, now: Date): HuntState {
  const { paused_at, stop_started_at } = hunt;
  const started = laterBy(stop_started_at, paused_at ? now.getTime() - paused_at.getTime() : 0, now);
  return { ...hunt, paused: false, paused_at: null, pause_ends_at: null, stop_started_at: started };
}

/** The hunt at `now`: a pause whose time is over has ended at that time, whoever noticed. */
export function withoutEndedPause(hunt: HuntState, now: Date): HuntState {
  const { paused, pause_ends_at } = hunt;
  return paused && pause_ends_at && pause_ends_at <= now ? resumedHunt(hunt, pause_ends_at) : hunt;
}

/** What a paused hunt says to a text that it does not take, and to a phone that joins it. */
export const pausedMessage = ({ pause_ends_at }: HuntState): HuntMessage => ({
  kind: 'paused',
  ...(pause_ends_at && { until: pause_ends_at }),
});
