import { RECOUNT_INTERVAL } from '@streetlore/domain/stats';
import { CLOCK_SKEW, enqueueCount, type Memory, memoryOf, nextRecountAt } from '../platform/ask-for-counts.ts';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';
import type { Ref, Versioned } from '../store/entity.ts';
import type { Figures } from '../store/store.ts';

/** Counted figures and the document that keeps them. */
export type Recount = {
  /** The name in a task. It always stands for the same figures of the same document. */
  key: string;
  target: Ref<Figures>;
  /** The field of `target` with the time of the last count; several recounts may share a document. */
  stamp: string;
  /**
   * Counts the documents themselves and never adds to stored figures. `stored` has parts that are not counted
   * now, such as the other months of a sum. `null` means that nothing is left: the document is deleted.
   */
  count(now: Date, stored: Figures): Promise<Figures | null>;
  /** Counts the whole document if it does not exist yet. `null`: the document is not created. */
  whole: ((now: Date) => Promise<Figures | null>) | null;
  /** Writes `fields` and the document that repeats them in one commit, conditional on `before`. */
  write?(before: Versioned<Figures>, fields: Figures): Promise<void>;
};

/** `overtaken`: the document changed during the count. `gone`: it does not exist. */
export type RecountOutcome = 'written' | 'overtaken' | 'gone';

/** How often an overtaken recount starts again before its queue tries it later. */
const ATTEMPTS = 10;

/**
 * Counts and writes, unless somebody wrote the document after the count began. Newer figures then stay,
 * whatever the clocks say.
 */
export async function recountOnce(recount: Recount, now: Date): Promise<RecountOutcome> {
  return write(recount, await recount.target.readVersioned(), now);
}

/**
 * Counts until the figures are written.
 * @param asked when the count was asked for; figures that were counted since are not counted again, so the
 * first task of a second does the work of all
 * @throws Error when other writes overtake every attempt, so that the task is tried later
 */
export async function recountNow(
  recount: Recount,
  services: Services,
  asked: Date | null = null,
): Promise<RecountOutcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const now = services.now();
    const before = await recount.target.readVersioned();
    const stamped = before.value?.[recount.stamp];
    if (asked && stamped instanceof Date && stamped >= asked) return 'written';
    const outcome = await write(recount, before, now);
    if (outcome !== 'overtaken') return outcome;
  }
  throw new Error(`${recount.key} was overtaken ${ATTEMPTS} times`);
}

/**
 * Counts figures after an event, about once a second at most. It counts at once what was not counted in the
 * last interval. Otherwise one task counts an interval after the last count. So the figures are exact a
 * second after the last event, even if events repeat or come out of order.
 * @param queue name of the task queue function that calls `recountNow` for each of the payload's `keys`
 * @param happened when the event's write was committed; an event that a count has surely seen costs nothing
 */
export async function recountSoon(
  services: Services,
  queue: string,
  recounts: readonly Recount[],
  happened?: Date,
): Promise<void> {
  const memory = memoryOf(services.tasks);
  const slots = await Promise.all(recounts.map((recount) => countOrPutOff(recount, services, memory, happened)));
  const hot = recounts.filter((_, index) => slots[index] !== null).map(({ key }) => key);
  if (hot.length > 0) await enqueueCount(services, queue, hot, Math.max(...slots.map((slot) => slot ?? 0)));
}

/**
 * Counts now, or returns the time (ms) at which a task has to count. `null` means that there is nothing to
 * do.
 */
async function countOrPutOff(
  recount: Recount,
  services: Services,
  memory: Memory,
  happened: Date | undefined,
): Promise<number | null> {
  const { key, target, stamp } = recount;
  const { counted, promised } = memory.get(key) ?? {};
  let now = services.now();
  if (isSeen(happened, counted)) return null;
  if (promised !== undefined) {
    if (promised >= now.getTime() + CLOCK_SKEW) return null;
    // The promised count is due or has just run. The next comes an interval after it, whether or not it has
    // written.
    const next = promised + RECOUNT_INTERVAL;
    if (next >= now.getTime() + CLOCK_SKEW) return next;
  }
  let last = 0;
  // Another count may overtake the first attempt. The second look then reads when the figures were counted,
  // and so when the next count is due.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    now = services.now();
    const before = await target.readVersioned();
    const stamped = before.value?.[stamp];
    last = stamped instanceof Date ? stamped.getTime() : 0;
    if (isSeen(happened, last)) return null;
    if (now.getTime() - last < RECOUNT_INTERVAL) break;
    const outcome = await write(recount, before, now);
    if (outcome === 'gone') return null;
    if (outcome === 'written') {
      memory.set(key, { ...memory.get(key), counted: now.getTime() });
      return null;
    }
  }
  return nextRecountAt(last, now);
}

/**
 * Whether a count has surely seen an event. They must be a whole interval apart, because our clock may differ
 * from Firestore's.
 */
function isSeen(happened: Date | undefined, counted: number | undefined): boolean {
  return happened !== undefined && counted !== undefined && happened.getTime() + RECOUNT_INTERVAL <= counted;
}

/** How long (ms) a task still has to wait. Not every queue holds a task back until its moment. */
export function untilDue(at: number, now: Date): number {
  return Math.min(RECOUNT_INTERVAL + CLOCK_SKEW, Math.max(0, at - now.getTime()));
}

/** Writes only if the document has not changed since `before` was read. */
async function write(recount: Recount, before: Versioned<Figures>, now: Date): Promise<RecountOutcome> {
  try {
    const fields = await (before.value ? recount.count(now, before.value) : (recount.whole?.(now) ?? null));
    const stamped = { ...fields, [recount.stamp]: now };
    if (!fields) await (before.value ? before.delete() : undefined);
    else if (recount.write) await recount.write(before, stamped);
    else await before.put(stamped);
    return fields ? 'written' : 'gone';
  } catch (error) {
    if (isConflict(error)) return 'overtaken';
    throw error;
  }
}
