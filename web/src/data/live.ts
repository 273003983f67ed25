/** What a screen knows about live data at a moment. An empty list is `ready`; a failure never looks like one. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LiveError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T };

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

/** Applies `change` to ready data; loading and failed pass through. */
export function mapLive<T, U>(live: Live<T>, change: (data: T) => U): Live<U> {
  return live.status === 'ready' ? { status: 'ready', data: change(live.data) } : live;
}

/** Ready when both are; failed when either is, and then `retry` tries whichever failed. */
export function bothLive<A, B>(a: Live<A>, b: Live<B>): Live<readonly [A, B]> {
  if (a.status === 'ready' && b.status === 'ready') return { status: 'ready', data: [a.data, b.data] };
  if (a.status !== 'failed' && b.status !== 'failed') return { status: 'loading' };
  const failures = [a, b].filter((live) => live.status === 'failed');
  const [first] = failures;
  if (!first) return { status: 'loading' };
  return { status: 'failed', error: first.error, retry: () => failures.forEach((failure) => void failure.retry()) };
}
