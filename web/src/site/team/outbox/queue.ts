import { seenSchema } from '@streetlore/domain/team';
import * as z from 'zod/mini';
import { type CallError, UNREACHABLE } from '../../../data/index.ts';

/**
 * A message that the transcript does not show: it waits, was refused, or told of danger, which only
 * its writer sees.
 */
const unsentSchema = z.object({
  /** By it the hunt takes a message once however often it is sent. */
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  seen: seenSchema,
  /** When it was written (ms), later than the message before: the order of the queue. */
  written_at: z.number(),
  /** Why the hunt does not take the message; null unless it was refused. */
  refused: z.nullable(z.string()),
  /** The reply to a message that may mean danger, once it has arrived. */
  reply: z._default(z.nullable(z.string()), null),
});
export type Unsent = z.infer<typeof unsentSchema>;

export type Outcome =
  | { readonly kind: 'sent'; readonly reply: string | null }
  /** It may succeed later as it is. `reason`: the server's words; null without an answer. */
  | { readonly kind: 'waits'; readonly reason: string | null }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * What becomes of a message whose call failed. A refused message is passed over. After any other failure all
 * later messages wait, because the hunt must get them in the order in which they were written.
 */
export function outcomeOf({ isRefusal, message }: Pick<CallError, 'isRefusal' | 'message'>): Outcome {
  if (isRefusal) return { kind: 'refused', reason: message };
  return { kind: 'waits', reason: message === UNREACHABLE ? null : message };
}

export function addMessage(
  queue: readonly Unsent[],
  message: Pick<Unsent, 'id' | 'name' | 'text' | 'seen'>,
  now: number,
): Unsent {
  const last = queue.at(-1)?.written_at ?? 0;
  return { ...message, written_at: Math.max(now, last + 1), refused: null, reply: null };
}

/** Leaves out what it cannot read. */
export function readQueue(texts: readonly string[]): Unsent[] {
  return texts
    .map(readMessage)
    .filter((message) => message !== null)
    .sort((a, b) => a.written_at - b.written_at);
}

function readMessage(text: string): Unsent | null {
  try {
    return unsentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // no JSON: an earlier version of the site wrote it
  }
}

/** The oldest without an answer. */
export const nextToSend = (queue: readonly Unsent[]): Unsent | null =>
  queue.find(({ refused, reply }) => refused === null && reply === null) ?? null;

/** The message as it is after an attempt; null when it leaves the queue. */
export function afterAttempt(message: Unsent, outcome: Outcome): Unsent | null {
  if (outcome.kind === 'sent') return outcome.reply === null ? null : { ...message, reply: outcome.reply };
  return outcome.kind === 'refused' ? { ...message, refused: outcome.reason } : message;
}

/** The transcript's lines have the messages' ids. */
export const notInTranscript = (queue: readonly Unsent[], lines: ReadonlySet<string>): Unsent[] =>
  queue.filter(({ id }) => !lines.has(id));

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/** How long (ms) to wait after so many attempts in a row without an answer. */
export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
