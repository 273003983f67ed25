import { type BookingNotice, type HuntChange, teamNameTexts } from '@streetlore/domain/booking';
import { arrangeTeams as arranged, arrangeTeamsInput, partyRateLimits, partyTexts } from '@streetlore/domain/party';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { writeNotice } from '../mailing/notices.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { partyOfToken } from '../platform/order-link.ts';
import { linkOf } from '../platform/page-link.ts';
import { readParty } from '../platform/read-order.ts';
import { queueTeamRemoved } from './queue-welcome.ts';

/** Shares the people of a party's waiting teams out anew, and names, adds and removes teams. */
export const arrangeTeams = callable('arrangeTeams', {
  input: arrangeTeamsInput,
  who: 'signed-in',
  needs: ['texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: arrangeByLink,
});

/**
 * One commit changes the party and all its teams. The phones of a removed team are told, and the
 * pages of all that change.
 * @throws HttpsError failed-precondition with the reason, or naming a team's name that is refused
 */
export async function arrangeByLink(
  services: Sending,
  { token, request_id, teams }: z.output<typeof arrangeTeamsInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const doubtful = teams.findIndex(({ name }) => isDoubtful(name));
  if (doubtful >= 0)
    throw new HttpsError('invalid-argument', teamNameTexts.refused, { field: `teams.${doubtful}.name` });
  const partyId = await partyOfToken(services, token);
  const told: string[] = [];
  await decideOnce(services, { uid, email: null }, request_id, {
    read: async () => {
      const read = await readParty(services, partyId);
      return { read, tour: read && (await store.tours.at(read.order.tour_id).read()) };
    },
    decide: (commit, { read, tour }, now) => {
      if (!read) throw new HttpsError('not-found', partyTexts.none);
      const { order, stored, seen } = read;
      const loop = tour ?? { is_loop: false, stops_count: 0 };
      const decision = arranged(order, order.hunts, teams, loop, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const { changed, removed, added } = decision.value;
      commit.update(stored, decision.value.order);
      const write = ({ booking, changes }: HuntChange, notice: BookingNotice | null) => {
        const found = seen(booking.id);
        commit.update(found, changes);
        const after = { seen: found, booking: { ...booking, ...changes }, cause: request_id, now };
        if (notice) writeNotice(services, commit, after, notice);
      };
      for (const team of changed) write(team, noticeOfTeam(team));
      for (const team of removed) write(team, { kind: 'team_removed' });
      for (const team of added)
        commit.create(store.bookings.at(team.id), { ...team, page_id: linkOf(services, team).page_id });
      told.length = 0;
      for (const { booking } of removed) {
        queueTeamRemoved(services, commit, booking.id, booking, now);
        told.push(...booking.phone_numbers);
      }
      return { action: 'party_teams_arranged', target: stored.ref.path, detail: { teams: teams.length } };
    },
  });
  await sendNow(services, told);
  return {};
}

/** What a team's page says of its new name or size; null when both stay. */
function noticeOfTeam({ booking, changes: { team_name, participants = 0 } }: HuntChange): BookingNotice | null {
  const isSame = team_name === booking.team_name && participants === booking.participants;
  return isSame ? null : { kind: 'team_changed', name: team_name ?? '', people: participants };
}
