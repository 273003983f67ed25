import type { WithId } from '@streetlore/domain/query';
import { firstTours, type Tour } from '@streetlore/domain/tour';
import { useQuery } from './firestore.ts';
import { type Live, mapLive } from './live.ts';

/** The most tours that a visitor can choose from. */
const MAX_TOURS = 100;

/** The published tours that have a stop, by name. */
export const usePlayableTours = (): Live<readonly WithId<Tour>[]> =>
  mapLive(useQuery(firstTours(MAX_TOURS)), (tours) => tours.filter(({ stops_count }) => stops_count > 0));
