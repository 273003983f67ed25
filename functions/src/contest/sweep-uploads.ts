import type { File } from '@google-cloud/storage';
import { contestTexts, UPLOAD_KEPT, unsentUploadsBefore, uploadState } from '@streetlore/domain/contest';
import { contestOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import type { UploadId } from './develop-picture.ts';
import { submissionIdFor } from './ids.ts';

const MAX_AT_ONCE = 200;

/** Deletes, once a day, files that have no record. Their trigger was lost and nobody sent them. */
export const sweepUploads = scheduled('sweepUploads', {
  timeoutSeconds: 1800,
  run: async (services) => log.info('Swept uploads', { removed: await removeStrays(services) }),
});

/** Ids of the uploads whose ticket is at least an hour old and that were never sent, oldest first. */
export async function unsentUploads({ store, now }: Services): Promise<string[]> {
  const old = unsentUploadsBefore(after(now(), -UPLOAD_KEPT), MAX_AT_ONCE);
  return await store.ids(old);
}

/**
 * Marks the upload as expired first, so that nobody sends it while its files are deleted.
 * @returns whether the upload was removed: not if it was sent meanwhile, or a run is developing it
 */
export async function removeUnsent(services: Services, id: string): Promise<boolean> {
  const { store, now } = services;
  const record = store.photoUploads.at(id);
  const upload = await record.read();
  const expired = { status: 'refused', reason: contestTexts.refused.expired, picture: null } as const;
  const marked = await record.amend((found) =>
    found.submission_id !== null || uploadState(found, now()) === 'busy' ? null : expired,
  );
  if (!upload || !marked) return false;
  await removeUpload(services, upload);
  return true;
}

/**
 * Removes originals that are at least an hour old and have no record.
 * @returns how many it removed
 */
export async function removeStrays(services: Services): Promise<number> {
  const { bucket, store, now } = services;
  const before = after(now(), -UPLOAD_KEPT);
  let removed = 0;
  for await (const file of bucket.getFilesStream({ prefix: storagePaths.contestOriginals })) {
    const { name, metadata } = file as File;
    const upload = contestOriginalOf(name);
    if (!upload || new Date(metadata.timeCreated ?? 0) >= before) continue;
    if (await store.photoUpload(upload.uid, upload.name).exists()) continue;
    await removeUpload(services, upload);
    removed += 1;
  }
  return removed;
}

/** Deletes the original, its copies, the model's verdict, and then the record. A repeated call does no harm. */
export async function removeUpload(
  { store, bucket }: Pick<Services, 'store' | 'bucket'>,
  { uid, name }: UploadId,
): Promise<void> {
  const original = storagePaths.contestOriginal(uid, name);
  await bucket.file(original).delete({ ignoreNotFound: true });
  const id = submissionIdFor(original);
  for (const prefix of [storagePaths.contestPublishedOf(id), storagePaths.contestCopiesOf(id)])
    await bucket.deleteFiles({ prefix });
  await store.submissionVerdict(id).delete();
  await store.photoUpload(uid, name).delete();
}
