import type { LeaderboardPeriod, LeaderboardRow } from '../leaderboard/row.ts';
import type { WithId } from '../query/index.ts';
import { londonMonth, londonWeek } from '../time/index.ts';

/**
 * How many rows of each board a team's page reads to find the team's place. A row is a read that
 * costs, so a page does not look further.
 */
export const PLACES_READ = 25;

/** The team's place on a board; null when the team is not among the rows that were read. */
export function placeIn(rows: readonly Pick<WithId<LeaderboardRow>, 'id'>[], bookingId: string): number | null {
  const index = rows.findIndex(({ id }) => id === bookingId);
  return index < 0 ? null : index + 1;
}

/**
 * Whether the week or month of a board is the present one. A hunt stays in the week and month in
 * which it was completed.
 */
export function isPresent(period: LeaderboardPeriod, completedAt: Date, now: Date): boolean {
  if (period === 'week') return londonWeek(completedAt) === londonWeek(now);
  return period === 'all' || londonMonth(completedAt) === londonMonth(now);
}
