import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type FiguresKey, figuresOfWrites, RECOUNT_INTERVAL, type WrittenDocument } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import type { Tasks } from './tasks.ts';

/** The task queue that recounts figures. */
export const RECOUNT_QUEUE = 'recount';

/** How much two machines' clocks may differ (ms) before a late event could lose its recount. */
export const CLOCK_SKEW = 100;

/** The longest time (ms) for which a function waits at its end until Cloud Tasks has answered. */
const MAX_WAIT = 3_000;

type Asking = { readonly tasks: Tasks; now(): Date };

/** The requests of this process that Cloud Tasks has not answered yet. */
const open = new Set<Promise<void>>();

/**
 * Asks for the figures that a commit has moved. The commit does not wait for that: a text's replies
 * go out meanwhile.
 */
export function askForFiguresOf(services: Asking, written: readonly WrittenDocument[]): void {
  const asked = askForFigures(services, figuresOfWrites(written)).finally(() => open.delete(asked));
  open.add(asked);
}

/**
 * Waits for the requests of `askForFiguresOf`. A function that writes calls this before it answers,
 * because afterwards its process gets no processor time.
 */
export async function waitForRequests(): Promise<void> {
  if (open.size === 0) return;
  const over = new AbortController();
  const late = delay(MAX_WAIT, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(open), late]);
  over.abort();
}

/**
 * Has figures recounted. One task counts all of `keys`, at most once a second for each key and
 * about a second late. Never fails. If the process dies or the queue does not answer, the nightly
 * check counts the figures. Commits ask by themselves; this is for figures that move without one.
 */
export async function askForFigures(services: Asking, keys: readonly FiguresKey[]): Promise<void> {
  try {
    await recountLater(services, RECOUNT_QUEUE, [...new Set(keys)]);
  } catch (error) {
    log.error('Figures were left to the nightly check', {}, error);
  }
}

/**
 * For figures that may always be a second old. An event reads nothing. It only enqueues a task for
 * the end of its second, at most one for each of these `keys`.
 */
export async function recountLater(services: Asking, queue: string, keys: readonly string[]): Promise<void> {
  const memory = memoryOf(services.tasks);
  const now = services.now();
  const late = keys.filter((key) => (memory.get(key)?.promised ?? 0) < now.getTime() + CLOCK_SKEW);
  if (late.length > 0) await enqueueCount(services, queue, late, nextRecountAt(0, now));
}

/**
 * Enqueues the task that counts `keys` at the moment `at` (ms). However many callers ask, there is
 * one task, because its id follows from the keys and the moment.
 */
export async function enqueueCount(
  services: Asking,
  queue: string,
  keys: readonly string[],
  at: number,
): Promise<void> {
  const sorted = keys.toSorted();
  // Cloud Tasks recommends hashed ids: ids in a sequence raise its latency.
  const id = createHash('sha256')
    .update(`${sorted.join(' ')} ${at}`)
    .digest('hex')
    .slice(0, 40);
  await services.tasks.enqueue(queue, id, new Date(at), { keys: sorted, at });
  const memory = memoryOf(services.tasks);
  for (const key of sorted) memory.set(key, { ...memory.get(key), promised: at });
}

/**
 * What this process knows of a key, in ms: when it was last counted, and when its trailing recount
 * is due. In a burst only the first event reads and enqueues. For the other events the process
 * knows that a task is scheduled that will count them.
 */
export type Memory = Map<string, { counted?: number; promised?: number }>;

const memories = new WeakMap<Tasks, Memory>();

/**
 * The most keys (days, photos) that a process remembers. Forgetting a key costs a needless read.
 */
const MAX_REMEMBERED = 1000;

export function memoryOf(tasks: Tasks): Memory {
  const known = memories.get(tasks);
  if (known && known.size < MAX_REMEMBERED) return known;
  const fresh: Memory = new Map();
  memories.set(tasks, fresh);
  return fresh;
}

/**
 * When (ms) the next recount is due: a whole number of intervals after the last count. Every process
 * that has read the same last count gets the same moment. It is late enough for every event that was
 * left to this recount to be committed by then.
 */
export function nextRecountAt(last: number, now: Date): number {
  return last + Math.max(1, Math.ceil((now.getTime() + CLOCK_SKEW - last) / RECOUNT_INTERVAL)) * RECOUNT_INTERVAL;
}
