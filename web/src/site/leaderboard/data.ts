import { bestHunts, type LeaderboardPeriod, type LeaderboardRow } from '@streetlore/domain/leaderboard';
import type { WithId } from '@streetlore/domain/query';
import { type Live, useQuery } from '../../data/index.ts';

/** The best hunts of a period (London's week or month), highest score first and the faster one first among equals. */
export const useLeaderboard = (period: LeaderboardPeriod): Live<readonly WithId<LeaderboardRow>[]> =>
  useQuery(bestHunts(period, new Date()));
