import { keptNames, newestKept } from '@streetlore/domain/health';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';

/** Documents of each kind that are read a night: some 10,000 in all, however much there is. */
const MAX_OF_A_KIND = 500;

/** Every night, reads what lists show: only browsers read most of it, and they cannot note what they leave out. */
export const checkDocuments = scheduled('checkDocuments', {
  timeoutSeconds: 1800,
  run: async (services) => log.info('Documents were read', { documents: await readKept(services) }),
});

/**
 * Reads all documents of what stays small, and the newest of what grows. The store notes those that do not fit their schema.
 * @returns how many fit
 */
export async function readKept({ store }: Services): Promise<number> {
  let fit = 0;
  for (const kind of keptNames) fit += (await store.find(newestKept(kind, MAX_OF_A_KIND))).length;
  return fit;
}
