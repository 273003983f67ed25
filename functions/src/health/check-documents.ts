import { checkedCollections, newestDocuments } from '@streetlore/domain/health';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';

/** Documents of each kind that are read a night: some 10,000 in all, however many there are. */
const MAX_OF_A_KIND = 500;

/**
 * Reads the documents, every night, that otherwise only browsers read. A browser cannot note a document that
 * does not fit its schema.
 */
export const checkDocuments = scheduled('checkDocuments', {
  timeoutSeconds: 1800,
  run: async (services) => log.info('Documents were read', { documents: await readCheckedDocuments(services) }),
});

/**
 * Reads all documents of the small kinds, and of the others the newest. The store notes what does
 * not fit.
 * @returns how many documents fit
 */
export async function readCheckedDocuments({ store }: Services): Promise<number> {
  let fit = 0;
  for (const kind of checkedCollections) fit += (await store.find(newestDocuments(kind, MAX_OF_A_KIND))).length;
  return fit;
}
