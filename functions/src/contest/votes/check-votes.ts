import { log } from '../../base/log.ts';
import { scheduled } from '../../platform/scheduled.ts';
import type { Services } from '../../platform/services.ts';
import { allPhotos, correctVoteCount } from './sweep.ts';

const AT_ONCE = 8;

/** Counts the votes of all photos every night, in case events were lost. */
export const checkVotes = scheduled('checkVotes', {
  timeoutSeconds: 1800,
  run: async (services) => {
    const wrong = await checkAllVotes(services);
    if (wrong > 0) log.warn('Votes were wrong and are right again', { photos: wrong });
  },
});

/**
 * Counts the votes of every photo. The sweep cannot find the lost event of a vote that was taken back,
 * because no document of it is left.
 * @returns how many photos had a wrong number of votes
 */
export async function checkAllVotes(services: Services): Promise<number> {
  let wrong = 0;
  for await (const photos of allPhotos(services)) {
    const worker = async () => {
      for (let photo = photos.shift(); photo !== undefined; photo = photos.shift())
        if (await correctVoteCount(services, photo)) wrong += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return wrong;
}
