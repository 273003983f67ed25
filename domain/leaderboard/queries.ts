import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { londonMonth, londonWeek } from '../time/index.ts';
import { type LeaderboardPeriod, leaderboardRowSchema } from './row.ts';

/** The best hunts of the London week or month of `now`, or of all time. The faster of equal scores leads. */
export const bestHunts = (period: LeaderboardPeriod, now: Date, most: number) =>
  query(
    collections.leaderboard,
    leaderboardRowSchema,
    ...(period === 'week' ? [where('week', '==', londonWeek(now))] : []),
    ...(period === 'month' ? [where('month', '==', londonMonth(now))] : []),
    orderBy('score', 'desc'),
    orderBy('completion_time'),
    limit(most),
  );
