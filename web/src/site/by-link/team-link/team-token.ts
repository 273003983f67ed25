import { LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';
import { tokenFrom } from '@streetlore/domain/link-token';
import { hashOf } from '../page-id.ts';

/**
 * The token of the link to a team's page, from the id of its booking's page, as functions compute it
 * (functions/src/store/link-ids.ts).
 */
export const teamTokenOf = async (pageId: string): Promise<string> =>
  tokenFrom(await hashOf(`team/${pageId}`), LINK_TOKEN_LENGTH);
