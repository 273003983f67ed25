import { useSyncExternalStore } from 'react';

/** What this page knows about the connection. `since` is when the connection was lost. */
export type Connection =
  | { readonly status: 'live' }
  | { readonly status: 'reconnecting' | 'offline'; readonly since: Date };

/** How long (ms) a restarted listener may wait for the server without a notice on the page. */
const BLINK_MS = 2_000;
/** After this long (ms) without the server the state is 'offline' instead of 'reconnecting'. */
const PATIENCE_MS = 20_000;

/** An answer this soon (ms) after the browser lost its network was already on its way. */
const ON_ITS_WAY_MS = 500;

const LIVE = { status: 'live' } as const;

/** How often the server has answered, and when last, on the page's own clock (ms). */
export const answers = { count: 0, at: 0 };
/** When the connection was lost, in ms; null while nothing makes us doubt it. */
export let lostAt: number | null = null;
/** When the browser reported that it lost its network, in ms. */
let cutAt = Number.NEGATIVE_INFINITY;
let known: Connection = LIVE;
let timer: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

/** Judges the connection, and again when time alone would change the judgement. */
function update() {
  clearTimeout(timer);
  const gone = lostAt === null ? 0 : Date.now() - lostAt;
  const isGone = lostAt !== null && (!navigator.onLine || gone >= PATIENCE_MS);
  const status = isGone ? 'offline' : gone < BLINK_MS ? 'live' : 'reconnecting';
  if (lostAt !== null && !isGone) timer = setTimeout(update, (status === 'live' ? BLINK_MS : PATIENCE_MS) - gone);
  if (status === known.status) return;
  known = status === 'live' || lostAt === null ? LIVE : { status, since: new Date(lostAt) };
  for (const notify of subscribers) notify();
}

export function lose(at: number) {
  lostAt ??= at;
  update();
}

function cut() {
  cutAt = Date.now();
  lose(cutAt);
}

function restore() {
  if (!navigator.onLine && Date.now() - cutAt < ON_ITS_WAY_MS) return;
  answers.count += 1;
  answers.at = performance.now();
  lostAt = null;
  update();
}

export const reportAnswer = (fromCache: boolean) => (fromCache ? lose(Date.now()) : restore());

/** Calls `onChange` when the connection's status changes, until the returned function is called. */
export function watchConnection(onChange: () => void): () => void {
  if (subscribers.size === 0) {
    window.addEventListener('online', update);
    window.addEventListener('offline', cut);
    if (!navigator.onLine && !answers.count) lose(Date.now());
  }
  subscribers.add(onChange);
  return () => {
    subscribers.delete(onChange);
    if (subscribers.size > 0) return;
    window.removeEventListener('online', update);
    window.removeEventListener('offline', cut);
  };
}

export const connection = (): Connection => known;

const onServer = (): Connection => LIVE;

/**
 * Whether the page shows what the server says. A browser whose machine has no network calls itself
 * offline even if the server is on that machine: an answer from the server counts for more.
 */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connection, onServer);

export const useReachable = (): boolean => useConnection().status !== 'offline';

const clock = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The connection as a text, with times in the reader's own time zone. */
export function connectionWords(connection: Connection): string {
  if (connection.status === 'live') return 'Live';
  if (connection.status === 'reconnecting') return 'Reconnecting...';
  return `Offline since ${clock(connection.since)}`;
}
