import { bookingLinkTexts } from '@streetlore/domain/booking';
import { moveParty as moved, movePartyInput, partyMoveLimit, partyRateLimits } from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { queuePartyMoved } from '../../mailing/party-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import type { Services } from '../../platform/services.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';
import { changeTeams } from './change-teams.ts';

/** Moves all teams of a party to another day, or to today, for whoever has its organiser's link. */
export const moveParty = callable('moveParty', {
  input: movePartyInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits; a party is moved 5 times a day',
  run: moveByLink,
});

/**
 * The operation behind `moveParty`. It tells every phone of every team, and the organiser by mail. A
 * repeated request changes nothing.
 * @throws HttpsError failed-precondition with the reason
 */
export async function moveByLink(
  services: Sending & Services<'appKey'>,
  { token, request_id, day }: z.output<typeof movePartyInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const { store, appKey } = services;
  const party_id = await partyOfToken(services, token);
  const keys = keyedHashes(appKey, 'party/move', party_id);
  if (!(await store.withinRateLimit(keys, partyMoveLimit, services.now())))
    throw new HttpsError('resource-exhausted', bookingLinkTexts.tooOften);
  const tour_id = (await store.parties.at(party_id).read())?.tour_id ?? '';
  const tour = await store.tours.at(tour_id).read();
  const request = { party_id, request_id, action: 'party_moved', detail: { day } };
  await changeTeams(services, { uid, email: null }, request, ({ party, teams, now }) => {
    const decision = moved(party, teams, day, tour?.closed_days ?? [], now);
    if (!decision.ok) return decision;
    const after = decision.value.map(({ booking, changes }) => ({ ...booking, ...changes }));
    return decided({
      // The party itself stays as it is. Writing it keeps two requests of its organiser apart.
      party: { starts: party.starts },
      teams: decision.value.map(({ booking: before, changes }) => ({
        before,
        changes,
        messages: [{ kind: 'moved' as const }],
      })),
      queueMail: (commit) => queuePartyMoved(services, commit, request_id, { party, teams: after, tour, now }),
    });
  });
  return {};
}
