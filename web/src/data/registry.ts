import { catchError, concat, defer, map, Observable, of, Subject, startWith, switchMap, takeUntil, tap } from 'rxjs';
import { isLost } from '../offline/questions.ts';
import { FRESH_MS } from '../server-rendering/dehydrated-state.ts';
import { LiveError } from './live.ts';

export type State<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LiveError }
  | { readonly status: 'ready'; readonly data: T };

const LOADING = { status: 'loading' } as const;
/** How long (ms) a listener outlives its last component: long enough for the back button. */
const KEEP_MS = 20_000;
/** How long (ms) an unreachable listener waits before it tries again. */
const AGAIN_MS = 2_000;

type Entry<T> = {
  readonly states: Observable<State<T>>;
  readonly restart: Subject<void>;
  readonly end: Subject<void>;
  users: number;
  failed: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

declare global {
  /** reactfire's cache of all observables that it has used. */
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined;
}

const entries = new Map<string, Entry<unknown>>();
const watchers = new Set<() => void>();
const notifyWatchers = () => {
  for (const notify of watchers) notify();
};

export const isAnythingFailed = (): boolean => [...entries.values()].some(({ failed, users }) => failed && users > 0);

/**
 * Calls `onChange` when `isAnythingFailed` may have changed, until the returned function is called.
 */
export function watchFailures(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function setFailed(entry: Entry<unknown>, failed: boolean) {
  if (entry.failed === failed) return;
  entry.failed = failed;
  notifyWatchers();
}

function drop(key: string) {
  const entry = entries.get(key);
  if (!entry || entry.users > 0) return;
  clearTimeout(entry.timer);
  entries.delete(key);
  entry.end.next();
  globalThis._reactFirePreloadedObservables?.delete(key);
}

function dropLater(key: string, entry: Entry<unknown>) {
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => drop(key), KEEP_MS);
}

const soon = <T>(listening: Observable<T>) =>
  new Observable<T>((subscriber) => {
    const waiting = setTimeout(() => subscriber.add(listening.subscribe(subscriber)), AGAIN_MS);
    return () => clearTimeout(waiting);
  });

/**
 * The states of the listener called `key`, shared by all its screens. reactfire keeps an observable's error
 * for ever and never unsubscribes. So an error becomes a `failed` state, and `restart` listens again inside
 * the same observable. The observable completes when it has had no users for a while. Without an answer the
 * listener tries again by itself, and is `failed` until one arrives. Two kinds of data stay: fresh data that
 * the server rendered, and the last data while the connection is lost. The site then shows a notice.
 */
export function statesOf<T>(key: string, listen: () => Observable<T>): Observable<State<T>> {
  const known = entries.get(key);
  if (known) {
    if (known.users === 0) dropLater(key, known);
    return known.states as Observable<State<T>>;
  }
  const restart = new Subject<void>();
  const end = new Subject<void>();
  const entry: Entry<T> = {
    restart,
    end,
    users: 0,
    failed: false,
    timer: undefined,
    states: restart.pipe(
      startWith(undefined),
      switchMap(() => {
        setFailed(entry as Entry<unknown>, false);
        let isShown = false;
        return defer(listen).pipe(
          tap(() => {
            setFailed(entry as Entry<unknown>, false);
            isShown = true;
          }),
          map((data): State<T> => ({ status: 'ready', data })),
          catchError((error: unknown, again) => {
            const known =
              error instanceof LiveError ? error : new LiveError('unknown', String(error), { cause: error });
            const isAway = known.kind === 'unavailable';
            if (isAway && isShown && (isLost() || performance.now() < FRESH_MS)) return soon(again);
            if (!entry.failed) console.error(`Listener ${key} failed`, known);
            setFailed(entry as Entry<unknown>, true);
            const failed = of<State<T>>({ status: 'failed', error: known });
            return isAway ? concat(failed, soon(again)) : failed;
          }),
          startWith<State<T>>(LOADING),
        );
      }),
      takeUntil(end),
    ),
  };
  entries.set(key, entry as Entry<unknown>);
  dropLater(key, entry as Entry<unknown>);
  return entry.states;
}

/**
 * Keeps the listener alive until the returned function is called. Null when `states` has ended, for example
 * because another user signed in between a screen's rendering and its effects. The screen must then ask for
 * new states.
 */
export function keepAlive(key: string, states: Observable<unknown>): (() => void) | null {
  const entry = entries.get(key);
  if (entry?.states !== states) return null;
  clearTimeout(entry.timer);
  entry.users += 1;
  if (entry.failed) notifyWatchers();
  return () => {
    entry.users -= 1;
    if (entry.failed) notifyWatchers();
    if (entry.users === 0) dropLater(key, entry);
  };
}

export function retryListener(key: string) {
  const entry = entries.get(key);
  if (entry?.failed) entry.restart.next();
}

/**
 * Listens again in any state, for a refresh button. The state is `loading` until the first answer.
 */
export function restartListener(key: string) {
  entries.get(key)?.restart.next();
}

export function restartFailed() {
  for (const entry of entries.values()) if (entry.failed) entry.restart.next();
}

/**
 * After a change of the user or their role: drops unused listeners, and restarts those that failed.
 */
export function onIdentityChange() {
  for (const key of [...entries.keys()]) drop(key);
  restartFailed();
}
