import { PUBLIC_LIST_LIMIT, type Query, type WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../../browser-storage.ts';
import { type Live, mapLive, usePreviousData, useQuery } from '../../data/index.ts';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';

export type GrowingList<T> = {
  readonly rows: readonly WithId<T>[];
  /** Undefined when there are no more. */
  readonly more: (() => void) | undefined;
  readonly isBusy: boolean;
};

/**
 * The first `size` rows of a list, and more on demand. One row more is read than is shown: it shows
 * whether there are more.
 * @param name remembers how much of the list a reload or Back shows
 * @param asked the query for this many rows
 */
export function useGrowingList<T extends object>(
  name: string,
  size: number,
  asked: (most: number) => Query<T>,
): Live<GrowingList<T>> {
  const [shown, show] = useShown(name, size);
  const count = useHydrating() ? size : Math.min(shown, PUBLIC_LIST_LIMIT - 1);
  const live = useQuery(asked(count + 1));
  const answer = mapLive(live, (rows, left) => ({
    rows: rows.slice(0, count),
    // Rows that could not be read count too: one would hide everything behind the first page.
    more: rows.length + left > count && count + size < PUBLIC_LIST_LIMIT ? () => show(count + size) : undefined,
  }));
  // The previous rows' own button stays under them until the next rows have come.
  return mapLive(usePreviousData(answer), (list) => ({ ...list, isBusy: live.status === 'loading' }));
}

/** How much of the list `name` is shown; after a reload and Back as much as before. */
export function useShown(name: string, first: number): readonly [number, (count: number) => void] {
  const { key } = useLocation();
  const entry = `shown ${key} ${name}`;
  const [count, setCount] = useState(() => (import.meta.env.SSR ? first : Number(session.get(entry)) || first));
  const show = (more: number) => {
    session.set(entry, String(more));
    setCount(more);
  };
  return [count, show];
}
