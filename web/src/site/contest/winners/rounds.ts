import { type ContestRound, confirmedRounds } from '@streetlore/domain/contest';
import type { Live } from '../../../data/index.ts';
import { type GrowingList, useGrowingList } from '../../shell/use-growing-list.ts';

/** How many winners a page of the list has. */
const WINNERS_PAGE = 12;

/** The rounds whose winner is confirmed, the latest first. */
export const useConfirmedRounds = (): Live<GrowingList<ContestRound>> =>
  useGrowingList('winners', WINNERS_PAGE, confirmedRounds);
