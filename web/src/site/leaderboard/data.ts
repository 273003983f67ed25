import { bestHunts, type LeaderboardPeriod, type LeaderboardRow } from '@streetlore/domain/leaderboard';
import type { Live } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { type GrowingList, useGrowingList } from '../shell/use-growing-list.ts';

const HUNTS_PAGE = 25;

/** Of London's week or month. The highest score first, then the faster hunt. */
export const useLeaderboard = (period: LeaderboardPeriod): Live<GrowingList<LeaderboardRow>> =>
  useGrowingList(`hunts of ${period}`, HUNTS_PAGE, (most) => bestHunts(period, presentTime(), most));
