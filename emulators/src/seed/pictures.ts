import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MuralRequest, muralParts } from '@streetlore/domain/mural';
import type { Storage } from 'firebase-admin/storage';
import { ports, storageBucket } from '../config.ts';
import { inParallel, narrowed, rasteriseMural } from '../murals/rasterise.ts';

/** A mural and where in the bucket it goes; `narrow` adds a second file of that width beside it. */
export interface Picture {
  path: string;
  mural: MuralRequest;
  narrow?: { path: string; width: number };
}

const cacheFolder = fileURLToPath(new URL('../../../.emulators/murals/', import.meta.url));

/** The address at which the Storage emulator serves an object to anybody whom the rules let read it. */
export const pictureUrl = (path: string) =>
  `http://localhost:${ports.storage}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;

/** Paints every picture that is not in the cache yet. Needs no emulator, so it can run while they start. */
export async function paintPictures(pictures: readonly Picture[]): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await inParallel(pictures, 3, ({ mural }) => painted(mural));
}

/** Puts the pictures, and their narrow copies, into the bucket. */
export async function hangPictures(storage: Storage, pictures: readonly Picture[]): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const bucket = storage.bucket(storageBucket);
  const put = (path: string, bytes: Buffer) =>
    bucket.file(path).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: 'public, max-age=3600' },
    });
  await inParallel(pictures, 3, async ({ path, mural, narrow }) => {
    const wide = await painted(mural);
    await put(path, wide);
    if (narrow)
      await put(narrow.path, await cached(`${keyOf(mural)}-${narrow.width}`, () => narrowed(wide, narrow.width)));
  });
}

const painted = (mural: MuralRequest) => cached(keyOf(mural), () => rasteriseMural(mural));

/** The key follows from what would be drawn, so a change to the generator never meets a stale file. */
function keyOf(mural: MuralRequest): string {
  return createHash('sha1')
    .update(JSON.stringify(muralParts(mural)))
    .digest('hex');
}

async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, `${key}.webp`);
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const bytes = await make();
  // Written aside and renamed, so that a run that is cut off leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
