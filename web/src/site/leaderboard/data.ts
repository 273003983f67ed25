import { bestHunts, type LeaderboardPeriod, type LeaderboardRow } from '@streetlore/domain/leaderboard';
import type { Live } from '../../data/index.ts';
import { type Growing, useGrowing } from '../shell/use-growing.ts';

/** Hunts of a page of the board. */
const HUNTS_PAGE = 25;

/** The best hunts of a period (London's week or month), highest score first and the faster one first among equals. */
export const useLeaderboard = (period: LeaderboardPeriod): Live<Growing<LeaderboardRow>> =>
  useGrowing(`hunts of ${period}`, HUNTS_PAGE, (most) => bestHunts(period, new Date(), most));
