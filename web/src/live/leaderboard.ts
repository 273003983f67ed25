import type { WithId } from '@streetlore/domain/document';
import { type LeaderboardRow, leaderboardRowSchema } from '@streetlore/domain/leaderboard';
import { collections } from '@streetlore/domain/paths';
import { londonMonth, londonWeek } from '@streetlore/domain/time';
import { limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

export type LeaderboardPeriod = 'week' | 'month' | 'all';

/** Rows a tab shows. */
const SHOWN = 50;

/** The best hunts of a period (London's week or month), highest score first and the faster one first among equals. */
export function useLeaderboard(period: LeaderboardPeriod): Live<readonly WithId<LeaderboardRow>[]> {
  const now = new Date();
  const current = period === 'week' ? londonWeek(now) : period === 'month' ? londonMonth(now) : '';
  return useQueryOf(`${period} ${current}`, collections.leaderboard, leaderboardRowSchema, () => [
    ...(period === 'all' ? [] : [where(period, '==', current)]),
    orderBy('score', 'desc'),
    orderBy('completion_time'),
    limit(SHOWN),
  ]);
}
