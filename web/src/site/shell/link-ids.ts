import { LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';

/** SHA-256 in base64url, as functions compute it (functions/src/store/link-ids.ts). */
async function hashOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The id of the document that a link's token opens, in `booking_pages` and in `team_pages`. */
export const pageIdOf = (token: string): Promise<string> => hashOf(token);

/** The token of the link to a team's page, from the id of its booking's page. */
export const teamTokenOf = async (pageId: string): Promise<string> =>
  (await hashOf(`team/${pageId}`)).slice(0, LINK_TOKEN_LENGTH);
