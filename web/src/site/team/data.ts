import { collections, stopId } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  joinTeamInput,
  joinTeamOutput,
  MAX_LINES,
  newestLines,
  playOnPageInput,
  playOnPageOutput,
  reachedStops,
  type TeamLine,
  type TeamPage,
  type TeamStop,
  teamPageSchema,
} from '@streetlore/domain/team';
import { type TourStop, tourStopSchema } from '@streetlore/domain/tour';
import { callable, type Live, useDocumentOf, useQuery } from '../../data/index.ts';

/** In the order of the walk. */
export const useReachedStops = (pageId: string): Live<readonly WithId<TeamStop>[]> => useQuery(reachedStops(pageId));

/** The newest first. */
export const useNewestLines = (pageId: string): Live<readonly WithId<TeamLine>[]> =>
  useQuery(newestLines(pageId, MAX_LINES));

/**
 * Null when no link leads to the page. Stops and lines are asked for with it: asked for once the page is there,
 * they would come a round trip later.
 */
export function useTeamPage(pageId: string): Live<WithId<TeamPage> | null> {
  useReachedStops(pageId);
  useNewestLines(pageId);
  return useDocumentOf(`${collections.teamPages}/${pageId}`, teamPageSchema);
}

/** With its picture. The rules refuse a tour that has left the site. */
export const usePublicStop = (tourId: string, stop: number): Live<WithId<TourStop> | null> =>
  useDocumentOf(`${collections.tourStops}/${stopId(tourId, stop)}`, tourStopSchema);

/** A name that has joined is the same player again. Rejects with CallError. */
export const joinTeam = callable('joinTeam', joinTeamInput, joinTeamOutput);
/** A repeated message changes nothing. Rejects with CallError. */
export const playOnPage = callable('playOnPage', playOnPageInput, playOnPageOutput);
