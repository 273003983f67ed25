import type { Query, WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import { useQuery } from './firestore.ts';
import { type Live, malformedPaths } from './live.ts';
import { usePreviousData } from './use-previous-data.ts';

/** How many times as much is read when the first part is full. */
const GROWTH = 4;

/** How many documents of each list were needed so far. A screen that opens later begins with that limit. */
const reached = new Map<string, number>();

type Whole<T extends object> = {
  readonly name: string;
  readonly first: number;
  readonly asked: (most: number) => Query<T>;
  /** Whether a full part may go on with documents that are wanted. */
  readonly goesOn: (rows: readonly WithId<T>[]) => boolean;
};

/**
 * A complete list. It first reads few documents. When it reaches that limit, it reads again with a larger
 * one.
 */
export function useWhole<T extends object>({ name, first, asked, goesOn }: Whole<T>): Live<readonly WithId<T>[]> {
  const [most, setMost] = useState(reached.get(name) ?? first);
  const live = usePreviousData(useQuery(asked(most)));
  // This runs after every render, because with time alone a further document may be wanted.
  useEffect(() => {
    if (live.status !== 'ready' || live.data.length + malformedPaths(live).length < most || !goesOn(live.data)) return;
    reached.set(name, most * GROWTH);
    setMost(most * GROWTH);
  });
  return live;
}
