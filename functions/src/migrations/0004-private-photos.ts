import { pictureCache } from '@streetlore/domain/contest';
import { collections, contestOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { moveCopies } from '../contest/copies.ts';
import { nullIfMissing } from '../pictures/files.ts';
import { rewriteUpload } from '../pictures/rewrite-upload.ts';
import type { Services } from '../platform/services.ts';
import { type BatchOptions, documentsAfter, type Migration } from './migration.ts';

/** Photos in one batch. Each has a dozen files. */
const AT_ONCE = 20;
/** The last batch, after the batches of photos. No photo has this id. */
const ORIGINALS = '/originals';

type Options = Pick<BatchOptions, 'isDry' | 'report'>;

/**
 * Corrects photos from when all copies were public.
 * - Copies of photos that are not approved move to the private folder.
 * - Copies of approved photos may be cached for five minutes only.
 * - The download links of all originals end.
 * - Copies of photos that were never submitted are deleted with their upload, within an hour.
 */
export const privatePhotosMigration: Migration = {
  id: '0004-private-photos',
  async batch(services, { from, ...options }) {
    if (from === ORIGINALS) return { changed: await keepOriginals(services, options), next: null };
    const found = await documentsAfter(services, collections.contestSubmissions, from ?? '', AT_ONCE);
    let changed = 0;
    for (const { ref, value } of found) if (await settle(services, ref.id, value.status, options)) changed += 1;
    const last = found.length === AT_ONCE ? found.at(-1) : undefined;
    return { changed, next: last?.ref.id ?? ORIGINALS };
  },
};

/** @returns whether a file of the photo changes */
async function settle(services: Services, id: string, status: unknown, { isDry, report }: Options): Promise<boolean> {
  const [shown] = await services.bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) });
  const stale = shown.filter(({ metadata }) => metadata.cacheControl !== pictureCache.photo);
  const isShown = status === 'approved';
  if ((isShown ? stale : shown).length === 0) return false;
  report(isShown ? `${id}: may be cached for five minutes` : `${id}: made private`);
  if (isDry) return true;
  await moveCopies(services, id);
  for (const file of stale) await nullIfMissing(file.setMetadata({ cacheControl: pictureCache.photo }));
  return true;
}

async function keepOriginals({ bucket }: Services, { isDry, report }: Options): Promise<number> {
  const [files] = await bucket.getFiles({ prefix: storagePaths.contestOriginals });
  const originals = files.filter(({ name, metadata }) => contestOriginalOf(name) && metadata.metadata !== undefined);
  for (const file of originals) {
    if (!isDry) await rewriteUpload(file);
    report(`${file.name}: link ended`);
  }
  return originals.length;
}
