import { partyRateLimits, startParty as started, startPartyInput } from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import type { Sending } from '../../outbox/send.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import { changeTeams } from './change-teams.ts';

/** GO: begins the hunts of all teams of a party at the same moment. */
export const startParty = callable('startParty', {
  input: startPartyInput,
  who: 'signed-in',
  needs: ['texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: goByLink,
});

/**
 * The operation behind `startParty`. A repeated request changes nothing, and a second GO is refused.
 * @throws HttpsError failed-precondition with the reason
 */
export async function goByLink(
  services: Sending,
  { token, request_id }: z.output<typeof startPartyInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const party_id = await partyOfToken(services, token);
  const request = { party_id, request_id, action: 'party_started' };
  await changeTeams(services, { uid, email: null }, request, ({ party, teams, tourOf, now }) => {
    const decision = started(party, teams, tourOf, now);
    if (!decision.ok) return decision;
    return decided({
      party: { went_at: now },
      teams: [
        ...decision.value.started.map(({ before, after, tour, messages }) => {
          const { hunt, current_stop, started_at, stops_count, party: part } = after;
          const changes = { hunt, current_stop, started_at, stops_count, ...(part && { party: part }) };
          return { before, changes, messages, copy: tour };
        }),
        ...decision.value.released.map(({ booking: before, changes }) => ({ before, changes, messages: [] })),
      ],
    });
  });
  return {};
}
