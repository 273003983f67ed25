import { teamNameTexts } from '@streetlore/domain/booking';
import { nameTeam as named, nameTeamInput } from '@streetlore/domain/leaderboard';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import { teamRateLimits } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { writeNotice } from '../../mailing/notices.ts';
import { callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { bookingOfTeam } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { asStored } from '../../store/stored.ts';

/** Names a team that has completed its hunt without a name. */
export const nameTeam = callable('nameTeam', {
  input: nameTeamInput,
  who: 'signed-in',
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy: 'a token of 132 bits; a team without a name names itself once',
  run: nameByLink,
});

/**
 * @throws HttpsError not-found for an unknown link; failed-precondition for a team that has a name,
 *   or a hunt that is not completed
 */
export async function nameByLink(
  services: Services,
  { token, team_name }: z.output<typeof nameTeamInput>,
): Promise<Record<string, never>> {
  if (isDoubtful(team_name)) throw new HttpsError('invalid-argument', teamNameTexts.refused, { field: 'team_name' });
  const { store } = services;
  const booking = store.bookings.at(await bookingOfTeam(services, token));
  await withoutConflict(async () => {
    const [found, reviews] = await Promise.all([
      booking.readVersioned(),
      store.findVersioned(asStored(reviewAuthorsOf(booking.id))),
    ]);
    if (!found.value) throw new HttpsError('not-found', teamNameTexts.refused);
    const decision = named(booking.id, found.value, team_name);
    if (!decision.ok) throw toHttpsError(decision.problem);
    if (!decision.value) return;
    const { changes, row, name } = decision.value;
    const commit = store.commit();
    commit.update(found, changes);
    if (row) commit.set(store.leaderboard.at(booking.id), row);
    for (const author of reviews)
      commit.update(store.reviews.at(author.ref.path.split('/').at(-3) ?? ''), { team: name });
    const after = { ...found.value, ...changes, id: booking.id };
    writeNotice(
      services,
      commit,
      { seen: found, booking: after, cause: 'named', now: services.now() },
      { kind: 'named', name },
    );
    await commit.run();
  });
  return {};
}
