import { partyTexts } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import { pageIdOf } from '../store/link-ids.ts';
import type { Services } from './services.ts';

/**
 * The id of the party that an organiser's token opens.
 * @throws HttpsError not-found for a token that opens nothing: a guess, or a link that has ended
 */
export async function partyOfToken({ store }: Services, token: string): Promise<string> {
  const page = await store.partyPages.at(pageIdOf(token)).read();
  if (!page) throw new HttpsError('not-found', partyTexts.unknown, { field: 'token' });
  return page.party_id;
}
