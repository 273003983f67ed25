import * as z from 'zod/mini';
import { plainName } from '../contest/index.ts';
import { documentId } from '../fields/index.ts';
import { type AdminPicture, pictureFolders } from '../paths/index.ts';

export * from './photograph.ts';
export * from './photograph-form.ts';

export const publishPictureInput = z.strictObject({
  folder: z.enum(pictureFolders),
  id: documentId,
  name: plainName,
}) satisfies z.ZodMiniType<AdminPicture>;

export const publishPictureOutput = z.object({ address: z.string() });
export type PublishPictureOutput = z.infer<typeof publishPictureOutput>;

const ORIGINAL = /https?:\/\/[^\s/"'()<>]+\/v0\/b\/([^\s/"'()<>]+)\/o\/([\w.%-]+)(?:\?[\w.%&;=-]*)?/g;

/** @param replace returns the new address for the object at `path`, or null to keep the old one */
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
