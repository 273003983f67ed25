import { deserialise, serialise } from '@streetlore/domain/dated-json';
import { isPublicPath } from '@streetlore/domain/page';
import { collections } from '@streetlore/domain/paths';
import { defer, type Observable, startWith, tap } from 'rxjs';
import { local } from '../browser-storage.ts';

const PREFIX = 'last-seen:';
/** How long (ms) changes are collected before they are written to localStorage. */
const GATHER_MS = 1000;
/**
 * The cached texts are trimmed to this size, in characters, before new ones are written.
 * localStorage holds two and a half million characters, and unsaved text needs some of them.
 */
const MAX_CACHED_BYTES = 1_000_000;

/**
 * The page of a booking, a team, a party or its board, with what is below it. This browser can only
 * know it from a link.
 */
const isBehindLink = (path: string) =>
  [collections.bookingPages, collections.teamPages, collections.partyPages, collections.partyBoards].some((pages) =>
    path.startsWith(`${pages}/`),
  );

/**
 * Whether a browser may cache the data at `path`: only public data, and the pages whose
 * links it has opened. The back office never shows old data.
 */
export function isCacheable(path: string, page: string): boolean {
  return !/^\/admin(\/|$)/.test(page) && (isPublicPath(path) || isBehindLink(path));
}

/**
 * When `text` was written (ms). 0 for text from an earlier version of the site, which stored no
 * time.
 */
const writtenAt = (text: string) => Number.parseInt(text, 10) || 0;

/** Removes the oldest entries until the rest fits. */
function makeRoom() {
  let left = MAX_CACHED_BYTES;
  for (const [key, text] of local.entries(PREFIX).sort(([, a], [, b]) => writtenAt(b) - writtenAt(a))) {
    left -= text.length;
    if (left < 0) local.remove(key);
  }
}

const waiting = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

function flush() {
  clearTimeout(timer);
  timer = undefined;
  makeRoom();
  for (const [key, data] of waiting) if (!local.set(PREFIX + key, `${Date.now()} ${serialise(data)}`)) break;
  waiting.clear();
}

function keep(key: string, data: unknown) {
  if (waiting.size === 0) window.addEventListener('pagehide', flush, { once: true });
  waiting.set(key, data);
  timer ??= setTimeout(flush, GATHER_MS);
}

function recall<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  const text = local.get(PREFIX + key) ?? '';
  return writtenAt(text) ? read(deserialise(text.slice(text.indexOf(' ')))) : undefined;
}

/**
 * Caches the data of `live` in the browser. Without a connection the cached data comes first, and
 * shows until newer data arrives (registry.ts). With a connection no old data is ever shown. `read`
 * checks the cached data, which an earlier version of the site may have written: it returns
 * undefined when the data no longer fits.
 */
export function cached<T>(key: string, live: Observable<T>, read: (value: unknown) => T | undefined): Observable<T> {
  return defer(() => {
    const fresh = live.pipe(tap((data) => keep(key, data)));
    const last = navigator.onLine ? undefined : recall(key, read);
    return last === undefined ? fresh : fresh.pipe(startWith(last));
  });
}
