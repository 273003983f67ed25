import { partyTexts } from '@streetlore/domain/party';
import { pageOfToken } from './page-of-token.ts';
import type { Services } from './services.ts';

/**
 * The id of the party that an organiser's token opens.
 * @throws HttpsError not-found for a token that opens nothing
 */
export const partyOfToken = async ({ store }: Services, token: string): Promise<string> =>
  (await pageOfToken(store.partyPages, token, partyTexts.unknown)).party_id;
