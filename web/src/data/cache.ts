import { freeze, thaw } from '@streetlore/domain/frozen';
import { isPublicPath } from '@streetlore/domain/page';
import { defer, type Observable, startWith, tap } from 'rxjs';
import { local } from '../browser-storage.ts';

const PREFIX = 'last-seen:';
/** How long (ms) changes gather before they are written to localStorage. */
const GATHER_MS = 1000;
/** The most characters that stay when more are written; localStorage takes two and a half million and also keeps unsaved text. */
const MAX_CACHED_BYTES = 1_000_000;

/** Whether data at `path` is everybody's, so that a browser may cache it. The back office never shows yesterday's state. */
export function isCacheable(path: string, page: string): boolean {
  return !/^\/admin(\/|$)/.test(page) && isPublicPath(path);
}

/** When `text` was written (ms); 0 for what an earlier version of the site wrote, without its time. */
const writtenAt = (text: string) => Number.parseInt(text, 10) || 0;

/** Of what is kept the oldest goes. */
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
  for (const [key, data] of waiting) if (!local.set(PREFIX + key, `${Date.now()} ${freeze(data)}`)) break;
  waiting.clear();
}

function keep(key: string, data: unknown) {
  if (waiting.size === 0) window.addEventListener('pagehide', flush, { once: true });
  waiting.set(key, data);
  timer ??= setTimeout(flush, GATHER_MS);
}

function recall<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  const text = local.get(PREFIX + key) ?? '';
  return writtenAt(text) ? read(thaw(text.slice(text.indexOf(' ')))) : undefined;
}

/**
 * `live`, cached in the browser as it comes. Without a connection the cached data comes first, and stands until there is newer
 * (registry.ts); with a connection nothing old is ever shown. `read` checks what was written down, perhaps by an earlier version of
 * the site: undefined when it no longer fits.
 */
export function cached<T>(key: string, live: Observable<T>, read: (value: unknown) => T | undefined): Observable<T> {
  return defer(() => {
    const fresh = live.pipe(tap((data) => keep(key, data)));
    const last = navigator.onLine ? undefined : recall(key, read);
    return last === undefined ? fresh : fresh.pipe(startWith(last));
  });
}
