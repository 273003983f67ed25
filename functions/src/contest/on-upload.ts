import { contestOriginalOf, pictureOriginalOf } from '@streetlore/domain/paths';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { removeFile } from '../pictures/files.ts';
import { rewriteUpload } from '../pictures/rewrite-upload.ts';
import { watchedEvent } from '../platform/background.ts';
import { MANY } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { developPicture } from './develop-picture.ts';

const { secrets, services } = needing('storageBase');

/**
 * Takes the download token and the sender's metadata off every upload. Develops a contest photo at
 * once, to save its visitor the wait.
 */
export const onUpload = onObjectFinalized(
  { retry: true, ...MANY, memory: '1GiB', secrets },
  watchedEvent('onUpload', {
    about: ({ data: { name } }) => ({ subject: { name }, source: name }),
    run: async ({ data: { name } }) => await receiveUpload(services(), name),
  }),
);

/**
 * Every upload of a visitor or an admin loses its download token and its sender's metadata.
 * - A visitor's file is deleted if it has no ticket or is no picture. The record of a refused file
 *   says why. If developing fails here, `submitPhoto` does it.
 * - An admin's file stays for `publishPicture`, which judges it and says why.
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
  if (developed.upload.status === 'refused' || isPicture === false) await removeFile(file);
}
