import { contestOriginalOf, pictureOriginalOf } from '@streetlore/domain/paths';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { takeIntoKeeping } from '../pictures/arrive.ts';
import { removeFile } from '../pictures/files.ts';
import { watchedEvent } from '../platform/background.ts';
import { MANY } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { developPicture } from './develop-picture.ts';

const { secrets, services } = needing('storageBase');

/** Takes every upload into our keeping, and develops a contest photo at once, to save its visitor the wait. */
export const onUpload = onObjectFinalized(
  { retry: true, ...MANY, memory: '1GiB', secrets },
  watchedEvent('onUpload', {
    about: ({ data: { name } }) => ({ subject: { name }, source: name }),
    run: async ({ data: { name } }) => await receive(services(), name),
  }),
);

/**
 * The operation behind `onUpload`: what visitors and admins upload loses its download token and its sender's metadata. A visitor's
 * file that has no ticket or is no picture is deleted; its record tells why, and if developing fails here, `submitPhoto` does it. An
 * admin's is `publishPicture`'s to judge, which says why.
 */
export async function receive(services: Services<'storageBase'>, path: string): Promise<void> {
  const { bucket, store } = services;
  const upload = contestOriginalOf(path);
  if (!upload && !pictureOriginalOf(path)) return;
  const file = bucket.file(path);
  if (upload && !(await store.photoUpload(upload.uid, upload.name).exists())) return await removeFile(file);
  const isPicture = await takeIntoKeeping(file);
  if (!upload) return;
  const developed = await developPicture(services, upload);
  // While another run is at it, the file stays for that.
  if (developed.is !== 'settled') return;
  if (developed.upload.status === 'refused' || isPicture === false) await removeFile(file);
}
