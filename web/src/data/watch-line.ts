import { isQuietFor } from '../offline/questions.ts';
import { reconnect } from './reconnect.ts';

/** How long (ms) the server may say nothing on a page that is in sight. */
const QUIET_MS = 30_000;
/** The same for a page that comes back into sight. A sleeping phone loses its connection without notice. */
const BACK_MS = 10_000;

/**
 * Makes Firestore's listeners ask again if the server has been silent for `ms`. Silence may mean that nothing
 * happens, or that the connection is dead. The listeners go on where they were, and read no document twice.
 */
export function reconnectIfSilentFor(ms: number, ask: () => Promise<void> = reconnect): void {
  if (isQuietFor(ms)) void ask();
}

/** Watches the server while the page is in sight, until the returned function is called. */
export function watchLine(ask: () => Promise<void> = reconnect): () => void {
  const isSeen = () => document.visibilityState === 'visible';
  const timer = setInterval(() => isSeen() && reconnectIfSilentFor(QUIET_MS, ask), QUIET_MS / 2);
  const onReturn = () => isSeen() && reconnectIfSilentFor(BACK_MS, ask);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
