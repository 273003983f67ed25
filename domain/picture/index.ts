import * as z from 'zod/mini';
import { plainName } from '../contest/index.ts';
import { documentId } from '../fields/index.ts';
import { type OwnPicture, pictureFolders } from '../paths/index.ts';

/** Input of the callable `publishPicture`: which upload of a tour or a post is to be shown. */
export const publishPictureInput = z.strictObject({
  folder: z.enum(pictureFolders),
  id: documentId,
  name: plainName,
}) satisfies z.ZodMiniType<OwnPicture>;

/** Where the copy is that stands for the picture. */
export const publishPictureOutput = z.object({ address: z.string() });
export type PublishPictureOutput = z.infer<typeof publishPictureOutput>;

const ORIGINAL = /https?:\/\/[^\s/"'()<>]+\/v0\/b\/([^\s/"'()<>]+)\/o\/([\w.%-]+)(?:\?[\w.%&;=-]*)?/g;

/**
 * Replaces the addresses at which a text names objects of a bucket.
 * @param replace answers the address to stand there instead of the object at `path`; null leaves what stands
 */
export function withAddresses(text: string, bucket: string, replace: (path: string) => string | null): string {
  return text.replace(ORIGINAL, (address: string, inBucket: string, object: string) =>
    inBucket === bucket ? (replace(decoded(object)) ?? address) : address,
  );
}

function decoded(object: string): string {
  try {
    return decodeURIComponent(object);
  } catch {
    return object;
  }
}
