import { type Query, withLimit } from '@streetlore/domain/query';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';

/** Documents in one commit. */
export const AT_ONCE = 200;

/**
 * Changes the documents that some queries find, until they find none.
 * @param change must change or delete a document so that its query no longer finds it
 */
export async function untilNone<T extends object>(
  { store }: Services,
  queries: readonly Query<T>[],
  change: (commit: Writes, found: FoundDocument<T>) => void | Promise<void>,
): Promise<void> {
  for (const query of queries)
    for (let left = AT_ONCE; left === AT_ONCE; )
      left = await withoutConflict(async () => {
        const found = await store.findVersioned(withLimit(query, AT_ONCE));
        const commit = store.commit();
        for (const one of found) await change(commit, one);
        if (found.length > 0) await commit.run();
        return found.length;
      });
}
