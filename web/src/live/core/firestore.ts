import type { WithId } from '@streetlore/domain/document';
import { collection, type DocumentData, doc, type QueryConstraint, query } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firebase } from '../../firebase/start.ts';
import { converterFor } from './converter.ts';
import { listenToDocument, listenToQuery } from './listen.ts';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

/** The collection at `path`, typed by its schema. */
export function typedCollection<T extends object>(path: string, schema: z.ZodMiniType<T>) {
  return collection(firebase().firestore, path).withConverter<WithId<T>, DocumentData>(converterFor(schema));
}

/** The document at `path`, typed by its schema. */
export function typedDocument<T extends object>(path: string, schema: z.ZodMiniType<T>) {
  return doc(firebase().firestore, path).withConverter<WithId<T>, DocumentData>(converterFor(schema));
}

/**
 * The documents of a query, live. `key` names the query among all of the site ('tours by name'): same key, same listener,
 * so whatever `constraints` depend on belongs into it.
 */
export function useQueryOf<T extends object>(
  key: string,
  path: string,
  schema: z.ZodMiniType<T>,
  constraints: () => readonly QueryConstraint[],
): Live<readonly WithId<T>[]> {
  return useLive(`query ${path}: ${key}`, () => listenToQuery(query(typedCollection(path, schema), ...constraints())));
}

/** A document, live; null when there is none. */
export function useDocumentOf<T extends object>(path: string, schema: z.ZodMiniType<T>): Live<WithId<T> | null> {
  return useLive(`document ${path}`, () => listenToDocument(typedDocument(path, schema)));
}
