import {
  type ContestSettings,
  type ModerateContestInput,
  moderateContestInput,
  unmoderatedContest,
} from '@streetlore/domain/contest';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';

/** Sets whether new photos wait for an admin, and above which score of the model they do in any case. */
export const moderateContest = callable('moderateContest', {
  input: moderateContestInput,
  who: 'admin',
  run: setModeration,
});

/** Changes the given settings of the contest. Photos that were sent before stay as they are. */
export async function setModeration(
  services: Services,
  { moderated, hold_above }: ModerateContestInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ContestSettings> {
  const { store } = services;
  return await withoutConflict(async () => {
    const found = await store.contestSettings.readVersioned();
    const { moderated: was, hold_above: before } = found.value ?? unmoderatedContest;
    const settings = { moderated: moderated ?? was, hold_above: hold_above ?? before };
    const target = found.ref.path;
    const commit = store.commit();
    commit.put(found, settings);
    if (moderated !== undefined) {
      const action = moderated ? 'contest_moderated' : 'contest_unmoderated';
      audit(commit, services, caller, { action, target });
    }
    if (hold_above !== undefined)
      audit(commit, services, caller, { action: 'contest_threshold_set', target, detail: { hold_above } });
    await commit.run();
    return settings;
  });
}
