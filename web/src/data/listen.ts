import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { Observable, type Subscriber } from 'rxjs';
import { reportAnswer } from '../offline/connection.ts';
import { noteQuestion } from '../offline/questions.ts';
import { type List, LiveError } from './live.ts';

/** How long, in ms, the first answer may take before the screen reports a failure. */
const FIRST_ANSWER_MS = 12_000;

const unavailable = () => new LiveError('unavailable', 'No connection to the server');

function fromFirestore(error: FirestoreError): LiveError {
  const kind = error.code === 'permission-denied' ? 'denied' : error.code === 'unavailable' ? 'unavailable' : 'unknown';
  return new LiveError(kind, error.message, { cause: error });
}

/**
 * Ignores Firestore's cached answers until the server has answered once. Without a connection its cache
 * answers with an empty list, or with a document that 'does not exist'. After FIRST_ANSWER_MS without an
 * answer the listener fails. Later cached answers are passed on, because they only mean that the connection
 * comes and goes.
 */
class FirstAnswer<S extends { metadata: { fromCache: boolean } }, T> {
  private answered = false;
  private readonly timer: ReturnType<typeof setTimeout>;
  private readonly subscriber: Subscriber<T>;
  private readonly read: (snapshot: S) => T;

  constructor(subscriber: Subscriber<T>, read: (snapshot: S) => T) {
    this.subscriber = subscriber;
    this.read = read;
    const unanswered = noteQuestion();
    this.timer = setTimeout(() => {
      unanswered();
      subscriber.error(unavailable());
    }, FIRST_ANSWER_MS);
    subscriber.add(() => clearTimeout(this.timer));
  }

  readonly next = (snapshot: S) => {
    const { fromCache } = snapshot.metadata;
    if (!this.answered && fromCache) return;
    reportAnswer(fromCache);
    this.answered = true;
    clearTimeout(this.timer);
    try {
      this.subscriber.next(this.read(snapshot));
    } catch (error) {
      this.subscriber.error(
        error instanceof LiveError ? error : new LiveError('malformed', String(error), { cause: error }),
      );
    }
  };

  readonly error = (error: FirestoreError) => this.subscriber.error(fromFirestore(error));
}

export function listOf<T>(documents: readonly QueryDocumentSnapshot<T>[]): List<T> {
  const rows: T[] = [];
  const broken: string[] = [];
  for (const document of documents) {
    try {
      rows.push(document.data());
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      console.error('A document is left out of its list', error);
      broken.push(document.ref.path);
    }
  }
  return { rows, broken };
}

const WITH_METADATA = { includeMetadataChanges: true } as const;

/** The query's documents, in its order, now and after every change. */
export function listenToQuery<T>(query: Query<T>): Observable<List<T>> {
  return new Observable((subscriber) => {
    const answer = new FirstAnswer<QuerySnapshot<T>, List<T>>(subscriber, ({ docs }) => listOf(docs));
    subscriber.add(onSnapshot(query, WITH_METADATA, answer.next, answer.error));
  });
}

/** A page's rows. `last` is the cursor of the next page, null on the last page. */
export type Page<T> = List<T> & {
  readonly last: QueryDocumentSnapshot<unknown> | null;
};

/** The first `size` documents of a query with a limit of `size + 1`, now and after every change. */
export function listenToPage<T>(query: Query<T>, size: number): Observable<Page<T>> {
  return new Observable((subscriber) => {
    const answer = new FirstAnswer<QuerySnapshot<T>, Page<T>>(subscriber, ({ docs }) => ({
      ...listOf(docs.slice(0, size)),
      last: docs.length > size ? (docs[size - 1] ?? null) : null,
    }));
    subscriber.add(onSnapshot(query, WITH_METADATA, answer.next, answer.error));
  });
}

/**
 * The document, or null when the server says that it does not exist, now and after every change.
 */
export function listenToDocument<T>(reference: DocumentReference<T>): Observable<T | null> {
  return new Observable((subscriber) => {
    const answer = new FirstAnswer<DocumentSnapshot<T>, T | null>(subscriber, (snapshot) => snapshot.data() ?? null);
    subscriber.add(onSnapshot(reference, WITH_METADATA, answer.next, answer.error));
  });
}
