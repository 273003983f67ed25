/**
 * What a screen knows about live data. A failure never looks like an empty list, which is `ready`.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LiveError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** Paths of the documents that do not fit their schema and are missing from `data`. */
      readonly broken?: readonly string[];
    };

export type LiveErrorKind = 'unavailable' | 'denied' | 'malformed' | 'unknown';

export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly kind: LiveErrorKind;

  constructor(kind: LiveErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A list that was read. A document that does not fit its schema does not make the others fail. */
export type List<T> = {
  readonly rows: readonly T[];
  readonly broken: readonly string[];
};

const NONE: readonly string[] = [];

export const malformedPaths = (live: Live<unknown>): readonly string[] =>
  live.status === 'ready' ? (live.broken ?? NONE) : NONE;

export const rowsOf = <T>(live: Live<List<T>>): Live<readonly T[]> =>
  live.status === 'ready' ? { status: 'ready', data: live.data.rows, broken: live.data.broken } : live;

/** Fails when the list leaves a document out. An editor that saves all of a list needs this, for example. */
export function requireComplete<T>(live: Live<T>): Live<T> {
  const [path] = malformedPaths(live);
  if (path === undefined) return live;
  const error = new LiveError('malformed', `${path} does not fit its schema`);
  return { status: 'failed', error, retry: () => undefined };
}

/** Applies `change` to ready data. `change` also gets the number of documents left out. */
export function mapLive<T, U>(live: Live<T>, change: (data: T, left: number) => U): Live<U> {
  if (live.status !== 'ready') return live;
  const broken = malformedPaths(live);
  return { status: 'ready', data: change(live.data, broken.length), broken };
}

/** Ready when both are ready, failed when either is. `retry` retries whichever failed. */
export function combineLive<A, B>(a: Live<A>, b: Live<B>): Live<readonly [A, B]> {
  if (a.status === 'ready' && b.status === 'ready') {
    return { status: 'ready', data: [a.data, b.data], broken: [...malformedPaths(a), ...malformedPaths(b)] };
  }
  if (a.status !== 'failed' && b.status !== 'failed') return { status: 'loading' };
  const failures = [a, b].filter((live) => live.status === 'failed');
  const [first] = failures;
  if (!first) return { status: 'loading' };
  return { status: 'failed', error: first.error, retry: () => failures.forEach((failure) => void failure.retry()) };
}
