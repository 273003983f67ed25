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

/** Null when no link leads to the page. */
export const useTeamPage = (pageId: string): Live<WithId<TeamPage> | null> =>
  useDocumentOf(`${collections.teamPages}/${pageId}`, teamPageSchema);

/** In the order of the walk. */
export const useReachedStops = (pageId: string): Live<readonly WithId<TeamStop>[]> => useQuery(reachedStops(pageId));

/** The newest first. */
export const useNewestLines = (pageId: string): Live<readonly WithId<TeamLine>[]> =>
  useQuery(newestLines(pageId, MAX_LINES));

/** With its picture. The rules refuse a tour that has left the site. */
export const usePublicStop = (tourId: string, stop: number): Live<WithId<TourStop> | null> =>
  useDocumentOf(`${collections.tourStops}/${stopId(tourId, stop)}`, tourStopSchema);

/** A name that has joined is the same player again. Rejects with CallError. */
export const joinTeam = callable('joinTeam', joinTeamInput, joinTeamOutput);
/** A repeated message changes nothing. Rejects with CallError. */
export const playOnPage = callable('playOnPage', playOnPageInput, playOnPageOutput);
