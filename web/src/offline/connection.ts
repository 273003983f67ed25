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

/** How often the server has answered. */
let answers = 0;
/** When something was last heard of the server, or asked of it to hear something, on the page's own clock (ms). */
let heardAt = 0;
/**
 * When the connection was lost, in ms; null while it is there, or nobody has had a reason to doubt
 * it.
 */
let lostAt: number | null = null;
/** When the browser reported that it lost its network, in ms. */
let cutAt = Number.NEGATIVE_INFINITY;
let known: Connection = LIVE;
let timer: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

/** The connection at `now`, and how long (ms) it stays so without another event. */
function judge(now: number): { connection: Connection; lasts: number } {
  if (lostAt === null) return { connection: LIVE, lasts: Number.POSITIVE_INFINITY };
  const since = new Date(lostAt);
  const gone = now - lostAt;
  if (!navigator.onLine || gone >= PATIENCE_MS)
    return { connection: { status: 'offline', since }, lasts: Number.POSITIVE_INFINITY };
  return gone < BLINK_MS
    ? { connection: LIVE, lasts: BLINK_MS - gone }
    : { connection: { status: 'reconnecting', since }, lasts: PATIENCE_MS - gone };
}

function update() {
  clearTimeout(timer);
  const { connection, lasts } = judge(Date.now());
  if (Number.isFinite(lasts)) timer = setTimeout(update, lasts);
  if (connection.status === known.status) return;
  known = connection;
  for (const notify of subscribers) notify();
}

function lose(at: number) {
  lostAt ??= at;
  update();
}

function cut() {
  cutAt = Date.now();
  lose(cutAt);
}

function restore() {
  if (!navigator.onLine && Date.now() - cutAt < ON_ITS_WAY_MS) return;
  answers += 1;
  heardAt = performance.now();
  lostAt = null;
  update();
}

/**
 * Reports an answer to a listener. Each answer says whether it came from the server or from the
 * cache.
 */
export const reportAnswer = (fromCache: boolean) => (fromCache ? lose(Date.now()) : restore());

/**
 * Notes that something is asked of the server now. Call the returned function when no answer has come:
 * the connection then counts as lost since the question, unless something else was answered meanwhile.
 * A browser does not know this: a line may accept everything and carry nothing.
 * @param waited how long (ms) the page has been without an answer already
 * @returns whether the connection now counts as lost
 */
export function noteQuestion(waited = 0): () => boolean {
  const [before, at] = [answers, Date.now() - waited];
  return () => {
    if (answers === before) lose(at);
    return lostAt !== null;
  };
}

/** Notes that the server is being asked, which the question of whether it still answers must not disturb. */
export function noteAsked(): void {
  heardAt = performance.now();
}

/** Whether the server has been silent for `ms`. A yes counts as the question that it asks for. */
export function isQuietFor(ms: number): boolean {
  if (performance.now() - heardAt < ms) return false;
  noteAsked();
  return true;
}

/** Whether the connection counts as lost, also for an interruption that is too short to be told. */
export const isLost = (): boolean => lostAt !== null;

/** Whether nobody need wait for an answer: the page says that there is no connection, or the browser has had none so far. */
export const isHopeless = (): boolean => known !== LIVE || (!navigator.onLine && answers === 0);

/** Calls `onChange` when the connection's status changes, until the returned function is called. */
export function watchConnection(onChange: () => void): () => void {
  if (subscribers.size === 0) {
    window.addEventListener('online', update);
    window.addEventListener('offline', cut);
    if (!navigator.onLine && answers === 0) lose(Date.now());
  }
  subscribers.add(onChange);
  return () => {
    subscribers.delete(onChange);
    if (subscribers.size > 0) return;
    window.removeEventListener('online', update);
    window.removeEventListener('offline', cut);
  };
}

/** The connection as it is known now. */
export const connection = (): Connection => known;

const onServer = (): Connection => LIVE;

/**
 * Whether the page shows what the server says. A browser calls itself offline when its machine has
 * no network, even if the server is on that same machine. So an answer from the server counts for
 * more than what the browser says.
 */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connection, onServer);

/** Whether a request that is sent now can arrive. */
export const useReachable = (): boolean => useConnection().status !== 'offline';
