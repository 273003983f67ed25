import { type AdminPicture, storagePaths } from '@streetlore/domain/paths';
import { publishPictureInput, publishPictureOutput } from '@streetlore/domain/picture';
import { callable } from './call.ts';
import { storageName, type UploadOptions, upload } from './upload.ts';

/** Rejects with CallError. */
export const publishPicture = callable('publishPicture', publishPictureInput, publishPictureOutput);

/**
 * Uploads a file into the private folder of a tour or a post, and has copies published.
 * @returns the address of the copy to show
 * @throws UploadError when the file did not arrive; CallError when it is no picture or could not be
 * checked
 */
export const uploadAndPublish =
  (owner: Pick<AdminPicture, 'folder' | 'id'>) =>
  async (file: File, options: UploadOptions): Promise<string> => {
    const picture = { ...owner, name: storageName(file) };
    await upload(storagePaths.pictureOriginal(picture), file, options);
    return (await publishPicture(picture)).address;
  };
