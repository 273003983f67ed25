import type { Query, WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import { useQuery } from './firestore.ts';
import { type Live, malformedPaths } from './live.ts';
import { usePreviousData } from './use-previous-data.ts';

/** How many times as much is read when the first part is full. */
const GROWTH = 4;

/** How much of each list was needed so far: a screen that opens later begins there. */
const reached = new Map<string, number>();

type Whole<T extends object> = {
  readonly name: string;
  readonly first: number;
  readonly asked: (most: number) => Query<T>;
  /** Whether a full part may go on with documents that are wanted. */
  readonly goesOn: (rows: readonly WithId<T>[]) => boolean;
};

/**
 * A list that leaves nothing out. While it is short, few documents are read; when the limit is
 * reached, it is read again with a larger one.
 */
export function useWhole<T extends object>({ name, first, asked, goesOn }: Whole<T>): Live<readonly WithId<T>[]> {
  const [most, setMost] = useState(reached.get(name) ?? first);
  const live = usePreviousData(useQuery(asked(most)));
  // Time alone may make a further document wanted.
  useEffect(() => {
    if (live.status !== 'ready' || live.data.length + malformedPaths(live).length < most || !goesOn(live.data)) return;
    reached.set(name, most * GROWTH);
    setMost(most * GROWTH);
  });
  return live;
}
