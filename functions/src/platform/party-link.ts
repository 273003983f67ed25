import { LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';
import { type Party, partyTexts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageIdOf } from '../store/link-ids.ts';
import type { Services } from './services.ts';

type Linking = Services<'privacyKey' | 'site'>;

/** The token of a kind of link, of which `pageId` is the hash; by the newest key before there is one. */
function tokenOf({ privacyKey }: Linking, kind: string, value: string, pageId: string | null): string {
  const tokens = keyedHashes(privacyKey, kind, value).map((hash) => hash.slice(0, LINK_TOKEN_LENGTH));
  return tokens.find((one) => pageIdOf(one) === pageId) ?? tokens[0] ?? '';
}

/**
 * The link of a party's organiser. As with a booking's link, no token is stored: it follows from the
 * party's id, the number of links that were replaced, and the privacy key.
 */
export function partyLinkOf(
  services: Linking,
  { id, page_id, links_ended }: WithId<Pick<Party, 'page_id' | 'links_ended'>>,
): { token: string; page_id: string; address: string } {
  const token = tokenOf(services, 'party-link', `${id}/${links_ended}`, page_id);
  return { token, page_id: pageIdOf(token), address: `${services.site}${routes.partyPage}#${token}` };
}

/**
 * The link to a party's board.
 * @param boardId the party's `board_id`; null for a party that is being made
 */
export function boardLinkOf(services: Linking, partyId: string, boardId: string | null) {
  const token = tokenOf(services, 'party-board', partyId, boardId);
  return { token, board_id: pageIdOf(token) };
}

/**
 * The id of the party that an organiser's token opens.
 * @throws HttpsError not-found for a token that opens nothing: a guess, or a link that has ended
 */
export async function partyOfToken({ store }: Services, token: string): Promise<string> {
  const page = await store.partyPages.at(pageIdOf(token)).read();
  if (!page) throw new HttpsError('not-found', partyTexts.unknown, { field: 'token' });
  return page.party_id;
}
