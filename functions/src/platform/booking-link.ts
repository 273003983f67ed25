import { bookingLinkTexts, groupTextLimits } from '@streetlore/domain/booking';
import { teamTexts } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageOfToken } from './page-of-token.ts';
import type { Services } from './services.ts';

/**
 * The id of the booking that a token opens.
 * @throws HttpsError not-found for a token that opens nothing
 */
export const bookingOfToken = async ({ store }: Services, token: string): Promise<string> =>
  (await pageOfToken(store.bookingPages, token, bookingLinkTexts.unknown)).booking_id;

/**
 * The id of the booking that the link to a team's page opens.
 * @throws HttpsError not-found for a token that opens nothing
 */
export const bookingOfTeam = async ({ store }: Services, token: string): Promise<string> =>
  (await pageOfToken(store.teamPages, token, teamTexts.unknown)).booking_id;

/**
 * Counts a text that the holder of a link sets off, so that nobody can flood a booking's phones.
 * @throws HttpsError resource-exhausted when there were too many
 */
export async function countGroupText(
  { store, appKey, now }: Services<'appKey'>,
  kind: keyof typeof groupTextLimits,
  bookingId: string,
): Promise<void> {
  const keys = keyedHashes(appKey, `booking-link/${kind}`, bookingId);
  if (!(await store.withinRateLimit(keys, groupTextLimits[kind], now())))
    throw new HttpsError('resource-exhausted', bookingLinkTexts.tooOften);
}
