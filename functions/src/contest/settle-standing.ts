import { pictureCache, submissionSchema } from '@streetlore/domain/contest';
import { collections, contestOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { query } from '@streetlore/domain/query';
import { takeIntoKeeping } from '../pictures/arrive.ts';
import { unlessGone } from '../pictures/files.ts';
import type { Services } from '../platform/services.ts';
import { settleCopies } from './copies.ts';

/** How many photos had their copies looked at, and how many originals were taken into our keeping. */
export type Settled = { photos: number; originals: number };

/**
 * The migration of photos whose copies were public whatever was thought of them: those that are not approved go to the private folder,
 * those that are may be cached for five minutes only, and the download links of all originals end. Done again, it finds nothing to do.
 * Copies of what was never sent go with their upload, within an hour.
 */
export async function settleStanding(services: Services): Promise<Settled> {
  const { bucket, store } = services;
  const settled: Settled = { photos: 0, originals: 0 };
  for (const id of await store.ids(query(collections.contestSubmissions, submissionSchema))) {
    await settleCopies(services, id);
    const [shown] = await bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) });
    for (const file of shown)
      if (file.metadata.cacheControl !== pictureCache.photo)
        await unlessGone(file.setMetadata({ cacheControl: pictureCache.photo }));
    settled.photos += 1;
  }
  const [originals] = await bucket.getFiles({ prefix: storagePaths.contestOriginals });
  for (const file of originals.filter(({ name }) => contestOriginalOf(name)))
    if ((await takeIntoKeeping(file)) !== null) settled.originals += 1;
  return settled;
}
