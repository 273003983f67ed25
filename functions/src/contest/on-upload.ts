import { contestOriginalOf } from '@streetlore/domain/paths';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { watchedEvent } from '../platform/background.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { developPicture } from './develop-picture.ts';

const { secrets, services } = needing('storageBase');

/**
 * Develops a contest photo as soon as it is uploaded, to save its visitor the wait. It is only an optimisation: if it fails,
 * `submitPhoto` develops the photo itself.
 */
export const onUpload = onObjectFinalized(
  { retry: true, memory: '1GiB', concurrency: 4, secrets },
  watchedEvent('onUpload', {
    about: ({ data: { name } }) => ({ subject: { name }, source: name }),
    run: async ({ data: { name } }) => await developUpload(services(), name),
  }),
);

/** Develops the photo that a file is, if it is one. */
export async function developUpload(services: Services<'storageBase'>, name: string): Promise<void> {
  const upload = contestOriginalOf(name);
  if (upload) await developPicture(services, upload);
}
