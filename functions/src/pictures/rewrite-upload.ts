import type { File } from '@google-cloud/storage';
import { pictureCache } from '@streetlore/domain/contest';
import { nullIfMissing } from './files.ts';
import { kindOf } from './inspect.ts';

/** The metadata that every uploaded file gets, whatever its sender set. */
const ours = { cacheControl: pictureCache.private, contentDisposition: 'inline' } as const;

const NO_PICTURE = 'application/octet-stream';

/** Storage's status when the object has changed since it was read. */
const OVERTAKEN = 412;

/**
 * Writes an upload again with our metadata and the type of its first bytes. An upload by the client
 * SDK gets a download token, which opens the file to anybody who has it, whatever the rules say,
 * and keeps its sender's name and type
 * (https://firebase.google.com/docs/storage/web/download-files). A second call changes nothing.
 * @returns whether the bytes are those of a picture; null when the file is gone
 */
export async function rewriteUpload(file: File): Promise<boolean | null> {
  const found = await nullIfMissing(file.getMetadata());
  if (!found) return null;
  const [{ metadata, contentType, cacheControl, contentDisposition, generation }] = found;
  const isBare = Object.keys(metadata ?? {}).length === 0;
  if (isBare && cacheControl === ours.cacheControl && contentDisposition === ours.contentDisposition)
    return contentType !== NO_PICTURE;
  // Read the bytes as they are stored: a file with a compressed encoding need not be compressed.
  const read = await nullIfMissing(file.download({ decompress: false }));
  if (!read) return null;
  const [bytes] = read;
  const kind = kindOf(bytes);
  try {
    await file.save(bytes, {
      resumable: false,
      metadata: { ...ours, contentType: kind === null ? NO_PICTURE : `image/${kind}` },
      // A file that has been deleted or replaced meanwhile is not written again.
      ...(generation !== undefined && { preconditionOpts: { ifGenerationMatch: generation } }),
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === OVERTAKEN)) throw error;
  }
  return kind !== null;
}
