import { laterBy } from './clock.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** How long (ms) a pause that a team began lasts at most. */
export const MAX_PAUSE_MS = 24 * 3_600_000;

/**
 * The hunt from a pause on.
 * @param ends when the pause ends by itself; null for an admin's pause, which an admin ends
 */
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
