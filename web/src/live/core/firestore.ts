import type { WithId } from '@streetlore/domain/document';
import { collection, type DocumentData, doc, type QueryConstraint, query } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firebase } from '../../firebase/start.ts';
import { converterFor } from './converter.ts';
import { listenToDocument, listenToQuery } from './listen.ts';
import type { Live } from './live.ts';
import { isRemembered, remembered } from './remember.ts';
import { useLive } from './use-live.ts';

/** The collection at `path`, typed by its schema. */
export function typedCollection<T extends object>(path: string, schema: z.ZodMiniType<T>) {
  return collection(firebase().firestore, path).withConverter<WithId<T>, DocumentData>(converterFor(schema));
}

/** The document at `path`, typed by its schema. */
export function typedDocument<T extends object>(path: string, schema: z.ZodMiniType<T>) {
  return doc(firebase().firestore, path).withConverter<WithId<T>, DocumentData>(converterFor(schema));
}

/** Checks a document that was written down earlier. */
const readOne =
  <T extends object>(schema: z.ZodMiniType<T>) =>
  (value: unknown): WithId<T> | undefined => {
    if (value === null || typeof value !== 'object' || !('id' in value) || typeof value.id !== 'string')
      return undefined;
    const result = schema.safeParse(value);
    return result.success ? { ...result.data, id: value.id } : undefined;
  };

const readList =
  <T extends object>(schema: z.ZodMiniType<T>) =>
  (value: unknown): readonly WithId<T>[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const documents = value.map(readOne(schema));
    return documents.every((document) => document !== undefined) ? documents : undefined;
  };

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
  const name = `query ${path}: ${key}`;
  return useLive(name, () => {
    const live = listenToQuery(query(typedCollection(path, schema), ...constraints()));
    return isRemembered(path, location.pathname) ? remembered(name, live, readList(schema)) : live;
  });
}

/** A document, live; null when there is none. */
export function useDocumentOf<T extends object>(path: string, schema: z.ZodMiniType<T>): Live<WithId<T> | null> {
  const name = `document ${path}`;
  return useLive(name, () => {
    const live = listenToDocument(typedDocument(path, schema));
    return isRemembered(path, location.pathname) ? remembered(name, live, readOne(schema)) : live;
  });
}
