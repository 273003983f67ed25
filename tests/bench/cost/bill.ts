import type { BilledFunction } from './functions-table.ts';
import { prices } from './prices.ts';
import { readsOfRun, type Shape, type Usage } from './usage.ts';

/** How many hunts are stored, from before today and of today. */
export type StoredData = { old: number; today: number };

/**
 * How many more entries a kind of call goes over for each stored hunt. For most kinds there is
 * none.
 */
export type Growth = ReadonlyMap<string, { old: number; today: number }>;

const keyOf = ({ fn, shape }: Shape) => `${fn}: ${shape}`;

/** The average number of entries of one run, for each kind of call. */
const averages = (usage: Usage) => new Map(usage.shapes.map((one) => [keyOf(one), one.entries / one.runs]));

/**
 * A smaller difference in entries for each stored hunt is chance, such as a vote in between, not
 * growth.
 */
const CHANCE = 0.1;

/**
 * Compares the same work before and after hunts were stored: first `added.old` from before today,
 * then `added.today` of today. The work itself leaves a hunt of today behind each time.
 */
export function growthOf(base: Usage, old: Usage, today: Usage, added: StoredData): Growth {
  const [a, b, c] = [averages(base), averages(old), averages(today)];
  const growth = new Map<string, { old: number; today: number }>();
  const real = (slope: number) => (slope > CHANCE ? slope : 0);
  for (const [key, entries] of a) {
    const afterOld = b.get(key) ?? entries;
    const ofToday = ((c.get(key) ?? afterOld) - afterOld) / (added.today + 1);
    const slopes = { old: real((afterOld - entries - ofToday) / added.old), today: real(ofToday) };
    if (slopes.old + slopes.today > 0) growth.set(key, slopes);
  }
  return growth;
}

/**
 * A figure of all hunts is counted once a second at most, however many hunts change it
 * (functions/src/counting/recount.ts).
 */
const COUNTS_A_DAY = 86_400;

/**
 * The functions' reads for a usage with so much stored. Each kind of call goes over more entries,
 * up to its limit.
 * @param daily how often a day the usage happens; a figure that grows with all hunts is counted
 * once a second at most
 */
export function serverReadsAt(usage: Usage, growth: Growth, stored: StoredData, daily = 1): number {
  return usage.shapes.reduce((total, one) => {
    const grows = growth.get(keyOf(one));
    const entries = one.entries / one.runs + (grows ? grows.old * stored.old + grows.today * stored.today : 0);
    const most = one.limit === null ? entries : Math.min(entries, Math.max(one.limit, one.entries / one.runs));
    const runs = grows && one.kind === 'aggregation' ? Math.min(one.runs, COUNTS_A_DAY / daily) : one.runs;
    return total + runs * readsOfRun(one.kind, most);
  }, 0);
}

/** A usage's price by item, in dollars. */
export type Bill = {
  reads: number;
  writes: number;
  functions: number;
  bytes: number;
  texts: number;
  model: number;
  total: number;
};

/**
 * Prices a usage.
 * @param functions as configured; each has one vCPU, the default from 512 MiB
 */
export function billOf(usage: Usage, serverReads: number, functions: readonly BilledFunction[]): Bill {
  const { read, write, request, cpuSecond, memorySecond, task } = prices;
  const started = Object.entries(usage.starts).reduce((total, [fn, { count, seconds }]) => {
    const { memory, trigger } = configuredAs(functions, fn);
    const second = cpuSecond.dollars + memorySecond.dollars * memory;
    // Queuing a task and starting it are an operation each.
    const tasks = trigger === 'task queue' ? 2 * task.dollars : 0;
    return total + count * (request.dollars + tasks) + seconds * second;
  }, 0);
  const parts = {
    reads: (serverReads + usage.clientReads + usage.ruleLookUps) * read.dollars,
    writes: usage.writes * write.dollars + usage.deletes * prices.delete.dollars,
    functions: started,
    bytes:
      usage.bytes.hosting * prices.hostingByte.dollars +
      usage.bytes.firestore * prices.firestoreByte.dollars +
      usage.bytes.storage * prices.storageByte.dollars,
    texts: usage.segments.sent * prices.segmentSent.dollars + usage.segments.received * prices.segmentReceived.dollars,
    model: usage.tokens * prices.token.dollars,
  };
  return { ...parts, total: Object.values(parts).reduce((total, one) => total + one, 0) };
}

/**
 * A function's configuration. A function in kept figures that no longer exists gets the defaults.
 */
const configuredAs = (functions: readonly BilledFunction[], fn: string): BilledFunction =>
  functions.find(({ name }) => name === fn) ?? { name: fn, trigger: 'document', memory: 0.5 };

/** The memory time of a usage, in GiB seconds. */
export const gibSeconds = (usage: Usage, functions: readonly BilledFunction[]): number =>
  Object.entries(usage.starts).reduce(
    (total, [fn, { seconds }]) => total + seconds * configuredAs(functions, fn).memory,
    0,
  );

/** The bill without the texts themselves. */
export const withoutTexts = ({ total, texts }: Bill): number => total - texts;
