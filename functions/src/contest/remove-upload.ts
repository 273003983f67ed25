import { storagePaths } from '@streetlore/domain/paths';
import type { Services } from '../platform/services.ts';
import type { UploadId } from './develop-picture.ts';
import { submissionIdFor } from './ids.ts';

/**
 * Deletes an upload's original, its copies and then its record. What does not exist is skipped, so
 * a repeated call does no harm.
 */
export async function removeUpload(
  { store, bucket }: Pick<Services, 'store' | 'bucket'>,
  { uid, name }: UploadId,
): Promise<void> {
  const original = storagePaths.contestOriginal(uid, name);
  await bucket.file(original).delete({ ignoreNotFound: true });
  const id = submissionIdFor(original);
  for (const prefix of [storagePaths.contestPublishedOf(id), storagePaths.contestCopiesOf(id)])
    await bucket.deleteFiles({ prefix });
  await store.photoUpload(uid, name).delete();
}
