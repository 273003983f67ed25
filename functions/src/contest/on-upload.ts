import { contestOriginalOf, pictureOriginalOf } from '@streetlore/domain/paths';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { removeFile } from '../pictures/files.ts';
import { rewriteUpload } from '../pictures/rewrite-upload.ts';
import { watchedEvent } from '../platform/background.ts';
import { MANY } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { developPicture } from './develop-picture.ts';
import { askForVerdict } from './moderation/ask-for-verdict.ts';

const { secrets, services } = needing('storageBase');

/** Develops a contest photo at once, to save its visitor the wait. */
export const onUpload = onObjectFinalized(
  { retry: true, ...MANY, memory: '1GiB', secrets },
  watchedEvent('onUpload', {
    about: ({ data: { name } }) => ({ subject: { name }, source: name }),
    run: async ({ data: { name } }) => await receiveUpload(services(), name),
  }),
);

/**
 * Removes the download token and the sender's metadata from every upload.
 * - A visitor's file without a ticket is deleted.
 * - A visitor's file that is no picture is deleted too, and its record says why. `submitPhoto` develops an
 *   upload that fails here.
 * - An admin's file stays for `publishPicture`, which judges it.
 */
export async function receiveUpload(services: Services<'storageBase'>, path: string): Promise<void> {
  const { bucket, store } = services;
  const upload = contestOriginalOf(path);
  if (!upload && !pictureOriginalOf(path)) return;
  const file = bucket.file(path);
  if (upload && !(await store.photoUpload(upload.uid, upload.name).exists())) return await removeFile(file);
  const isPicture = await rewriteUpload(file);
  if (!upload) return;
  const developed = await developPicture(services, upload);
  // The file stays while another run develops it.
  if (developed.is !== 'settled') return;
  if (developed.upload.status === 'ready') await askForVerdict(services, upload, 'uploaded');
  if (developed.upload.status === 'refused' || isPicture === false) await removeFile(file);
}
