import type { WithId } from '@streetlore/domain/query';
import { nameOf, type Query } from '@streetlore/domain/query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER } from '../ui/address.ts';
import { queryOf } from './firestore.ts';
import { listenToPage } from './listen.ts';
import { type Live, rowsOf } from './live.ts';
import { placeOf, readPlace } from './place.ts';
import { useLive } from './use-live.ts';
import { usePreviousData } from './use-previous-data.ts';

export type Pages<T> = {
  readonly live: Live<readonly WithId<T>[]>;
  readonly page: number;
  /** Undefined on the last page. */
  readonly next: (() => void) | undefined;
  /** Undefined on the first page. */
  readonly previous: (() => void) | undefined;
};

/**
 * One live page of a query's documents, by Firestore's cursor. The query's order must end with the document's
 * id, so that each row has its own place. The previous page's rows stay on screen until the new ones arrive.
 * When the last page loses all its rows, the page before is shown. The address holds the cursors, for a
 * reload and the back button.
 * @param size rows of a page
 */
export function usePages<T extends object>(query: Query<T>, size: number): Pages<T> {
  const [params, setParams] = useSearchParams();
  const given = params.getAll(PAGE_PARAMETER);
  const places = given.every((place) => readPlace(query, place)) ? given : [];
  const last = places.at(-1);
  const after = last === undefined ? null : readPlace(query, last);
  const name = `page of ${nameOf(query)}, ${size} at a time, after ${last ?? 'nothing'}`;
  const found = useLive(name, () => listenToPage(queryOf(query, { after, limit: size + 1 }), size));
  const kept = usePreviousData(found);
  const following = found.status === 'ready' ? found.data.last : null;
  const turn = (to: readonly string[]) => () => {
    const turned = new URLSearchParams(params);
    turned.delete(PAGE_PARAMETER);
    for (const place of to) turned.append(PAGE_PARAMETER, place);
    setParams(turned, { replace: true });
  };
  const goBack = turn(places.slice(0, -1));
  const isLeft = found.status === 'ready' && found.data.rows.length + found.data.broken.length === 0;
  const leftPage = after && isLeft ? name : null;
  const leave = useEffectEvent(goBack);
  useEffect(() => {
    if (leftPage !== null) leave();
  }, [leftPage]);
  return {
    live: rowsOf(kept),
    page: places.length + 1,
    next: following ? turn([...places, placeOf(query, following)]) : undefined,
    previous: after ? goBack : undefined,
  };
}
