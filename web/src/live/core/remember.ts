import { collections, documents } from '@streetlore/domain/paths';
import { catchError, concat, defer, fromEvent, type Observable, of, switchMap, take, tap, throwError } from 'rxjs';

const PREFIX = 'last-seen:';
/** How long (ms) changes gather before they are written down. */
const GATHER_MS = 1000;

const { tours, tourStops, tourPartners, partners, contestSubmissions, contestRounds, blogPosts, leaderboard } =
  collections;
const PUBLIC: ReadonlySet<string> = new Set([
  tours,
  tourStops,
  tourPartners,
  partners,
  contestSubmissions,
  contestRounds,
  blogPosts,
  leaderboard,
]);

/** Whether data at `path` is everybody's, so that it may stay in a browser. The back office never shows yesterday's state. */
export function isRemembered(path: string, page: string): boolean {
  if (/^\/admin(\/|$)/.test(page)) return false;
  const [collection = '', ...rest] = path.split('/');
  return path === documents.publicStats || (rest.length <= 1 && PUBLIC.has(collection));
}

/** JSON with dates kept. */
export const freeze = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, inner: unknown) {
    const original = this[key];
    return original instanceof Date ? { $date: original.toISOString() } : inner;
  });

/** The value that `freeze` wrote down. */
export const thaw = (text: string): unknown =>
  JSON.parse(text, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && '$date' in inner && typeof inner.$date === 'string'
      ? new Date(inner.$date)
      : inner,
  );

const waiting = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

function writeDown() {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, data] of waiting) {
    try {
      localStorage.setItem(PREFIX + key, freeze(data));
    } catch (error) {
      console.warn(`${key} cannot be kept for use without a connection`, error);
    }
  }
  waiting.clear();
}

function remember(key: string, data: unknown) {
  if (waiting.size === 0) window.addEventListener('pagehide', writeDown, { once: true });
  waiting.set(key, data);
  timer ??= setTimeout(writeDown, GATHER_MS);
}

function recall<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  const text = localStorage.getItem(PREFIX + key);
  return text === null ? undefined : read(thaw(text));
}

/**
 * `live`, whose data is written down as it comes. Without a connection what was last seen comes first, and a failure to
 * reach the server leaves it standing until the connection is back; with a connection nothing old is ever shown.
 * `read` checks what was written down, perhaps by an earlier version of the site: undefined when it no longer fits.
 */
export function remembered<T>(
  key: string,
  live: Observable<T>,
  read: (value: unknown) => T | undefined,
): Observable<T> {
  return defer(() => {
    const fresh = live.pipe(tap((data) => remember(key, data)));
    if (navigator.onLine) return fresh;
    const last = recall(key, read);
    if (last === undefined) return fresh;
    const online = fromEvent(window, 'online').pipe(take(1));
    const patient = fresh.pipe(
      catchError((error: unknown) =>
        navigator.onLine ? throwError(() => error) : online.pipe(switchMap(() => fresh)),
      ),
    );
    return concat(of(last), patient);
  });
}
