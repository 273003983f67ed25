import { type ContestSettings, type ModerateContestInput, moderateContestInput } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';

/** Whether new photos wait for an admin or hang at once. */
export const moderateContest = callable('moderateContest', {
  input: moderateContestInput,
  who: 'admin',
  run: setModerated,
});

/** The operation behind `moderateContest`. Photos that were sent before stay as they are. */
export async function setModerated(
  services: Services,
  { moderated }: ModerateContestInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ContestSettings> {
  const batch = services.db.batch();
  const settings: ContestSettings = { moderated };
  batch.set(services.db.doc(documents.contestSettings), settings);
  const action = moderated ? 'contest_moderated' : 'contest_unmoderated';
  audit(batch, services, caller, { action, target: documents.contestSettings });
  await batch.commit();
  return settings;
}
