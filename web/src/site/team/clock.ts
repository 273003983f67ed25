import { MAX_PAUSE_MS, secondsPlayed } from '@streetlore/domain/hunt';
import type { TeamPage } from '@streetlore/domain/team';

type Timed = Pick<TeamPage, 'phase' | 'paused' | 'pause_ends_at' | 'stop_started_at' | 'clock_stands_at' | 'results'>;

/**
 * How long (s) the team has been at its puzzle, without pauses, as the score counts. Null while no
 * puzzle is open, and in a pause by Streetlore, whose beginning the page does not know.
 */
export function secondsAtStop(page: Timed, now: Date): number | null {
  const { phase, paused, pause_ends_at, stop_started_at, clock_stands_at } = page;
  if (phase !== 'puzzle' || !stop_started_at) return null;
  if (paused && !pause_ends_at) return null;
  const stood = paused && pause_ends_at ? pause_ends_at.getTime() - MAX_PAUSE_MS : clock_stands_at?.getTime();
  const until = stood ?? now.getTime();
  return Math.max(0, Math.floor((until - stop_started_at.getTime()) / 1000));
}

/** How long (s) the team has played, without rewards and pauses; null while unknown. */
export function secondsOfHunt(page: Timed, now: Date): number | null {
  const played = secondsPlayed(page);
  if (page.phase !== 'puzzle') return played;
  const atStop = secondsAtStop(page, now);
  return atStop === null ? null : played + atStop;
}

/** `4:07` or `1:04:07`. */
export function clockWords(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
