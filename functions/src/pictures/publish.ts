import { contestTexts, MAX_UPLOAD_BYTES, type Picture, type Position } from '@streetlore/domain/contest';
import { downloadAddress } from '@streetlore/domain/paths';
import type { Services } from '../platform/services.ts';
import { makeCopies } from './copies.ts';
import { nullIfMissing } from './files.ts';
import type { Refusal } from './inspect.ts';

/** The size of an object in bytes; null when there is no such object. */
export async function sizeOf({ bucket }: Services, path: string): Promise<number | null> {
  const found = await nullIfMissing(bucket.file(path).getMetadata());
  return found && Number(found[0].size);
}

type Places = {
  /** The path of the copy with this name. */
  to: (copy: string) => string;
  /** The path in the address that pages show, if it is not that of `to`. */
  shownAt?: (copy: string) => string;
  cacheControl: string;
};

/**
 * A second call writes the same files.
 * @param original the path of the upload, and its size in bytes
 */
export async function publishCopies(
  { bucket, storageBase }: Services<'storageBase'>,
  { original, size }: { original: string; size: number },
  { to, shownAt = to, cacheControl }: Places,
): Promise<{ ok: true; picture: Picture; gps: Position | null } | Refusal> {
  if (size > MAX_UPLOAD_BYTES) return { ok: false, reason: contestTexts.tooLarge };
  const [bytes] = await bucket.file(original).download({ decompress: false });
  const made = await makeCopies(bytes, (name) => downloadAddress(storageBase, bucket.name, shownAt(name)));
  if (!made.ok) return made;
  await Promise.all(
    made.copies.map(({ name, format, bytes: copy }) =>
      bucket.file(to(name)).save(copy, {
        resumable: false,
        metadata: { contentType: `image/${format}`, cacheControl },
      }),
    ),
  );
  return { ok: true, picture: made.picture, gps: made.gps };
}
