import { isQuietFor } from '../offline/questions.ts';
import { reconnect } from './reconnect.ts';

/** How long (ms) the server may say nothing on a page that somebody looks at. */
const QUIET_MS = 30_000;
/** The same for a page that somebody comes back to: a sleeping phone loses its connections without a word. */
const BACK_MS = 10_000;

/**
 * Has Firestore's listeners asked anew if the server has been silent for `ms`. Nothing else tells a
 * quiet evening from a line that carries nothing. Listeners that go on where they were read no document twice.
 */
export function askIfQuiet(ms: number, ask: () => Promise<void> = reconnect): void {
  if (isQuietFor(ms)) void ask();
}

/**
 * Watches whether the server still answers while somebody looks at the page, until the returned
 * function is called.
 */
export function watchLine(ask: () => Promise<void> = reconnect): () => void {
  const isSeen = () => document.visibilityState === 'visible';
  const timer = setInterval(() => isSeen() && askIfQuiet(QUIET_MS, ask), QUIET_MS / 2);
  const onReturn = () => isSeen() && askIfQuiet(BACK_MS, ask);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
