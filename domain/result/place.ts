import type { LeaderboardPeriod, LeaderboardRow } from '../leaderboard/row.ts';
import type { WithId } from '../query/index.ts';
import { londonMonth, londonWeek } from '../time/index.ts';

/** How many rows a team's page reads to find the team's place. Each row costs a read. */
export const PLACES_READ = 25;

export function placeIn(rows: readonly Pick<WithId<LeaderboardRow>, 'id'>[], bookingId: string): number | null {
  const index = rows.findIndex(({ id }) => id === bookingId);
  return index < 0 ? null : index + 1;
}

/** Whether the week or month in which the hunt was completed is the present one. */
export function isPresent(period: LeaderboardPeriod, completedAt: Date, now: Date): boolean {
  if (period === 'week') return londonWeek(completedAt) === londonWeek(now);
  return period === 'all' || londonMonth(completedAt) === londonMonth(now);
}
