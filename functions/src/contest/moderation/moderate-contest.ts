import {
  type ContestSettings,
  type ModerateContestInput,
  moderateContestInput,
  unmoderatedContest,
} from '@streetlore/domain/contest';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';

/** Sets whether new photos wait for an admin, and above which score of the model they do in any case. */
export const moderateContest = callable('moderateContest', {
  input: moderateContestInput,
  who: 'admin',
  run: setModeration,
});

/** Changes the given settings of the contest. Photos that were sent before stay as they are. */
export async function setModeration(
  services: Services,
  { request_id, ...change }: ModerateContestInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ContestSettings> {
  const ref = services.store.contestSettings;
  await decideOnce(services, caller, request_id, {
    read: () => ref.readVersioned(),
    decide: (commit, found) => {
      const { moderated, hold_above } = found.value ?? unmoderatedContest;
      commit.put(found, { moderated, hold_above, ...change });
      if ('hold_above' in change) return { action: 'contest_threshold_set', target: ref.path, detail: change };
      return { action: change.moderated ? 'contest_moderated' : 'contest_unmoderated', target: ref.path };
    },
  });
  return (await ref.read()) ?? unmoderatedContest;
}
