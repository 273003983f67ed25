import { RECOUNT_INTERVAL } from '@streetlore/domain/stats';
import { CLOCK_SKEW, enqueueCount, type Memory, memoryOf, nextRecountAt } from '../platform/ask-for-counts.ts';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';
import type { Ref, Versioned } from '../store/entity.ts';
import type { Figures } from '../store/store.ts';

/** Counted figures and the document that keeps them. */
export type Recount = {
  /**
   * The recount's name in a task. The same key always means the same figures of the same document.
   */
  key: string;
  target: Ref<Figures>;
  /**
   * The field of `target` that says when these figures were last counted. Several recounts may
   * share a document.
   */
  stamp: string;
  /**
   * Counts from the documents themselves and returns the fields to write. Never adds to the stored
   * figures. If the figures are a sum of months, `stored` has the other months. `null`: nothing is
   * left to count, and the document is deleted.
   */
  count(now: Date, stored: Figures): Promise<Figures | null>;
  /** Counts the whole document if it does not exist yet. `null`: the document is not created. */
  whole: ((now: Date) => Promise<Figures | null>) | null;
  /**
   * Writes `fields` if another document repeats them: both in one commit, conditional on `before`.
   */
  write?(before: Versioned<Figures>, fields: Figures): Promise<void>;
};

/**
 * The outcome of a recount. `overtaken`: the document changed during the count. `gone`: the
 * document does not exist.
 */
export type RecountOutcome = 'written' | 'overtaken' | 'gone';

/** How often an overtaken recount starts again before its queue tries it later. */
const ATTEMPTS = 10;

/**
 * Counts and writes, unless the document was written after the count began. So a slow recount never
 * overwrites newer figures with older ones, whatever the clocks say.
 */
export async function recountOnce(recount: Recount, now: Date): Promise<RecountOutcome> {
  return write(recount, await recount.target.readVersioned(), now);
}

/**
 * Counts until the figures are written.
 * @param asked figures counted since this moment are not counted again: of the tasks of one second,
 *   the first counts for all
 * @throws Error when the document is overtaken again and again, so that the task is tried later
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
 * Triggers call this for every event. It is a trailing throttle:
 * - Figures that were not counted within the last interval are counted at once.
 * - One task counts all other figures, an interval after their last count.
 * So a document is written about once a second, however many events there are. Its figures are
 * exact a second after the last event, even if events repeat or arrive out of order.
 * @param queue name of the task queue function that calls `recountNow` for each of the payload's
 *   `keys`
 * @param happened when the event's write was committed; an event that a count is known to have seen
 *   costs nothing
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
 * Counts now, or returns the moment (ms) at which a task has to count. `null`: nothing is left to
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
    // The put-off count is due or just over. So the next count is an interval after it, whether or
    // not its figures have been written.
    const next = promised + RECOUNT_INTERVAL;
    if (next >= now.getTime() + CLOCK_SKEW) return next;
  }
  let last = 0;
  // A second attempt follows if the first was overtaken. If another count of these figures overtook
  // it, the stamp then says when the next count is due.
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
 * Whether a count that began at `counted` (ms) has read what was written at `happened`. The two
 * must be a whole interval apart, so that a difference between our clock and Firestore's cannot
 * make an event look older than it is.
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
