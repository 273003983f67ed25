import { collections, documents } from '../paths/index.ts';
import { limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { teamLineSchema, teamPageSchema, teamStopSchema } from './schema.ts';

/** The most lines that a page shows, and that its rules let it read at once. */
export const MAX_LINES = 100;

export const newestLines = (pageId: string, most: number) =>
  query(documents.teamLines(pageId), teamLineSchema, orderBy('seq', 'desc'), limit(most));

/** The most stops of a tour. */
export const MAX_TEAM_STOPS = 50;

export const reachedStops = (pageId: string) =>
  query(documents.teamStops(pageId), teamStopSchema, orderBy('stop_number'), limit(MAX_TEAM_STOPS));

/** The page whose result is shared under this id. */
export const pageShared = (shareId: string) =>
  query(collections.teamPages, teamPageSchema, where('share_id', '==', shareId), limit(1));

export const linesEnd: Ttl = { collection: 'lines', field: 'expires_at' };
