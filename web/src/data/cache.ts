import { deserialise, serialise } from '@streetlore/domain/dated-json';
import { isPublicPath } from '@streetlore/domain/page';
import { collections } from '@streetlore/domain/paths';
import { Observable } from 'rxjs';
import { local } from '../browser-storage.ts';
import { isHopeless, noteQuestion } from '../offline/questions.ts';
import { LiveError } from './live.ts';

const PREFIX = 'last-seen:';
/** How long (ms) changes are collected before they are written to localStorage. */
const GATHER_MS = 1000;
/** How long (ms) the server may be silent before cached data shows. The service worker uses the same time. */
export const MAX_SILENCE_MS = 3000;
/**
 * The cached texts are trimmed to this size, in characters, before new ones are written.
 * localStorage holds two and a half million characters, and unsaved text needs some of them.
 */
const MAX_CACHED_BYTES = 1_000_000;

/**
 * Whether a path belongs to a booking, a team, a party, its board or an invoice. A browser knows such a path only from a
 * link.
 */
const isBehindLink = (path: string) =>
  [
    collections.bookingPages,
    collections.teamPages,
    collections.partyPages,
    collections.partyBoards,
    collections.invoicePages,
  ].some((pages) => path.startsWith(`${pages}/`));

/**
 * Whether a browser may cache the data at `path`: only public data, and the pages whose
 * links it has opened. The back office never shows old data.
 */
export function isCacheable(path: string, page: string): boolean {
  return !/^\/admin(\/|$)/.test(page) && (isPublicPath(path) || isBehindLink(path));
}

/**
 * When the text was stored (ms). It is 0 for text from an earlier version of the site, which stored no time.
 */
const writtenAt = (text: string) => Number.parseInt(text, 10) || 0;

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
 * How long (ms) this page waits for its data. Not at all while the connection is lost, and where the page
 * itself came so late that it may have come from the service worker.
 */
function patience(): number {
  if (isHopeless()) return 0;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOfVisit = performance.now() < 2 * MAX_SILENCE_MS;
  return isOfVisit && visit && visit.responseStart >= MAX_SILENCE_MS ? 0 : MAX_SILENCE_MS;
}

/**
 * Caches the data of `live` in the browser. Cached data shows only while the server cannot be reached or has
 * been silent for some seconds, until newer data arrives. `read` checks cached data, because an earlier
 * version of the site may have written it. It returns undefined for data that does not fit.
 */
export function cached<T>(key: string, live: Observable<T>, read: (value: unknown) => T | undefined): Observable<T> {
  return new Observable((subscriber) => {
    const wait = patience();
    const unanswered = noteQuestion(MAX_SILENCE_MS - wait);
    let isOpen = true;
    const showLast = () => {
      const last = isOpen ? recall(key, read) : undefined;
      isOpen = false;
      if (last !== undefined && unanswered()) subscriber.next(last);
    };
    if (wait === 0) showLast();
    const timer = setTimeout(showLast, wait);
    subscriber.add(() => clearTimeout(timer));
    subscriber.add(
      live.subscribe({
        next: (data) => {
          isOpen = false;
          keep(key, data);
          subscriber.next(data);
        },
        error: (error: unknown) => {
          if (error instanceof LiveError && error.kind === 'unavailable') showLast();
          subscriber.error(error);
        },
      }),
    );
  });
}
