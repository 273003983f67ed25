import { type AboutSubmissionInput, aboutSubmissionInput } from '@streetlore/domain/contest';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { removePhoto } from '../remove-photo.ts';

export const deleteSubmission = callable('deleteSubmission', {
  input: aboutSubmissionInput,
  who: 'admin',
  run: removeSubmission,
});

/** Deletes a photo. The audit entry is in the commit that deletes its document. */
export async function removeSubmission(
  services: Services,
  { submission_id }: AboutSubmissionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ deleted: boolean }> {
  const target = services.store.submissionHeads.at(submission_id).path;
  const deleted = await removePhoto(services, submission_id, (commit, { title }) =>
    audit(commit, services, caller, { action: 'submission_deleted', target, detail: { title } }),
  );
  return { deleted };
}
