import { isDoubtful } from '@streetlore/domain/reviews/taking';
import {
  joinTeam as joined,
  joinTeamInput,
  type joinTeamOutput,
  playerNamed,
  teamRateLimits,
  teamTexts,
} from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { bookingOfTeam } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';

/** Joins a team on its page, under a name that the team reads. */
export const joinTeam = callable('joinTeam', {
  input: joinTeamInput,
  who: 'signed-in',
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy: 'a team’s token of 132 bits; as many names as people were paid for',
  run: joinByLink,
});

/**
 * @returns the name as the team knows it
 * @throws HttpsError not-found for an unknown link, failed-precondition when everybody has joined
 */
export async function joinByLink(
  services: Services,
  { token, name }: z.output<typeof joinTeamInput>,
): Promise<z.infer<typeof joinTeamOutput>> {
  if (isDoubtful(name)) throw new HttpsError('invalid-argument', teamTexts.refused, { field: 'name' });
  const booking = services.store.bookings.at(await bookingOfTeam(services, token));
  let known = name;
  await booking.amend((found) => {
    known = playerNamed(found, name)?.name ?? name;
    const decision = joined(found, name, services.now());
    if (!decision.ok) throw toHttpsError(decision.problem);
    return Object.keys(decision.value).length > 0 ? decision.value : null;
  });
  return { name: known };
}
