import type { FinishedStop } from '../playing/finished-stops.ts';
import type { StopReport } from '../playing/stop-reports.ts';
import type { StopFault, UsualStop } from './schema.ts';

/** How one team ended a stop. */
export type StopEnd = Pick<FinishedStop, 'outcome' | 'seconds' | 'finished_at'>;

/** The last teams that a stop is judged by. */
export const LAST_TEAMS = 6;
/** Of the last teams, how many make a stop look broken. */
const MANY = 5;
/** The fewest teams that tell what is usual at a stop. */
export const MIN_TEAMS = 12;
/** How many times the usual is too much. */
const TOO_MUCH = 2;
/** The fewest seconds that count as slow, however quick a stop is. */
const MIN_SLOW = 5 * 60;
/** Teams that report a wall gone within this time (ms) confirm each other. */
export const CONFIRMED_WITHIN = 86_400_000;
const GONE_REPORTS = 2;

/** What is usual at a stop, from how teams ended it, the newest first. */
export function usualOf(ends: readonly StopEnd[]): UsualStop {
  const seconds = ends.map((end) => end.seconds).toSorted((a, b) => a - b);
  const at = (share: number) => seconds[Math.min(seconds.length - 1, Math.floor(share * seconds.length))] ?? 0;
  const unsolved = ends.filter(({ outcome }) => outcome !== 'solved').length;
  return {
    teams: ends.length,
    unsolved: ends.length > 0 ? unsolved / ends.length : 0,
    seconds: at(0.5),
    nine_in_ten: at(0.9),
  };
}

/**
 * Why a stop looks broken; empty when it looks sound. Only what came after `fine_at` counts.
 * 1. `gone`: two teams reported within a day that its wall has gone.
 * 2. `unsolved`: five of the last six teams did not solve it, and that is over twice the usual
 * share.
 * 3. `slow`: five of the last six teams took over twice the usual time.
 * The usual share and time are known only after twelve teams.
 * @param last the newest ends of the stop, the newest first
 */
export function faultsOf({
  last,
  usual,
  reports,
  now,
  fine_at = null,
}: {
  last: readonly StopEnd[];
  usual: UsualStop;
  reports: readonly Pick<StopReport, 'report' | 'booking_id' | 'at'>[];
  now: Date;
  fine_at?: Date | null;
}): StopFault[] {
  const counts = (at: Date) => fine_at === null || at > fine_at;
  const since = now.getTime() - CONFIRMED_WITHIN;
  const gone = reports.filter(({ report, at }) => report === 'gone' && counts(at) && at.getTime() > since);
  const ends = last.slice(0, LAST_TEAMS).filter(({ finished_at }) => counts(finished_at));
  const many = (is: (end: StopEnd) => boolean) => ends.filter(is).length >= MANY;
  const isKnown = usual.teams >= MIN_TEAMS;
  const slow = Math.max(MIN_SLOW, TOO_MUCH * usual.seconds);
  const faults: Record<StopFault, boolean> = {
    gone: new Set(gone.map(({ booking_id }) => booking_id)).size >= GONE_REPORTS,
    unsolved:
      many(({ outcome }) => outcome !== 'solved') && (!isKnown || usual.unsolved * TOO_MUCH < MANY / LAST_TEAMS),
    slow: isKnown && many(({ seconds }) => seconds > slow),
  };
  return (Object.keys(faults) as StopFault[]).filter((fault) => faults[fault]);
}
