import { linkRateLimits } from '@streetlore/domain/booking';
import { findPartyInput, type findPartyOutput, partyTexts } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../../platform/callable.ts';
import { linkTo, mayHaveLink } from '../../platform/page-link.ts';
import type { Services } from '../../platform/services.ts';

/** Gives the organiser's link to the browser that booked a party, and to admins. */
export const findParty = callable('findParty', {
  input: findPartyInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: findLinkOfParty,
});

/**
 * The operation behind `findParty`.
 * @throws HttpsError not-found for an unpaid party and for somebody else's
 */
export async function findLinkOfParty(
  services: Services<'privacyKey'>,
  { party_id }: z.output<typeof findPartyInput>,
  caller: Pick<Caller, 'uid' | 'isAdmin'>,
): Promise<z.infer<typeof findPartyOutput>> {
  const party = await services.store.parties.at(party_id).read();
  if (!party || !mayHaveLink(party, caller)) throw new HttpsError('not-found', partyTexts.none);
  return { token: linkTo(services, 'party-link', party).token };
}
