import { contestTexts, pictureCache, plainAddress } from '@streetlore/domain/contest';
import { type AdminPicture, storagePaths } from '@streetlore/domain/paths';
import type { PublishPictureOutput } from '@streetlore/domain/picture';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { publishCopies, sizeOf } from './publish.ts';

/**
 * Writes the public copies and changes no document: the editor saves the new address later. A repeated call
 * writes the same copies.
 * @throws HttpsError with words for the admin when the upload is gone. Also when it is no picture; it is
 * deleted then.
 */
export async function publishUploadedPicture(
  services: Services<'storageBase'>,
  upload: AdminPicture,
): Promise<PublishPictureOutput> {
  const original = storagePaths.pictureOriginal(upload);
  const size = await sizeOf(services, original);
  if (size === null) throw new HttpsError('not-found', contestTexts.gone);
  const to = (copy: string) => storagePaths.picturePublished(upload, copy);
  const made = await publishCopies(services, { original, size }, { to, cacheControl: pictureCache.own });
  if (made.ok) return { address: plainAddress(made.picture) };
  await services.bucket.file(original).delete({ ignoreNotFound: true });
  throw new HttpsError('failed-precondition', made.reason);
}
