import { moderationButtons, type SetWinnerInput, setWinnerInput } from '@streetlore/domain/contest';
import { HttpsError } from 'firebase-functions/v2/https';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';

/** Gives a photo the winner's badge or takes it back. `confirmWinner` gives the week's prize. */
export const setWinner = callable('setWinner', { input: setWinnerInput, who: 'admin', run: setWinnerBadge });

/** @throws HttpsError not-found if the photo does not exist; failed-precondition if it may not win */
export async function setWinnerBadge(
  services: Services,
  { request_id, submission_id, is_winner }: SetWinnerInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const ref = services.store.submissions.at(submission_id);
  await decideOnce(services, caller, request_id, {
    read: () => ref.readVersioned(),
    decide: (commit, photo) => {
      if (!photo.version) throw new HttpsError('not-found', 'This photo has been deleted');
      if (is_winner && !moderationButtons(photo.value).winner)
        throw new HttpsError('failed-precondition', 'Only a photo on the wall, from London, can be a winner');
      commit.update(photo, { is_winner });
      return { action: is_winner ? 'winner_set' : 'winner_cleared', target: ref.path };
    },
  });
  return {};
}
