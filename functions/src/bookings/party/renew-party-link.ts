import { partyRateLimits, partyTexts, renewPartyLinkInput, type renewPartyLinkOutput } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { linkTo, nextLink } from '../../platform/page-link.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import type { Services } from '../../platform/services.ts';

/** Replaces the link of a party's organiser for whoever has it. The old link ends. */
export const renewPartyLink = callable('renewPartyLink', {
  input: renewPartyLinkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: renewByLink,
});

/**
 * The operation behind `renewPartyLink`: the commit deletes the page of the old link and writes that
 * of the new one. The links of teams and of the board stay.
 * @throws HttpsError not-found for an unknown link
 */
export async function renewByLink(
  services: Services<'privacyKey'>,
  { token, request_id }: z.output<typeof renewPartyLinkInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<z.infer<typeof renewPartyLinkOutput>> {
  const party = services.store.parties.at(await partyOfToken(services, token));
  await decideOnce(services, { uid, email: null }, request_id, {
    read: () => party.readVersioned(),
    decide: (commit, found) => {
      if (!found.value) throw new HttpsError('not-found', partyTexts.none);
      commit.update(found, nextLink(services, 'party-link', found.value));
      return { action: 'party_link_renewed', target: party.path };
    },
  });
  const renewed = await party.read();
  if (!renewed) throw new HttpsError('not-found', partyTexts.none);
  return { token: linkTo(services, 'party-link', renewed).token };
}
