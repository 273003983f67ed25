import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/**
 * Stops the clock at the first text that may mean danger. It runs only at a puzzle or reward without a pause.
 */
export function withStoppedClock(hunt: HuntState, now: Date): HuntState {
  const isRunning = (hunt.phase === 'puzzle' || hunt.phase === 'reward') && !hunt.paused;
  return isRunning && !hunt.danger_at ? { ...hunt, danger_at: now } : hunt;
}

/**
 * Starts a stopped clock again at `now`. A step that was sent before the danger leaves the clock stopped,
 * because deliveries arrive in any order.
 */
export function withRunningClock(hunt: HuntState, now: Date): HuntState {
  const { danger_at, stop_started_at } = hunt;
  if (!danger_at || now <= danger_at) return hunt;
  // If the hunt moved on before the text about danger arrived, only the time since the move does not count.
  const since = Math.max(danger_at.getTime(), stop_started_at?.getTime() ?? 0);
  return { ...hunt, danger_at: null, stop_started_at: laterBy(stop_started_at, now.getTime() - since, now) };
}

/** Moves the start of a stop later by `lost` ms, but never past `now`. */
const laterBy = (started: Date | null, lost: number, now: Date): Date | null =>
  started && new Date(Math.min(now.getTime(), started.getTime() + Math.max(0, lost)));

/** How long (ms) a pause that a team began lasts at most. */
export const MAX_PAUSE_MS = 24 * 3_600_000;

/** @param ends when the pause ends by itself; null for an admin's pause, which an admin ends */
export function pausedHunt(hunt: HuntState, now: Date, ends: Date | null = null): HuntState {
  return { ...hunt, paused: true, paused_at: now, pause_ends_at: ends, look_at: ends };
}

/** Ends a pause. The stop's start moves by the length of the pause, so the pause costs no points. */
export function resumedHunt(hunt: HuntState, now: Date): HuntState {
  const { paused_at, stop_started_at } = hunt;
  const started = laterBy(stop_started_at, paused_at ? now.getTime() - paused_at.getTime() : 0, now);
  return { ...hunt, paused: false, paused_at: null, pause_ends_at: null, stop_started_at: started };
}

/**
 * The hunt at `now`. A pause that has run out ended at its own end time, even if nobody noticed until now.
 */
export function withoutEndedPause(hunt: HuntState, now: Date): HuntState {
  const { paused, pause_ends_at } = hunt;
  return paused && pause_ends_at && pause_ends_at <= now ? resumedHunt(hunt, pause_ends_at) : hunt;
}

/** The reply of a paused hunt to a text without effect, and to a phone that joins. */
export const pausedMessage = ({ pause_ends_at }: HuntState): HuntMessage => ({
  kind: 'paused',
  ...(pause_ends_at && { until: pause_ends_at }),
});
