import { boardTeamsOf } from '../paths/index.ts';
import { limit, orderBy, query } from '../query/index.ts';
import { MAX_TEAMS } from './limits.ts';
import { boardTeamSchema } from './schema.ts';

/** The lines of a party's board. Fewer than these can exist, because each is a team. */
export const boardTeams = (boardId: string) =>
  query(boardTeamsOf(boardId), boardTeamSchema, orderBy('score', 'desc'), limit(MAX_TEAMS));
