import { linkRateLimits } from '@streetlore/domain/booking';
import {
  findPartyInput,
  type findPartyOutput,
  openPartyInput,
  type PartyLinks,
  partyRateLimits,
  partyTexts,
  renewPartyLinkInput,
  type renewPartyLinkOutput,
} from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { boardLinkOf, linkOf, partyLinkOf } from '../../platform/links.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import { readParty } from '../../platform/read-party.ts';
import type { Services } from '../../platform/services.ts';

type Linking = Services<'site' | 'privacyKey'>;

/** Gives the organiser's link to the browser that booked a party, and to admins. */
export const findParty = callable('findParty', {
  input: findPartyInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: findLinkOfParty,
});

/**
 * The operation behind `findParty`.
 * @throws HttpsError not-found for an unpaid party and for somebody else's
 */
export async function findLinkOfParty(
  services: Linking,
  { party_id }: z.output<typeof findPartyInput>,
  { uid, isAdmin }: Pick<Caller, 'uid' | 'isAdmin'>,
): Promise<z.infer<typeof findPartyOutput>> {
  const party = await services.store.parties.at(party_id).read();
  if (!party || party.confirmed_at === null || (party.uid !== uid && !isAdmin))
    throw new HttpsError('not-found', partyTexts.none);
  return { token: partyLinkOf(services, party).token };
}

/** Gives the links of a party's teams and of its board to whoever has the organiser's link. */
export const openParty = callable('openParty', {
  input: openPartyInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: openByLink,
});

/**
 * The operation behind `openParty`.
 * @throws HttpsError not-found for an unknown link
 */
export async function openByLink(services: Linking, { token }: z.output<typeof openPartyInput>): Promise<PartyLinks> {
  const read = await readParty(services, await partyOfToken(services, token));
  if (!read) throw new HttpsError('not-found', partyTexts.none);
  const { party, bookings } = read;
  const teams = party.team_ids.flatMap((id) => bookings.find((booking) => booking.id === id) ?? []);
  return {
    board_token: boardLinkOf(services, party.id, party.board_id).token,
    teams: teams.map((booking) => ({ booking_id: booking.id, token: linkOf(services, booking).token })),
  };
}

/** Replaces the link of a party's organiser for whoever has it. The old link ends. */
export const renewPartyLink = callable('renewPartyLink', {
  input: renewPartyLinkInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
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
  services: Linking,
  { token, request_id }: z.output<typeof renewPartyLinkInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<z.infer<typeof renewPartyLinkOutput>> {
  const party = services.store.parties.at(await partyOfToken(services, token));
  await decideOnce(services, { uid, email: null }, request_id, {
    read: () => party.readVersioned(),
    decide: (commit, found) => {
      if (!found.version) throw new HttpsError('not-found', partyTexts.none);
      const links_ended = found.value.links_ended + 1;
      const { page_id } = partyLinkOf(services, { id: found.value.id, page_id: null, links_ended });
      commit.update(found, { links_ended, page_id });
      return { action: 'party_link_renewed', target: party.path };
    },
  });
  const renewed = await party.read();
  if (!renewed) throw new HttpsError('not-found', partyTexts.none);
  return { token: partyLinkOf(services, renewed).token };
}
