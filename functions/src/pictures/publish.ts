import { COPY_CACHE, contestTexts, MOST_UPLOAD_BYTES, type Picture, type Position } from '@streetlore/domain/contest';
import { downloadAddress } from '@streetlore/domain/paths';
import type { Services } from '../platform/services.ts';
import { makeCopies } from './copies.ts';
import type { Refusal } from './inspect.ts';

/** Bytes of an object; null when there is none. */
export async function sizeOf({ bucket }: Services, path: string): Promise<number | null> {
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return Number(metadata.size);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}

/**
 * Makes the copies of an uploaded picture and puts them where pages find them. Done again, it writes the same files.
 * @param original where the upload lies, of `size` bytes
 * @param pathOf where the copy of a name goes
 */
export async function publishCopies(
  { bucket, storageBase }: Services<'storageBase'>,
  { original, size }: { original: string; size: number },
  pathOf: (copy: string) => string,
): Promise<{ ok: true; picture: Picture; gps: Position | null } | Refusal> {
  if (size > MOST_UPLOAD_BYTES) return { ok: false, reason: contestTexts.tooLarge };
  const [bytes] = await bucket.file(original).download();
  const made = await makeCopies(bytes, (name) => downloadAddress(storageBase, bucket.name, pathOf(name)));
  if (!made.ok) return made;
  await Promise.all(
    made.copies.map(({ name, format, bytes: copy }) =>
      bucket.file(pathOf(name)).save(copy, {
        resumable: false,
        metadata: { contentType: `image/${format}`, cacheControl: `public, max-age=${COPY_CACHE}` },
      }),
    ),
  );
  return { ok: true, picture: made.picture, gps: made.gps };
}
