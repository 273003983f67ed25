import { type OwnPicture, storagePaths } from '@streetlore/domain/paths';
import { publishPictureInput, publishPictureOutput } from '@streetlore/domain/picture';
import { callable } from './call.ts';
import { storageName, type UploadOptions, upload } from './upload.ts';

const publishPicture = callable('publishPicture', publishPictureInput, publishPictureOutput);

/**
 * Puts a file into the private folder of a tour or a post, and has its copies published.
 * @returns the address of the copy to be shown
 * @throws UploadError when it did not arrive, CallError when it is no picture or nobody could look at it
 */
export const uploadAndPublish =
  (owner: Pick<OwnPicture, 'folder' | 'id'>) =>
  async (file: File, options: UploadOptions): Promise<string> => {
    const picture = { ...owner, name: storageName(file) };
    await upload(storagePaths.pictureOriginal(picture), file, options);
    return (await publishPicture(picture)).address;
  };
