import { HttpsError } from 'firebase-functions/v2/https';
import { pageIdOf } from '../store/link-ids.ts';

/**
 * The page that a token opens.
 * @param unknown says that a link opens nothing
 * @throws HttpsError not-found for a token that opens nothing: a guess, or a link that has ended
 */
export async function pageOfToken<Page>(
  pages: { at(id: string): { read(): Promise<Page | null> } },
  token: string,
  unknown: string,
): Promise<Page> {
  const page = await pages.at(pageIdOf(token)).read();
  if (!page) throw new HttpsError('not-found', unknown, { field: 'token' });
  return page;
}
