import { bestHunts, type LeaderboardPeriod, type LeaderboardRow, nameTeamInput } from '@streetlore/domain/leaderboard';
import type { WithId } from '@streetlore/domain/query';
import { PLACES_READ, reviewOnPageInput, reviewOnPageOutput } from '@streetlore/domain/result';
import { MAX_TEAM_STOPS } from '@streetlore/domain/team';
import { publishedStopsOf, type TourStop } from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import { callable, type Live, useQuery } from '../../../data/index.ts';

/** Of a hunt's week or month, or of all time. */
export const useBoardOf = (period: LeaderboardPeriod, completedAt: Date): Live<readonly WithId<LeaderboardRow>[]> =>
  useQuery(bestHunts(period, completedAt, PLACES_READ));

/** For their pictures; none for a tour that is gone. */
export const usePublicStops = (tourId: string): Live<readonly WithId<TourStop>[]> =>
  useQuery(publishedStopsOf(tourId, MAX_TEAM_STOPS));

/** Also changes a review. Rejects with CallError. */
export const reviewOnPage = callable('reviewOnPage', reviewOnPageInput, reviewOnPageOutput);

/** For a team without a name. Rejects with CallError. */
export const nameTeam = callable('nameTeam', nameTeamInput, z.unknown());
