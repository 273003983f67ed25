import { type JudgePhotoInput, judgePhotoInput, moderatedFields, noVerdict } from '@streetlore/domain/contest';
import { caseIdOf, decisionOfVerdict } from '@streetlore/domain/reports';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { commitPhotoStatus } from '../pictures/photo-status.ts';
import { audit, decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { readCase, writeDecision } from './write-decision.ts';

/** Approves a photo, rejects it, or takes either back. */
export const judgePhoto = callable('judgePhoto', {
  input: judgePhotoInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: moderatePhoto,
});

const actions = {
  approved: 'submission_approved',
  rejected: 'submission_rejected',
  pending: 'submission_restored',
} as const;

/**
 * One commit writes the verdict and the audit entry. The copies move with it (`commitPhotoStatus`). If reports of the
 * photo wait, the commit also decides their case. A verdict that is taken back leaves the case decided, because
 * reporter and sender have been told.
 * @throws HttpsError not-found if the photo does not exist; aborted if somebody else has decided since the
 * admin looked; failed-precondition if the reports leave open why a photo is rejected; what `writeDecision` throws
 */
export async function moderatePhoto(
  services: Services<'site' | 'privacyKey'>,
  { request_id, submission_id, ...verdict }: JudgePhotoInput,
  by: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const ref = store.submissions.at(submission_id);
  const case_id = caseIdOf('photo', submission_id);
  let mails: string[] = [];
  await commitPhotoStatus(services, submission_id, verdict.status, async () => {
    await decideOnce(services, by, request_id, {
      read: () =>
        Promise.all([
          ref.readVersioned(),
          store.submissionVerdict(submission_id).readVersioned(),
          readCase(services, case_id),
        ]),
      decide: (commit, [photo, model, reported], now) => {
        if (!photo.version) throw new HttpsError('not-found', 'This photo has been deleted');
        if (verdict.was !== null && photo.value.status !== verdict.was)
          throw new HttpsError('aborted', 'Somebody else has decided about it meanwhile.');
        const asked = decisionOfVerdict(reported?.found.value ?? null, verdict);
        if (!asked.ok) throw toHttpsError(asked.problem);
        const decided =
          reported &&
          asked.value &&
          writeDecision(services, commit, reported, { request_id, case_id, ...asked.value }, { by, now });
        mails = decided?.mails ?? [];
        if (decided) audit(commit, { store, now: () => now }, by, decided.entry);
        if (reported && decided?.change.to) reported.about.change(commit, decided.change, now);
        else {
          commit.update(photo, moderatedFields(photo.value, verdict, model.value));
          // A verdict of the model that comes later must not undo what a person has decided.
          if (!model.value?.judged_at) commit.put(model, { ...(model.value ?? noVerdict), judged_at: now });
        }
        return { action: verdict.undo ? actions.pending : actions[verdict.status], target: ref.path };
      },
    });
  });
  for (const id of mails) await enqueueMail(services, id);
  return {};
}
