import { openPartyInput, type PartyLinks, partyRateLimits, partyTexts } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { callable } from '../platform/callable.ts';
import { partyOfToken } from '../platform/order-link.ts';
import { boardLinkOf, linkTo } from '../platform/page-link.ts';
import { readParty } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';

/** Gives the links of a party's teams and of its board to whoever has the organiser's link. */
export const openParty = callable('openParty', {
  input: openPartyInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: openByLink,
});

/** @throws HttpsError not-found for an unknown link */
export async function openByLink(
  services: Services<'privacyKey'>,
  { token }: z.output<typeof openPartyInput>,
): Promise<PartyLinks> {
  const read = await readParty(services, await partyOfToken(services, token));
  if (!read) throw new HttpsError('not-found', partyTexts.none);
  const { id: orderId, party, hunts } = read.order;
  const teams = party.team_ids.flatMap((id) => hunts.find((hunt) => hunt.id === id) ?? []);
  return {
    board_token: boardLinkOf(services, orderId, party.board_id).token,
    teams: teams.map((team) => ({ booking_id: team.id, token: linkTo(services, 'booking', team).token })),
  };
}
