import { bookingLinkTexts, groupTextLimits } from '@streetlore/domain/booking';
import type { OrderId, OrderKind } from '@streetlore/domain/order';
import { partyTexts } from '@streetlore/domain/party';
import { teamTexts } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageOfToken } from './page-of-token.ts';
import type { Services } from './services.ts';

/**
 * What a token opens. A booking's link opens that booking alone, also where it is a team of a
 * party.
 * @throws HttpsError not-found for a token that opens nothing
 */
export async function orderOfToken({ store }: Services, kind: OrderKind, token: string): Promise<OrderId> {
  const id =
    kind === 'party'
      ? (await pageOfToken(store.partyPages, token, partyTexts.unknown)).party_id
      : (await pageOfToken(store.bookingPages, token, bookingLinkTexts.unknown)).booking_id;
  return { kind, id };
}

/** The id of the booking that a token opens. @throws HttpsError not-found for a token that opens nothing */
export const bookingOfToken = async (services: Services, token: string): Promise<string> =>
  (await orderOfToken(services, 'booking', token)).id;

/** The id of the party that an organiser's token opens. @throws HttpsError as above */
export const partyOfToken = async (services: Services, token: string): Promise<string> =>
  (await orderOfToken(services, 'party', token)).id;

/**
 * The id of the booking that the link to a team's page opens.
 * @throws HttpsError not-found for a token that opens nothing
 */
export const bookingOfTeam = async ({ store }: Services, token: string): Promise<string> =>
  (await pageOfToken(store.teamPages, token, teamTexts.unknown)).booking_id;

const counters = { booking: 'booking-link', party: 'party' } as const satisfies Record<OrderKind, string>;

/**
 * Counts a text or a mail that the holder of an order's link sets off, so that nobody can flood its
 * phones or its address.
 * @throws HttpsError resource-exhausted when there were too many
 */
export async function countGroupText(
  { store, appKey, now }: Services<'appKey'>,
  what: keyof typeof groupTextLimits,
  { kind, id }: OrderId,
): Promise<void> {
  const keys = keyedHashes(appKey, `${counters[kind]}/${what}`, id);
  if (!(await store.withinRateLimit(keys, groupTextLimits[what], now())))
    throw new HttpsError('resource-exhausted', bookingLinkTexts.tooOften);
}
