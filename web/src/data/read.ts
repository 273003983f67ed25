import type { Query, WithId } from '@streetlore/domain/query';
import {
  collection,
  type DocumentReference,
  doc,
  getDocFromServer,
  getDocsFromServer,
  type QueryDocumentSnapshot,
  runTransaction,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firebase } from '../firebase/start.ts';
import { noteAsked } from '../offline/questions.ts';
import { CallError, UNREACHABLE } from './call.ts';
import { queryOf, typedDocument } from './firestore.ts';
import { listOf } from './listen.ts';
import type { List } from './live.ts';

/** These reads ask the server, or fail. Firestore may answer a plain read from a listener's last data. */
function answered<T>(read: Promise<T>): Promise<T> {
  noteAsked();
  return read.catch((cause: unknown) => {
    throw new CallError('unavailable', UNREACHABLE, [], { cause });
  });
}

/** The documents of a query in pages of `size`. Rejects with CallError. */
export async function* readPages<T extends object>(asked: Query<T>, size: number): AsyncGenerator<List<WithId<T>>> {
  let after: QueryDocumentSnapshot<WithId<T>> | undefined;
  do {
    const { docs } = await answered(getDocsFromServer(queryOf(asked, { after: after && [after], limit: size })));
    yield listOf(docs);
    after = docs.length === size ? docs.at(-1) : undefined;
  } while (after);
}

/** A document; null when there is none. Rejects with CallError. */
export async function readDocument<T extends object>(
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<WithId<T> | null> {
  return (await answered(getDocFromServer(typedDocument(path, schema)))).data() ?? null;
}

/**
 * A document right after a write; null when there is none. It is read in a transaction. Another read may get
 * a listener's earlier data, and waits for the listeners' connection, which comes back seconds after the
 * rest. Rejects with Firestore's error.
 */
export async function readWritten<T>(reference: DocumentReference<T>): Promise<T | null> {
  const read = await runTransaction(firebase().firestore, (transaction) => transaction.get(reference), {
    maxAttempts: 1,
  });
  return read.data() ?? null;
}

export const newId = (path: string): string => doc(collection(firebase().firestore, path)).id;
