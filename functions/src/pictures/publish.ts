import { contestTexts, MAX_UPLOAD_BYTES, type Picture, type Position } from '@streetlore/domain/contest';
import { downloadAddress } from '@streetlore/domain/paths';
import type { Services } from '../platform/services.ts';
import { makeCopies } from './copies.ts';
import { unlessGone } from './files.ts';
import type { Refusal } from './inspect.ts';

/** Bytes of an object; null when there is none. */
export async function sizeOf({ bucket }: Services, path: string): Promise<number | null> {
  const found = await unlessGone(bucket.file(path).getMetadata());
  return found && Number(found[0].size);
}

type Places = {
  /** Where the copy of a name goes. */
  to: (copy: string) => string;
  /** Where pages will find it, if not there. */
  shownAt?: (copy: string) => string;
  cacheControl: string;
};

/**
 * Makes the copies of an uploaded picture and puts them into their place. Done again, it writes the same files.
 * @param original where the upload lies, of `size` bytes
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
