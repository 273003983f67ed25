import { seenSchema } from '@streetlore/domain/team';
import * as z from 'zod/mini';
import { type CallError, UNREACHABLE } from '../../../data/index.ts';

/**
 * A message that a player has written and that the transcript does not show: it waits, was refused, or
 * told of danger, which only its writer sees.
 */
const unsentSchema = z.object({
  /** The message's id, by which the hunt takes it once however often it is sent. */
  id: z.uuid(),
  /** The player's name at the time of writing. */
  name: z.string(),
  text: z.string(),
  seen: seenSchema,
  /** The order of the queue: when the message was written (ms), later than the one before. */
  written_at: z.number(),
  /** Why the hunt does not take the message; null while nobody has refused it. */
  refused: z.nullable(z.string()),
  /** The reply to a message that may mean danger; null for another, and before it has arrived. */
  reply: z._default(z.nullable(z.string()), null),
});
export type Unsent = z.infer<typeof unsentSchema>;

/** What became of a message that was sent. */
export type Outcome =
  | { readonly kind: 'sent'; readonly reply: string | null }
  /** It may succeed later as it is. `reason`: the server's words; null without an answer. */
  | { readonly kind: 'waits'; readonly reason: string | null }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * What a failed call says about its message. Only a refusal lets later messages pass: after any
 * other failure the message goes again, because the hunt must hear them in the order of writing.
 */
export function outcomeOf({ isRefusal, message }: Pick<CallError, 'isRefusal' | 'message'>): Outcome {
  if (isRefusal) return { kind: 'refused', reason: message };
  return { kind: 'waits', reason: message === UNREACHABLE ? null : message };
}

/** Puts a message behind those that wait. */
export function addMessage(
  queue: readonly Unsent[],
  message: Pick<Unsent, 'id' | 'name' | 'text' | 'seen'>,
  now: number,
): Unsent {
  const last = queue.at(-1)?.written_at ?? 0;
  return { ...message, written_at: Math.max(now, last + 1), refused: null, reply: null };
}

/** Reads what the browser has kept, in the order of writing. It leaves out what it cannot read. */
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
    return null; // no JSON: an earlier version of the site, or somebody else, wrote it
  }
}

/** The message to send next: the oldest without an answer. Null when none waits. */
export const nextToSend = (queue: readonly Unsent[]): Unsent | null =>
  queue.find(({ refused, reply }) => refused === null && reply === null) ?? null;

/** A message as the queue keeps it after an attempt to send it; null when it leaves the queue. */
export function afterAttempt(message: Unsent, outcome: Outcome): Unsent | null {
  if (outcome.kind === 'sent') return outcome.reply === null ? null : { ...message, reply: outcome.reply };
  return outcome.kind === 'refused' ? { ...message, refused: outcome.reason } : message;
}

/** The messages that are not in the transcript yet, whose lines have the messages' ids. */
export const notInTranscript = (queue: readonly Unsent[], lines: ReadonlySet<string>): Unsent[] =>
  queue.filter(({ id }) => !lines.has(id));

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/** How long (ms) to wait after so many attempts without an answer, one after another. */
export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
