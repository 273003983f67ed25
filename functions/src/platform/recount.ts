import { createHash } from 'node:crypto';
import { RECOUNT_INTERVAL } from '@streetlore/domain/stats';
import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { isConflict } from '../store/conflict.ts';
import { withDates } from '../store/convert.ts';
import type { Services } from './services.ts';

/** Counted figures and the document that keeps them. */
export type Recount = {
  /** Its name in a task; the same key always means the same figures of the same document. */
  key: string;
  target: DocumentReference;
  /** The field of `target` that says when these figures were last counted; several recounts may share a document. */
  stamp: string;
  /** Counts from the documents themselves and answers the fields to write. Never adds to what was there. */
  count(now: Date): Promise<DocumentData>;
  /** The whole document, for when it is not there yet. `null`: without the document there is nothing to keep a count of. */
  whole: ((now: Date) => Promise<DocumentData>) | null;
};

/** What became of a recount: `overtaken` when the document changed while it was counting. */
export type Outcome = 'written' | 'overtaken' | 'gone';

/** Machines' clocks may differ by this much (ms) without a late event missing the recount it was promised. */
const CLOCK_SKEW = 100;

/** How often a recount that was overtaken starts again before its queue tries it later. */
const ATTEMPTS = 10;

/**
 * Counts and writes, unless somebody wrote the document since before the counting began. A recount that commits late with an
 * older reading is impossible by that, whatever the clocks say: only the newest reading finds the document as it left it.
 */
export async function recountOnce(recount: Recount, now: Date): Promise<Outcome> {
  const before = await recount.target.get();
  return commit(recount, before.updateTime, now);
}

/**
 * Counts until the figures are written.
 * @throws Error when the document is overtaken again and again, so that the task is tried later
 */
export async function recountNow(recount: Recount, services: Services): Promise<Outcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const outcome = await recountOnce(recount, services.now());
    if (outcome !== 'overtaken') return outcome;
  }
  throw new Error(`${recount.key} was overtaken ${ATTEMPTS} times`);
}

/**
 * What a trigger calls, as often as events come: what was not counted within the last interval is counted at once, the rest
 * by one task at the end of the current one. So a document is written about once a second however many events there are, and
 * its figures are exact a second after the last, after any duplication and in any order.
 * @param queue name of the task queue function that calls `recountNow` for each of the payload's `keys`
 */
export async function recountSoon(services: Services, queue: string, recounts: readonly Recount[]): Promise<void> {
  const promised = promisedBy(services.tasks);
  const open = recounts.filter(({ key }) => (promised.get(key) ?? 0) < nextSlot(services.now()).getTime());
  const outcomes = await Promise.all(open.map((recount) => recountIfCold(recount, services.now())));
  const hot = open.filter((_, index) => outcomes[index] === 'overtaken');
  if (hot.length === 0) return;
  const keys = hot.map((recount) => recount.key).sort();
  const at = nextSlot(services.now());
  // Hashed, as Cloud Tasks asks for ids that do not all begin the same.
  const id = createHash('sha256')
    .update(`${keys.join(' ')} ${at.getTime()}`)
    .digest('hex')
    .slice(0, 40);
  await services.tasks.enqueue(queue, id, at, { keys, at: at.getTime() });
  for (const key of keys) promised.set(key, at.getTime());
}

/**
 * Until when (ms) each key's trailing recount has been put off by this process: of a burst only the first event reads and
 * enqueues, the rest know that a task which will count them is on its way.
 */
const promises = new WeakMap<Services['tasks'], Map<string, number>>();

/** Keys are days and photos; a process that outlives this many forgets, which costs one needless reading each. */
const MOST_PROMISES = 1000;

function promisedBy(tasks: Services['tasks']): Map<string, number> {
  const promised = promises.get(tasks);
  if (promised && promised.size < MOST_PROMISES) return promised;
  const fresh = new Map<string, number>();
  promises.set(tasks, fresh);
  return fresh;
}

async function recountIfCold(recount: Recount, now: Date): Promise<Outcome> {
  const before = await recount.target.get();
  const last = withDates(before.get(recount.stamp));
  if (last instanceof Date && now.getTime() - last.getTime() < RECOUNT_INTERVAL) return 'overtaken';
  return commit(recount, before.updateTime, now);
}

/** The moment of the trailing recount: late enough for every event that was sent to it to have been committed before. */
function nextSlot(now: Date): Date {
  return new Date((Math.floor((now.getTime() + CLOCK_SKEW) / RECOUNT_INTERVAL) + 1) * RECOUNT_INTERVAL);
}

/** How long (ms) a task still has to wait: not every queue keeps the moment it was given. */
export function untilDue(at: number, now: Date): number {
  return Math.min(RECOUNT_INTERVAL + CLOCK_SKEW, Math.max(0, at - now.getTime()));
}

/** Writes only if the document is still as it was before the counting: `found` is its update time then. */
async function commit(recount: Recount, found: Timestamp | undefined, now: Date): Promise<Outcome> {
  const { target, stamp } = recount;
  try {
    if (found) {
      await target.update({ ...(await recount.count(now)), [stamp]: now }, { lastUpdateTime: found });
      return 'written';
    }
    if (!recount.whole) return 'gone';
    await target.create({ ...(await recount.whole(now)), [stamp]: now });
    return 'written';
  } catch (error) {
    if (isConflict(error)) return 'overtaken';
    throw error;
  }
}
