import { publishPictureInput } from '@streetlore/domain/picture';
import { publishUploadedPicture } from '../pictures/publish-uploaded.ts';
import { callable } from '../platform/callable.ts';

/** Publishes the copies of a picture that an admin uploaded for a tour or a post. */
export const publishPicture = callable('publishPicture', {
  input: publishPictureInput,
  who: 'admin',
  needs: ['storageBase'],
  machine: { memory: '1GiB' },
  run: publishUploadedPicture,
});
