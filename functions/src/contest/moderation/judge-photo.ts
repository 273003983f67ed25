import { type JudgePhotoInput, judgePhotoInput, moderatedFields, noVerdict } from '@streetlore/domain/contest';
import { HttpsError } from 'firebase-functions/v2/https';
import { commitPhotoStatus } from '../../pictures/photo-status.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';

/** Approves a photo, rejects it, or takes either back. */
export const judgePhoto = callable('judgePhoto', {
  input: judgePhotoInput,
  who: 'admin',
  run: moderatePhoto,
});

const actions = {
  approved: 'submission_approved',
  rejected: 'submission_rejected',
  pending: 'submission_restored',
} as const;

/**
 * One commit writes the verdict and the audit entry. The copies are moved with it (`commitPhotoStatus`).
 * @throws HttpsError not-found if the photo does not exist; aborted if somebody else has decided since the
 * admin looked
 */
export async function moderatePhoto(
  services: Services,
  { request_id, submission_id, ...verdict }: JudgePhotoInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const ref = store.submissions.at(submission_id);
  await commitPhotoStatus(services, submission_id, verdict.status, async () => {
    await decideOnce(services, caller, request_id, {
      read: () => Promise.all([ref.readVersioned(), store.submissionVerdict(submission_id).readVersioned()]),
      decide: (commit, [photo, model], now) => {
        if (!photo.version) throw new HttpsError('not-found', 'This photo has been deleted');
        if (verdict.was !== null && photo.value.status !== verdict.was)
          throw new HttpsError('aborted', 'Somebody else has decided about it meanwhile.');
        commit.update(photo, moderatedFields(photo.value, verdict, model.value));
        // A verdict of the model that comes later must not undo what a person has decided.
        if (!model.value?.judged_at) commit.put(model, { ...(model.value ?? noVerdict), judged_at: now });
        return { action: verdict.undo ? actions.pending : actions[verdict.status], target: ref.path };
      },
    });
  });
  return {};
}
