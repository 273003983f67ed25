import { type TourStats, tourStatsByName } from '@streetlore/domain/stats';
import { type Live, useQuery } from '../../data/index.ts';

/** How many tours Analytics offers. */
const MAX_TOURS = 50;

/** Each tour's figures by stop, sorted by the tours' names. */
export const useTourStats = (): Live<readonly TourStats[]> => useQuery(tourStatsByName(MAX_TOURS));
