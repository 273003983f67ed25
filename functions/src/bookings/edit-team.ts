import { bookingActionTexts } from '@streetlore/domain/booking';
import { editTeam as edited, editTeamInput } from '@streetlore/domain/leaderboard';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { queueNotice } from '../mailing/notices.ts';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { asStored } from '../store/stored.ts';

/**
 * Renames a team in every public place, and hides its hunt from the leaderboard or shows it again. So
 * an admin also shows a result faster than legs, or takes it back.
 */
export const editTeam = callable('editTeam', {
  input: editTeamInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: changeTeam,
});

/**
 * The team's page and the booking's address hear of a new name.
 * @throws HttpsError not-found if the booking does not exist
 */
export async function changeTeam(
  services: Services<'site' | 'privacyKey'>,
  { booking_id, request_id, ...team }: z.output<typeof editTeamInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  let mail: string | null = null;
  const rowAt = store.leaderboard.at(booking_id);
  await decideOnce(services, caller, request_id, {
    read: async () => ({
      booking: await store.bookings.at(booking_id).readVersioned(),
      reviews: await store.findVersioned(asStored(reviewAuthorsOf(booking_id))),
    }),
    decide: (commit, { booking, reviews }, now) => {
      if (!booking.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const { changes, row, name, action } = edited(booking_id, booking.value, team);
      commit.update(booking, changes);
      const changed = {
        seen: booking,
        booking: { ...booking.value, ...changes },
        cause: request_id,
        by: 'us',
        now,
      } as const;
      if (changes.team_name !== booking.value.team_name)
        mail = queueNotice(services, commit, changed, { kind: 'renamed' });
      if (row) commit.set(rowAt, row);
      else commit.delete(rowAt);
      for (const author of reviews)
        commit.update(store.reviews.at(author.ref.path.split('/').at(-3) ?? ''), { team: name });
      return { action, target: booking.ref.path, detail: { listed: team.listed } };
    },
  });
  await enqueueBookingMail(services, mail);
  return {};
}
