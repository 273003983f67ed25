import { type ContestSettings, type ModerateContestInput, moderateContestInput } from '@streetlore/domain/contest';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';

/** Sets whether new photos wait for an admin or go on the wall at once. */
export const moderateContest = callable('moderateContest', {
  input: moderateContestInput,
  who: 'admin',
  run: setModeration,
});

/** Changes how new photos are moderated. Photos that were sent before stay as they are. */
export async function setModeration(
  services: Services,
  { moderated }: ModerateContestInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ContestSettings> {
  const { store } = services;
  const settings = { moderated };
  const commit = store.commit();
  commit.set(store.contestSettings, settings);
  const action = moderated ? 'contest_moderated' : 'contest_unmoderated';
  audit(commit, services, caller, { action, target: store.contestSettings.path });
  await commit.run();
  return settings;
}
