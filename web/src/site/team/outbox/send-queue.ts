import { connection, watchConnection } from '../../../offline/connection.ts';
import type { KeptQueue } from './kept-queue.ts';
import { afterAttempt, nextToSend, type Outcome, pauseAfter, type Unsent } from './queue.ts';

/** `reason`: the server's words, if it gave any. Null when the queue does not wait. */
export type Wait = { readonly reason: string | null } | null;

/** After this long (ms) without an answer a message is said to wait. */
const SLOW_MS = 5_000;
/** After this long (ms) without an answer it is sent again. */
const LOST_MS = 20_000;

const unanswered = (): Promise<Outcome> =>
  new Promise((resolve) => setTimeout(resolve, LOST_MS, { kind: 'waits', reason: null } satisfies Outcome));

type Sending = {
  readonly queue: KeptQueue;
  readonly send: (message: Unsent) => Promise<Outcome>;
  readonly onSent: (message: Unsent) => void;
  /** Told after each attempt, and during one that has no answer for long. */
  readonly onWait: (wait: Wait) => void;
  /** Told how long (ms) an attempt has had no answer. */
  readonly onSilence: (ms: number) => void;
};

/**
 * Sends what waits in the queue, one message after another, until the returned function is called.
 * Without an answer, or with one that says 'later', it tries again, later each time, and at once
 * when there is a connection again. Another tab may send the same messages: the hunt takes each
 * once.
 */
export function sendQueue({ queue, send, onSent, onWait, onSilence }: Sending): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The message under way, and the attempt that counts: a later one replaces it. */
  let underWay: string | null = null;
  let attempt = 0;

  async function sendNext(): Promise<void> {
    const message = nextToSend(queue.now());
    if (underWay !== null || !message) return;
    underWay = message.id;
    attempt += 1;
    const own = attempt;
    const slow = setTimeout(() => {
      if (own !== attempt) return;
      onWait({ reason: null });
      onSilence(SLOW_MS);
    }, SLOW_MS);
    const outcome = await Promise.race([send(message), unanswered()]);
    clearTimeout(slow);
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

  const onConnection = () => {
    if (connection().status === 'live' && failures > 0) again();
  };

  const unsubscribe = queue.subscribe(look);
  const unwatch = watchConnection(onConnection);
  window.addEventListener('online', again);
  look();
  return () => {
    attempt += 1;
    clearTimeout(timer);
    unsubscribe();
    unwatch();
    window.removeEventListener('online', again);
  };
}
