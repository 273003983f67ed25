import { type ClearCompletedOutput, clearCompletedInput, endedJobs, isCleared } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Jobs one call clears, within what one batch may hold. */
const MOST_AT_ONCE = 400;

/** Deletes the jobs that are over, but for those completed a short while ago; their drafts stay. */
export async function clear(services: Services, caller: Pick<Caller, 'uid' | 'email'>): Promise<ClearCompletedOutput> {
  const { db, store, now } = services;
  return await withoutConflict(async () => {
    const over = await store.query(endedJobs(MOST_AT_ONCE)).get();
    const cleared = over.docs.filter((job) => isCleared(job.data(), now()));
    if (cleared.length === 0) return { cleared: 0 };
    const batch = db.batch();
    // One that was retried meanwhile is not over any more: the condition sends us back to look again.
    for (const { ref, updateTime } of cleared) batch.delete(db.doc(ref.path), { lastUpdateTime: updateTime });
    const detail = { jobs: cleared.map(({ id }) => id) };
    audit(batch, services, caller, { action: 'articles_cleared', target: collections.blogGenerationJobs, detail });
    await batch.commit();
    return { cleared: cleared.length };
  });
}

export const clearCompleted = callable('clearCompleted', {
  input: clearCompletedInput,
  who: 'admin',
  run: (services, _input, caller) => clear(services, caller),
});
