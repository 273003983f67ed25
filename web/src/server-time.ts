import { local } from './browser-storage.ts';

const KEPT_AS = 'server-ahead';

/** How far (ms) the server's clock is ahead: as at the last visit until the server has answered. */
let ahead = typeof document === 'undefined' ? 0 : Number(local.get(KEPT_AS)) || 0;
let isAsked = false;
const subscribers = new Set<() => void>();

/** The server's time, by which all is judged: people's clocks may be days off. */
export const presentTime = (): Date => new Date(Date.now() + ahead);

function setAhead(ms: number): void {
  if (ahead === ms) return;
  ahead = ms;
  local.set(KEPT_AS, `${ms}`);
  for (const notify of subscribers) notify();
}

/**
 * Asks the server for its time, once. Calls `onChange` when it differs, until the returned function
 * is called.
 */
export function watchServerTime(onChange: () => void): () => void {
  subscribers.add(onChange);
  if (!isAsked) {
    isAsked = true;
    void import('./ask-server-time.ts').then(
      ({ askServerTime }) => askServerTime(setAhead),
      (error: unknown) => console.warn('The time of the server cannot be asked for', error),
    );
  }
  return () => subscribers.delete(onChange);
}
