import { type ContestRound, confirmedRounds } from '@streetlore/domain/contest';
import type { Live } from '../../../data/index.ts';
import { type Growing, useGrowing } from '../../shell/use-growing.ts';

/** Winners of a page of the list. */
const WINNERS_PAGE = 12;

/** The rounds whose winner is named, the latest first. */
export const useConfirmedRounds = (): Live<Growing<ContestRound>> =>
  useGrowing('winners', WINNERS_PAGE, confirmedRounds);
