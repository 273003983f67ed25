import { type ClearCompletedOutput, clearCompletedInput, endedJobs, isCleared } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Jobs that one call clears. A batch can hold them all. */
const MAX_AT_ONCE = 400;

/** Deletes the jobs that are over, except those completed a short while ago. Their drafts stay. */
export async function clearCompletedJobs(
  services: Services,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ClearCompletedOutput> {
  const { store, now } = services;
  return await withoutConflict(async () => {
    const over = await store.findEach(endedJobs(MAX_AT_ONCE));
    const cleared = over.filter(({ value }) => isCleared(value, now()));
    if (cleared.length === 0) return { cleared: 0 };
    const commit = store.commit();
    // An admin may retry a job at the same moment. Its delete then conflicts, and all jobs are read again.
    for (const job of cleared) commit.delete(job);
    const detail = { jobs: cleared.map(({ ref }) => ref.id) };
    audit(commit, services, caller, { action: 'articles_cleared', target: collections.blogGenerationJobs, detail });
    await commit.run();
    return { cleared: cleared.length };
  });
}

export const clearCompleted = callable('clearCompleted', {
  input: clearCompletedInput,
  who: 'admin',
  run: (services, _input, caller) => clearCompletedJobs(services, caller),
});
