import type { File } from '@google-cloud/storage';
import { pictureCache } from '@streetlore/domain/contest';
import { unlessGone } from './files.ts';
import { kindOf } from './inspect.ts';

/** What an uploaded file is kept with, whatever its sender wrote. */
const ours = { cacheControl: pictureCache.private, contentDisposition: 'inline' } as const;

const NO_PICTURE = 'application/octet-stream';

/** Storage's answer when the object is no longer the one that was read. */
const OVERTAKEN = 412;

/**
 * Takes an upload into our keeping: it is written again with metadata of ours, its type from its first bytes. The client SDK's uploads
 * get a download token that opens them to whoever has it, whatever the rules say, and keep any file name and type the sender gave
 * them (https://firebase.google.com/docs/storage/web/download-files); an object that a server writes has no token. Done again, it
 * finds nothing to do.
 * @returns whether its bytes are a picture's; null when it is gone
 */
export async function takeIntoKeeping(file: File): Promise<boolean | null> {
  const found = await unlessGone(file.getMetadata());
  if (!found) return null;
  const [{ metadata, contentType, cacheControl, contentDisposition, generation }] = found;
  const isBare = Object.keys(metadata ?? {}).length === 0;
  if (isBare && cacheControl === ours.cacheControl && contentDisposition === ours.contentDisposition)
    return contentType !== NO_PICTURE;
  // As it is stored: what calls itself compressed need not be.
  const read = await unlessGone(file.download({ decompress: false }));
  if (!read) return null;
  const [bytes] = read;
  const kind = kindOf(bytes);
  try {
    await file.save(bytes, {
      resumable: false,
      metadata: { ...ours, contentType: kind === null ? NO_PICTURE : `image/${kind}` },
      // What was deleted or replaced meanwhile is not brought back.
      ...(generation !== undefined && { preconditionOpts: { ifGenerationMatch: generation } }),
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === OVERTAKEN)) throw error;
  }
  return kind !== null;
}
