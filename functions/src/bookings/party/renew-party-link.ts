import { bookingLinkTexts } from '@streetlore/domain/booking';
import {
  partyLinkLimit,
  partyRateLimits,
  partyTexts,
  renewPartyLinkInput,
  type renewPartyLinkOutput,
} from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail, tourToTell } from '../../mailing/booking-mails.ts';
import { queuePartyLink } from '../../mailing/party-mails.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { linkTo, nextLink } from '../../platform/page-link.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import { readParty } from '../../platform/read-party.ts';
import type { Services } from '../../platform/services.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';

/** Replaces the link of a party's organiser for whoever has it. The old link ends. */
export const renewPartyLink = callable('renewPartyLink', {
  input: renewPartyLinkInput,
  who: 'signed-in',
  needs: ['appKey', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits; a party’s link is replaced 5 times a day',
  run: renewByLink,
});

/**
 * The operation behind `renewPartyLink`: the commit deletes the page of the old link and writes that
 * of the new one. The links of teams and of the board stay. The organiser's address gets the new link.
 * @throws HttpsError not-found for an unknown link, resource-exhausted when it was replaced too often
 */
export async function renewByLink(
  services: Services<'appKey' | 'site' | 'privacyKey'>,
  { token, request_id }: z.output<typeof renewPartyLinkInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<z.infer<typeof renewPartyLinkOutput>> {
  const { store, appKey } = services;
  const party = store.parties.at(await partyOfToken(services, token));
  const keys = keyedHashes(appKey, 'party/link', party.id);
  if (!(await store.withinRateLimit(keys, partyLinkLimit, services.now())))
    throw new HttpsError('resource-exhausted', bookingLinkTexts.tooOften);
  let mail: string | null = null;
  await decideOnce(services, { uid, email: null }, request_id, {
    read: async () => {
      const read = await readParty(services, party.id);
      const [first] = read?.bookings ?? [];
      return { read, tour: first ? await tourToTell(services, first) : null };
    },
    decide: (commit, { read, tour }, now) => {
      if (!read) throw new HttpsError('not-found', partyTexts.none);
      const next = nextLink(services, 'party-link', read.party);
      commit.update(read.found, next);
      const about = { party: { ...read.party, ...next }, teams: read.bookings, tour, now };
      mail = queuePartyLink(services, commit, request_id, about);
      return { action: 'party_link_renewed', target: party.path };
    },
  });
  await enqueueBookingMail(services, mail);
  const renewed = await party.read();
  if (!renewed) throw new HttpsError('not-found', partyTexts.none);
  return { token: linkTo(services, 'party-link', renewed).token };
}
