import { checkedCollections, newestDocuments } from '@streetlore/domain/health';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';

/** Documents of each kind that are read a night: some 10,000 in all, however many there are. */
const MAX_OF_A_KIND = 500;

/**
 * Reads, every night, the documents that lists show. Most of them are otherwise read only by
 * browsers, which cannot note the documents that they leave out.
 */
export const checkDocuments = scheduled('checkDocuments', {
  timeoutSeconds: 1800,
  run: async (services) => log.info('Documents were read', { documents: await readCheckedDocuments(services) }),
});

/**
 * Reads all documents of the kinds that stay small, and the newest of the kinds that grow. The
 * store notes documents that do not fit their schema.
 * @returns how many documents fit
 */
export async function readCheckedDocuments({ store }: Services): Promise<number> {
  let fit = 0;
  for (const kind of checkedCollections) fit += (await store.find(newestDocuments(kind, MAX_OF_A_KIND))).length;
  return fit;
}
