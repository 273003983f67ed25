import { type AboutSubmissionInput, aboutSubmissionInput } from '@streetlore/domain/contest';
import { contestOriginalOf, documents, storagePaths } from '@streetlore/domain/paths';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { isConflict } from '../../store/conflict.ts';

/** Votes deleted per commit. */
const AT_ONCE = 400;

/** Deletes a photo with everything that belongs to it. */
export const deleteSubmission = callable('deleteSubmission', {
  input: aboutSubmissionInput,
  who: 'admin',
  run: removeSubmission,
});

/**
 * The operation behind `deleteSubmission`. The photo leaves the wall first, so that nobody votes for it any more, and its own
 * document goes last, with the audit entry: whoever finds it after a crash starts again, and what is gone stays gone.
 */
export async function removeSubmission(
  services: Services,
  { submission_id }: AboutSubmissionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ deleted: boolean }> {
  const { db, store } = services;
  const ref = db.doc(documents.submission(submission_id));
  const [photo, contact] = await Promise.all([ref.get(), store.submissionContact(submission_id).read()]);
  const title: unknown = photo.get('title');
  if (photo.exists && !(await takeDown(services, submission_id))) return { deleted: false };
  const original = contact?.original ?? null;
  await removePictures(services, submission_id, original);
  await removeVotes(services, submission_id);
  const upload = original && contestOriginalOf(original);
  const batch = db.batch();
  batch.delete(db.doc(documents.submissionContact(submission_id)));
  batch.delete(db.doc(store.flags.doc(submission_id).path));
  if (upload) batch.delete(db.doc(documents.photoUpload(upload.uid, upload.name)));
  if (photo.exists) {
    // Two admins at once: the second finds it gone, and does not log it twice.
    batch.delete(ref, { exists: true });
    const target = documents.submission(submission_id);
    audit(batch, services, caller, { action: 'submission_deleted', target, detail: { title: title ?? null } });
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return { deleted: false };
  }
  return { deleted: photo.exists };
}

/** @returns false when somebody else has deleted it meanwhile */
async function takeDown({ db }: Services, id: string): Promise<boolean> {
  try {
    await db.doc(documents.submission(id)).update({ status: 'rejected', is_winner: false });
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

async function removePictures({ bucket }: Services, id: string, original: string | null): Promise<void> {
  const [published] = await bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) });
  const files = original ? [...published, bucket.file(original)] : published;
  // Not `deleteFiles`, which fails over a file that somebody else has just deleted.
  const remove = (file: (typeof files)[number]) => file.delete({ ignoreNotFound: true });
  // The library repeats no deletion after a broken connection, though a second one does no harm.
  await Promise.all(files.map((file) => remove(file).catch(() => remove(file))));
}

async function removeVotes({ db }: Services, id: string): Promise<void> {
  const votes = db.collection(documents.votes(id)).limit(AT_ONCE).select();
  for (let found = await votes.get(); !found.empty; found = await votes.get()) {
    const batch = db.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
}
