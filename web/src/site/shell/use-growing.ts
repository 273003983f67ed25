import { PUBLIC_LIST_LIMIT, type Query, type WithId } from '@streetlore/domain/query';
import { type Live, mapLive, usePreviousData, useQuery } from '../../data/index.ts';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useShown } from './use-shown.ts';

/** The first rows of a list, live. */
export type Growing<T> = {
  readonly rows: readonly WithId<T>[];
  /** Shows more of them; undefined where there are no more. */
  readonly more: (() => void) | undefined;
  /** Whether more were asked for and have not come yet. */
  readonly isBusy: boolean;
};

/**
 * The first `size` rows of a list, and more of them on demand: reads one row more than it shows, however long the list is.
 * @param name of the list, for how much of it is shown after a reload or Back
 * @param asked the query for so many rows
 */
export function useGrowing<T extends object>(
  name: string,
  size: number,
  asked: (most: number) => Query<T>,
): Live<Growing<T>> {
  const [shown, show] = useShown(name, size);
  // The server knows nothing of what was shown before.
  const count = useHydrating() ? size : Math.min(shown, PUBLIC_LIST_LIMIT - 1);
  const live = useQuery(asked(count + 1));
  const answer = mapLive(live, (rows, left) => ({
    rows: rows.slice(0, count),
    // What is left out was answered too: without it, one broken row would hide everything behind the first page.
    more: rows.length + left > count && count + size < PUBLIC_LIST_LIMIT ? () => show(count + size) : undefined,
  }));
  // Previous rows come with their own button, which stays under them until the next have come.
  return mapLive(usePreviousData(answer), (list) => ({ ...list, isBusy: live.status === 'loading' }));
}
