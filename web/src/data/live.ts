/** What a screen knows about live data at a moment. An empty list is `ready`; a failure never looks like one. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LiveError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** Paths of a list's documents that do not fit their schema, and are not in `data`. */
      readonly broken?: readonly string[];
    };

/** `unavailable`: no connection; `denied`: the rules refuse; `malformed`: a document does not fit its schema. */
export type LiveErrorKind = 'unavailable' | 'denied' | 'malformed' | 'unknown';

export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly kind: LiveErrorKind;

  constructor(kind: LiveErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A list as it is read: one document that does not fit its schema does not take the others with it. */
export type List<T> = {
  readonly rows: readonly T[];
  /** Paths of the documents that do not fit. */
  readonly broken: readonly string[];
};

const NONE: readonly string[] = [];

/** The documents that a list leaves out. */
export const brokenIn = (live: Live<unknown>): readonly string[] =>
  live.status === 'ready' ? (live.broken ?? NONE) : NONE;

/** The rows of a list; what it leaves out stands beside them. */
export const rowsOf = <T>(live: Live<List<T>>): Live<readonly T[]> =>
  live.status === 'ready' ? { status: 'ready', data: live.data.rows, broken: live.data.broken } : live;

/** The same list, failed when it leaves anything out: for what must be whole, such as an editor that saves all of it. */
export function wholly<T>(live: Live<T>): Live<T> {
  const [path] = brokenIn(live);
  if (path === undefined) return live;
  const error = new LiveError('malformed', `${path} does not fit its schema`);
  return { status: 'failed', error, retry: () => undefined };
}

/** Applies `change` to ready data, and to how many documents it leaves out; loading and failed pass through. */
export function mapLive<T, U>(live: Live<T>, change: (data: T, left: number) => U): Live<U> {
  if (live.status !== 'ready') return live;
  const broken = brokenIn(live);
  return { status: 'ready', data: change(live.data, broken.length), broken };
}

/** Ready when both are; failed when either is, and then `retry` tries whichever failed. */
export function bothLive<A, B>(a: Live<A>, b: Live<B>): Live<readonly [A, B]> {
  if (a.status === 'ready' && b.status === 'ready') {
    return { status: 'ready', data: [a.data, b.data], broken: [...brokenIn(a), ...brokenIn(b)] };
  }
  if (a.status !== 'failed' && b.status !== 'failed') return { status: 'loading' };
  const failures = [a, b].filter((live) => live.status === 'failed');
  const [first] = failures;
  if (!first) return { status: 'loading' };
  return { status: 'failed', error: first.error, retry: () => failures.forEach((failure) => void failure.retry()) };
}
