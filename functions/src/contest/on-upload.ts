import { contestOriginalOf } from '@streetlore/domain/paths';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { developPicture } from './develop-picture.ts';

const { secrets, services } = needing('storageBase');

/**
 * Develops a contest photo as soon as it is uploaded, to save its visitor the wait. It is only an optimisation: if it fails,
 * `submitPhoto` develops the photo itself.
 */
export const onUpload = onObjectFinalized(
  { retry: true, memory: '1GiB', concurrency: 4, secrets },
  watched('onUpload', async (event) => {
    const upload = contestOriginalOf(event.data.name);
    if (upload) await developPicture(services(), upload);
  }),
);
