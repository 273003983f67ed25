import { local } from './browser-storage.ts';

const KEPT_AS = 'server-ahead';

/** How far (ms) the server's clock is ahead of this device's. The last visit's, until the server has answered. */
let ahead = typeof document === 'undefined' ? 0 : Number(local.get(KEPT_AS)) || 0;
let isAsked = false;
const subscribers = new Set<() => void>();

/**
 * The present time as the server has it. People's clocks may be minutes or days off, so whatever is judged
 * by time uses this and not the device's clock.
 */
export const presentTime = (): Date => new Date(Date.now() + ahead);

function setAhead(ms: number): void {
  if (ahead === ms) return;
  ahead = ms;
  local.set(KEPT_AS, `${ms}`);
  for (const notify of subscribers) notify();
}

/** Asks the server for its time, once, and calls `onChange` when it differs, until the returned function is called. */
export function watchServerTime(onChange: () => void): () => void {
  subscribers.add(onChange);
  if (!isAsked) {
    isAsked = true;
    // Not in the first chunk. Without it the page goes on with the time that it has.
    void import('./ask-server-time.ts').then(
      ({ askServerTime }) => askServerTime(setAhead),
      (error: unknown) => console.warn('The time of the server cannot be asked for', error),
    );
  }
  return () => subscribers.delete(onChange);
}
