import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MuralRequest, muralParts } from '@streetlore/domain/mural';
import { downloadAddress } from '@streetlore/domain/paths';
import type { Storage } from 'firebase-admin/storage';
import { storageBucket, storageUrl } from '../config.ts';
import { narrowed, rasteriseMural } from '../murals/rasterise.ts';
import { inParallel } from '../parallel.ts';

/** A mural, where in the bucket it goes, and how wide (pixels): no wider than it is shown. */
export type Picture = {
  path: string;
  mural: MuralRequest;
  width: number;
};

const cacheFolder = fileURLToPath(new URL('../../../.emulators/murals/', import.meta.url));

/** The address at which the Storage emulator serves an object to anybody whom the rules let read it. */
export const pictureUrl = (path: string) => downloadAddress(storageUrl, storageBucket, path);

/** Paints every picture that is not in the cache yet. Needs no emulator, so it can run while they start. */
export async function paintPictures(pictures: readonly Picture[]): Promise<void> {
  await inParallel(pictures, 3, ({ mural, width }) => shown(mural, width));
}

/** Puts the pictures into the bucket. */
export async function hangPictures(storage: Storage, pictures: readonly Picture[]): Promise<void> {
  await inParallel(pictures, 3, async ({ path, mural, width }) => {
    await putPicture(storage, path, await shown(mural, width));
  });
}

/** Puts one file into the bucket. */
export async function putPicture(storage: Storage, path: string, bytes: Buffer): Promise<void> {
  await storage
    .bucket(storageBucket)
    .file(path)
    .save(bytes, {
      resumable: false,
      metadata: { contentType: `image/${path.split('.').at(-1)}`, cacheControl: 'public, max-age=3600' },
    });
}

/** A mural as pages show it, from the cache once it was made. */
const shown = (mural: MuralRequest, width: number) =>
  cached(mural, `-shown-${width}.webp`, async () => narrowed(await painted(mural), width));

/** A mural as WebP, from the cache once it was painted. */
export const painted = (mural: MuralRequest) => cached(mural, '.webp', () => rasteriseMural(mural));

/** The key follows from what would be drawn, so a change to the generator never meets a stale file. */
function keyOf(mural: MuralRequest): string {
  return createHash('sha1')
    .update(JSON.stringify(muralParts(mural)))
    .digest('hex');
}

/** What `make` makes of a mural, kept in a file whose name ends in `ending`. */
export async function cached(mural: MuralRequest, ending: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, `${keyOf(mural)}${ending}`);
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const bytes = await make();
  await mkdir(cacheFolder, { recursive: true });
  // Written aside and renamed, so that a run that is cut off leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
