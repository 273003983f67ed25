import { wallFiles } from '@streetlore/art';
import { copyName, copyWidths } from '@streetlore/domain/contest';
import { type AdminPicture, downloadAddress, storagePaths } from '@streetlore/domain/paths';
import type { Storage } from 'firebase-admin/storage';
import { storageBucket, storageUrl } from '../config.ts';
import { inParallel } from '../parallel.ts';

/** A wall of `art/walls` and its path in the bucket. `width` is in pixels, no wider than pages show it. */
export type SeedPicture = {
  path: string;
  wall: string;
  width: number;
};

/** A wall in every width that the product would publish for an upload of `width` pixels. */
export const published = (of: AdminPicture, wall: string, width: number): SeedPicture[] =>
  copyWidths(width).map((copy) => ({ path: copyPath(of, copy), wall, width: copy }));

/** The address of the copy that is `width` pixels wide. */
export const publishedUrl = (of: AdminPicture, width: number) => pictureUrl(copyPath(of, width));

const copyPath = (of: AdminPicture, width: number) => storagePaths.picturePublished(of, copyName(width, 'webp'));

/**
 * The address where the Storage emulator serves an object to everybody who may read it by the
 * rules.
 */
export const pictureUrl = (path: string) => downloadAddress(storageUrl, storageBucket, path);

/**
 * Paints every picture that is not in the cache yet. This needs no emulator, so it can run while
 * they start.
 */
export async function paintPictures(pictures: readonly SeedPicture[]): Promise<void> {
  await inParallel(pictures, 3, ({ wall, width }) => shown(wall, width));
}

/** Uploads the pictures to the bucket. */
export async function uploadPictures(storage: Storage, pictures: readonly SeedPicture[]): Promise<void> {
  await inParallel(pictures, 3, async ({ path, wall, width }) => {
    await putPicture(storage, path, await shown(wall, width));
  });
}

/** Uploads one file to the bucket. */
export async function putPicture(storage: Storage, path: string, bytes: Buffer): Promise<void> {
  await storage
    .bucket(storageBucket)
    .file(path)
    .save(bytes, {
      resumable: false,
      metadata: { contentType: `image/${path.split('.').at(-1)}`, cacheControl: 'public, max-age=3600' },
    });
}

/** A wall as pages show it, as small a file as possible. The height follows from the width. */
const shown = (wall: string, width: number) => wallFiles(wall)({ format: 'webp', quality: 60, effort: 4, width });
