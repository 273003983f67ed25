import { queuedBeforeRestore, unsettledUntil } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

const AT_ONCE = 200;

/**
 * Settles the texts that are queued in a restored database. Most of them were sent after the backup
 * had been taken, and the sweep would send them a second time. The dashboard shows them as failed,
 * and an admin can send any of them again there.
 * @returns how many there were
 */
export async function settleQueuedTexts({ store }: Services): Promise<number> {
  let settled = 0;
  for (let left = AT_ONCE; left === AT_ONCE; ) {
    left = await withoutConflict(async () => {
      const texts = await store.findVersioned(unsettledUntil('outbound', Number.MAX_SAFE_INTEGER, AT_ONCE));
      const commit = store.commit();
      for (const text of texts) commit.update(text, queuedBeforeRestore());
      if (texts.length > 0) await commit.run();
      return texts.length;
    });
    settled += left;
  }
  return settled;
}
