import { type ContestRound, confirmedRounds } from '@streetlore/domain/contest';
import type { Live } from '../../../data/index.ts';
import { type GrowingList, useGrowingList } from '../../shell/use-growing-list.ts';

const WINNERS_PAGE = 12;

export const useConfirmedRounds = (): Live<GrowingList<ContestRound>> =>
  useGrowingList('winners', WINNERS_PAGE, confirmedRounds);
