import { partyTexts } from '@streetlore/domain/party';
import { linkFrom, type PageLink, pageOfToken } from './page-link.ts';
import type { Services } from './services.ts';

/**
 * The link to a party's board.
 * @param boardId the party's `board_id`; null for a party that is being made
 */
export const boardLinkOf = (services: Services<'privacyKey'>, partyId: string, boardId: string | null): PageLink =>
  linkFrom(services, 'party-board', partyId, boardId);

/**
 * The id of the party that an organiser's token opens.
 * @throws HttpsError not-found for a token that opens nothing
 */
export const partyOfToken = async ({ store }: Services, token: string): Promise<string> =>
  (await pageOfToken(store.partyPages, token, partyTexts.unknown)).party_id;
