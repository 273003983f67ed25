import type { KeptQueue } from './kept-queue.ts';
import { afterAttempt, nextToSend, type Outcome, pauseAfter, type Unsent } from './queue.ts';

/** Why the queue waits, in the server's words if it gave any; null when it does not wait. */
export type Wait = { readonly reason: string | null } | null;

type Sending = {
  readonly queue: KeptQueue;
  readonly send: (message: Unsent) => Promise<Outcome>;
  readonly onSent: (message: Unsent) => void;
  /** Told after each attempt. */
  readonly onWait: (wait: Wait) => void;
};

/**
 * Sends what waits in the queue, one message after another, until the returned function is called.
 * Without an answer, or with one that says 'later', it tries again, later each time, and at once when the browser has a network
 * again. Another tab may send the same messages: the hunt takes each once.
 */
export function sendQueue({ queue, send, onSent, onWait }: Sending): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The message that is under way, and the attempt that counts: a later one replaces it. */
  let underWay: string | null = null;
  let attempt = 0;

  async function sendNext(): Promise<void> {
    const message = nextToSend(queue.now());
    if (underWay !== null || !message) return;
    underWay = message.id;
    attempt += 1;
    const own = attempt;
    const outcome = await send(message);
    if (own !== attempt) return;
    underWay = null;
    failures = outcome.kind === 'waits' ? failures + 1 : 0;
    onWait(outcome.kind === 'waits' ? { reason: outcome.reason } : null);
    const left = afterAttempt(message, outcome);
    if (!left) {
      onSent(message);
      queue.remove(message.id);
    }
    if (left && left !== message) queue.put(left);
    look();
  }

  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNext(), pauseAfter(failures));
  }

  /** A request from before the network was lost may wait for its answer for a minute. */
  function again(): void {
    failures = 0;
    underWay = null;
    attempt += 1;
    look();
  }

  const unsubscribe = queue.subscribe(look);
  window.addEventListener('online', again);
  look();
  return () => {
    attempt += 1;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', again);
  };
}
