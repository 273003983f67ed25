import type { WithId } from '@streetlore/domain/document';
import { nameOf, type Query } from '@streetlore/domain/query';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useState } from 'react';
import { queryOf } from './firestore.ts';
import { listenToPage } from './listen.ts';
import type { Live } from './live.ts';
import { useKept } from './use-kept.ts';
import { useLive } from './use-live.ts';

export interface Pages<T> {
  /** The page's rows, live. */
  readonly live: Live<readonly WithId<T>[]>;
  /** 1 for the first page. */
  readonly page: number;
  /** To the following page; undefined on the last. */
  readonly next: (() => void) | undefined;
  /** To the page before; undefined on the first. */
  readonly previous: (() => void) | undefined;
}

type Cursor = QueryDocumentSnapshot<unknown>;

/**
 * One live page of a query's documents, by the server's cursor: it costs its rows and one more, however long the list is. The query
 * ends its order with the document's id, so that no two rows are level. Another query begins at its first page again; the rows of the
 * page before stay on screen until the new ones are there.
 * @param size rows of a page
 */
export function usePages<T extends object>(query: Query<T>, size: number): Pages<T> {
  const list = `pages of ${nameOf(query)}, ${size} at a time`;
  const [turned, setTurned] = useState<{ list: string; cursors: readonly Cursor[] }>({ list, cursors: [] });
  const cursors = turned.list === list ? turned.cursors : [];
  const after = cursors.at(-1);
  const found = useLive(`${list}, after ${after?.id ?? 'nothing'}`, () =>
    listenToPage(queryOf(query, { after, limit: size + 1 }), size),
  );
  const kept = useKept(found);
  const last = found.status === 'ready' ? found.data.last : null;
  const turn = (to: readonly Cursor[]) => () => setTurned({ list, cursors: to });
  return {
    live: kept.status === 'ready' ? { status: 'ready', data: kept.data.rows } : kept,
    page: cursors.length + 1,
    next: last ? turn([...cursors, last]) : undefined,
    previous: after ? turn(cursors.slice(0, -1)) : undefined,
  };
}
