import { bestHunts, type LeaderboardPeriod, type LeaderboardRow } from '@streetlore/domain/leaderboard';
import type { Live } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { type GrowingList, useGrowingList } from '../shell/use-growing-list.ts';

/** How many hunts a page of the board has. */
const HUNTS_PAGE = 25;

/**
 * The best hunts of a period (London's week or month): highest score first, then the faster one.
 */
export const useLeaderboard = (period: LeaderboardPeriod): Live<GrowingList<LeaderboardRow>> =>
  useGrowingList(`hunts of ${period}`, HUNTS_PAGE, (most) => bestHunts(period, presentTime(), most));
