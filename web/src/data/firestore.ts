import type { WithId } from '@streetlore/domain/query';
import { DOCUMENT_ID, nameOf, type Query } from '@streetlore/domain/query';
import { readStored } from '@streetlore/domain/version';
import {
  collection,
  collectionGroup,
  type DocumentData,
  doc,
  documentId,
  endAt,
  type Query as FirestoreQuery,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import type { Observable } from 'rxjs';
import type * as z from 'zod/mini';
import { firebase } from '../firebase/start.ts';
import { initialData, requestData } from '../server-rendering/dehydrated-state.ts';
import { untilLive } from '../server-rendering/until-live.ts';
import { cached, isCacheable } from './cache.ts';
import { converterFor } from './converter.ts';
import { listenToDocument, listenToQuery } from './listen.ts';
import { type List, type Live, rowsOf } from './live.ts';
import { useLive } from './use-live.ts';

const fieldOf = (field: string) => (field === DOCUMENT_ID ? documentId() : field);

type Part = {
  readonly after?: readonly unknown[] | null | undefined;
  readonly limit?: number;
};

/** A query of the domain as one of Firestore's SDK, typed by its schema. */
export function queryOf<T extends object>(asked: Query<T>, part: Part = {}): FirestoreQuery<WithId<T>> {
  const { firestore } = firebase();
  const source = asked.isGroup ? collectionGroup(firestore, asked.path) : collection(firestore, asked.path);
  const most = part.limit ?? asked.limit;
  return query(
    source.withConverter<WithId<T>, DocumentData>(converterFor(asked.schema)),
    ...asked.conditions.map(({ field, operator, value }) => where(fieldOf(field), operator, value)),
    ...asked.order.map(({ field, direction }) => orderBy(fieldOf(field), direction)),
    ...asked.cursors.map(({ place, values }) => (place === 'endAt' ? endAt(...values) : startAfter(...values))),
    ...(part.after ? [startAfter(...part.after)] : []),
    ...(most === null ? [] : [limit(most)]),
  );
}

export function typedDocument<T extends object>(path: string, schema: z.ZodMiniType<T>) {
  return doc(firebase().firestore, path).withConverter<WithId<T>, DocumentData>(converterFor(schema));
}

const readOne =
  <T extends object>(schema: z.ZodMiniType<T>) =>
  (value: unknown): WithId<T> | undefined => {
    if (value === null || typeof value !== 'object' || !('id' in value) || typeof value.id !== 'string')
      return undefined;
    const result = readStored(schema, value);
    return result.success ? { ...result.data, id: value.id } : undefined;
  };

const readList =
  <T extends object>(path: string, schema: z.ZodMiniType<T>) =>
  (value: unknown): List<WithId<T>> | undefined => {
    const stored: unknown = Array.isArray(value) ? value : (value as Partial<List<unknown>> | null)?.rows;
    if (!Array.isArray(stored)) return undefined;
    const read = stored.map(readOne(schema));
    const rows = read.filter((row) => row !== undefined);
    const broken = stored.flatMap((one, index) => (read[index] === undefined ? [`${path}/${one?.id}`] : []));
    return { rows, broken };
  };

/** The page shows what the server has rendered it with, which is newer than any cached data. */
const noOldData = () => undefined;

/** Public data starts with the dehydrated state, and is cached for use without a connection. */
const ofEverybody = <T>(name: string, path: string, live: Observable<T>, check: (value: unknown) => T | undefined) =>
  isCacheable(path, location.pathname)
    ? untilLive(name, (isRendered) => cached(name, live, isRendered ? noOldData : check), check)
    : live;

/** The name of a query's listener, for `restartListener`. */
export const listenerOf = (asked: Query): string => `query ${nameOf(asked)}`;

/** The documents of a query, live. Components with the same query share one listener. */
export function useQuery<T extends object>(asked: Query<T>): Live<readonly WithId<T>[]> {
  const name = listenerOf(asked);
  const check = readList(asked.path, asked.schema);
  if (import.meta.env.SSR) requestData({ name, path: asked.path, query: asked });
  const live = useLive(
    name,
    () => ofEverybody(name, asked.path, listenToQuery(queryOf(asked)), check),
    () => initialData(name, check),
  );
  return useMemo(() => rowsOf(live), [live]);
}

/** A document, live; null when there is none. */
export function useDocumentOf<T extends object>(path: string, schema: z.ZodMiniType<T>): Live<WithId<T> | null> {
  const name = `document ${path}`;
  const check = readOne(schema);
  const checkAny = (value: unknown) => (value === null ? null : check(value));
  if (import.meta.env.SSR) requestData({ name, path, query: null });
  return useLive(
    name,
    () => ofEverybody(name, path, listenToDocument(typedDocument(path, schema)), checkAny),
    () => initialData(name, checkAny),
  );
}
