import type { Seen } from '@streetlore/domain/team';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { reconnectIfSilentFor, toCallError } from '../../../data/index.ts';
import { playOnPage } from '../data.ts';
import { keptQueue } from './kept-queue.ts';
import { addMessage, notInTranscript, type Outcome, outcomeOf, type Unsent } from './queue.ts';
import { sendQueue, type Wait } from './send-queue.ts';

export type Pending = Unsent & {
  readonly state: 'sending' | 'waits' | 'sent' | 'refused' | 'heard';
  readonly why?: string | null;
};

export type Outbox = {
  readonly pending: readonly Pending[];
  /** `seen` is where the hunt stood when the player began to write. */
  readonly say: (name: string, text: string, seen: Seen) => void;
  /** Sends a refused message again, for the player who plays here now. */
  readonly retry: (message: Unsent, name: string) => void;
  readonly remove: (id: string) => void;
};

async function play(token: string, { id, name, text, seen }: Unsent): Promise<Outcome> {
  try {
    const { reply } = await playOnPage({ token, message_id: id, name, text, seen });
    return { kind: 'sent', reply };
  } catch (error) {
    return outcomeOf(toCallError(error));
  }
}

/**
 * What this browser has written and the transcript does not show yet.
 * @param lines the ids of the transcript's lines
 */
export function useOutbox(token: string, pageId: string, lines: ReadonlySet<string>): Outbox {
  const queue = useMemo(() => keptQueue(pageId), [pageId]);
  const waiting = useSyncExternalStore(queue.subscribe, queue.now, queue.now);
  const [sent, setSent] = useState<readonly Unsent[]>([]);
  const [wait, setWait] = useState<Wait>(null);
  useEffect(
    () =>
      sendQueue({
        queue,
        send: (message) => play(token, message),
        onSent: (message) => setSent((others) => [...others.filter(({ id }) => id !== message.id), message]),
        onWait: setWait,
        onSilence: reconnectIfSilentFor,
      }),
    [queue, token],
  );
  // The answer to a message may have been lost, or another tab has sent it.
  useEffect(() => {
    for (const { id } of waiting) if (lines.has(id)) queue.remove(id);
  }, [waiting, lines, queue]);

  const stateOf = ({ refused, reply }: Unsent) =>
    reply !== null ? 'heard' : refused !== null ? 'refused' : wait ? 'waits' : 'sending';
  const ids = new Set(waiting.map(({ id }) => id));
  return {
    pending: [
      ...notInTranscript(sent, lines)
        .filter(({ id }) => !ids.has(id))
        .map((message) => ({ ...message, state: 'sent' as const })),
      ...notInTranscript(waiting, lines).map(
        (message) => ({ ...message, state: stateOf(message), why: wait?.reason ?? null }) satisfies Pending,
      ),
    ],
    say: (name, text, seen) =>
      queue.put(addMessage(queue.now(), { id: crypto.randomUUID(), name, text, seen }, Date.now())),
    retry: (message, name) => queue.put({ ...message, name, refused: null }),
    remove: queue.remove,
  };
}
