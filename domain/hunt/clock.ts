import type { HuntState } from './state.ts';

/**
 * The hunt after a text that may mean danger: its clock stands from the first such text on. Before
 * START, in a pause and after the end no clock runs.
 */
export function withStoppedClock(hunt: HuntState, now: Date): HuntState {
  const isRunning = (hunt.phase === 'puzzle' || hunt.phase === 'reward') && !hunt.paused;
  return isRunning && !hunt.danger_at ? { ...hunt, danger_at: now } : hunt;
}

/**
 * The hunt with a running clock, for a step that the team or an admin takes at `now`. A step from
 * before the danger (deliveries reorder) leaves the clock standing.
 */
export function withRunningClock(hunt: HuntState, now: Date): HuntState {
  const { danger_at, stop_started_at } = hunt;
  if (!danger_at || now <= danger_at) return hunt;
  // The hunt may have moved on between the danger and its arrival here.
  const since = Math.max(danger_at.getTime(), stop_started_at?.getTime() ?? 0);
  return { ...hunt, danger_at: null, stop_started_at: laterBy(stop_started_at, now.getTime() - since, now) };
}

/** The start of a stop, later by the time (ms) that does not count, and never after `now`. */
export const laterBy = (started: Date | null, lost: number, now: Date): Date | null =>
  started && new Date(Math.min(now.getTime(), started.getTime() + Math.max(0, lost)));
