import type { MeteredCall } from './calls.ts';

/**
 * One kind of call by one function: how often it ran, and over how many documents or counted
 * entries in all.
 */
export type Shape = Pick<MeteredCall, 'fn' | 'kind' | 'shape' | 'limit'> & { runs: number; entries: number };

/** A usage, in the units in which it is billed. */
export type Usage = {
  /** The functions' reads: gets, queries and aggregations. */
  shapes: Shape[];
  writes: number;
  deletes: number;
  /** Browsers' reads: documents that listeners received or that were asked for once. */
  clientReads: number;
  /** Documents that security rules looked up. */
  ruleLookUps: number;
  /** By function: how often it started, and how many seconds it ran on this machine. */
  starts: Record<string, { count: number; seconds: number }>;
  /**
   * Bytes to browsers: files and pages (compressed), Firestore's answers, pictures of the bucket.
   */
  bytes: { hosting: number; firestore: number; storage: number };
  segments: { sent: number; received: number };
  /** Tokens of the model, as the stand-in counts them. */
  tokens: number;
};

export const noUsage = (): Usage => ({
  shapes: [],
  writes: 0,
  deletes: 0,
  clientReads: 0,
  ruleLookUps: 0,
  starts: {},
  bytes: { hosting: 0, firestore: 0, storage: 0 },
  segments: { sent: 0, received: 0 },
  tokens: 0,
});

/** The usage of functions' calls. */
export function usageOf(calls: readonly MeteredCall[], starts: Usage['starts'] = {}): Usage {
  const usage = { ...noUsage(), starts };
  const shapes = new Map<string, Shape>();
  for (const { fn, kind, shape, limit, entries, deletes = 0 } of calls) {
    if (kind === 'commit') {
      usage.writes += entries;
      usage.deletes += deletes;
      continue;
    }
    const key = `${fn}: ${shape}`;
    const known = shapes.get(key) ?? { fn, kind, shape, limit, runs: 0, entries: 0 };
    shapes.set(key, { ...known, runs: known.runs + 1, entries: known.entries + entries });
  }
  return { ...usage, shapes: [...shapes.values()] };
}

/**
 * How an answer is billed. An aggregation costs one read for every 1,000 index entries that it goes
 * over. Everything costs at least one read (firebase.google.com/docs/firestore/pricing,
 * "aggregation queries" and "minimum charge for queries").
 * @param entries on average of one run
 */
export const readsOfRun = (kind: Shape['kind'], entries: number): number =>
  Math.max(1, kind === 'aggregation' ? Math.ceil(entries / 1000) : entries);

/** The functions' counted reads. */
export const serverReads = ({ shapes }: Usage): number =>
  shapes.reduce((sum, { kind, runs, entries }) => sum + runs * readsOfRun(kind, entries / runs), 0);

/** A usage `n` times: for example a sixtieth of an hour, or a day of minutes. */
export function times(usage: Usage, n: number): Usage {
  const starts = Object.entries(usage.starts).map(([fn, { count, seconds }]) => [
    fn,
    { count: count * n, seconds: seconds * n },
  ]);
  return {
    shapes: usage.shapes.map((one) => ({ ...one, runs: one.runs * n, entries: one.entries * n })),
    writes: usage.writes * n,
    deletes: usage.deletes * n,
    clientReads: usage.clientReads * n,
    ruleLookUps: usage.ruleLookUps * n,
    starts: Object.fromEntries(starts),
    bytes: {
      hosting: usage.bytes.hosting * n,
      firestore: usage.bytes.firestore * n,
      storage: usage.bytes.storage * n,
    },
    segments: { sent: usage.segments.sent * n, received: usage.segments.received * n },
    tokens: usage.tokens * n,
  };
}

/** The sum of several usages. */
export function sum(all: readonly Usage[]): Usage {
  const total = noUsage();
  const shapes = new Map<string, Shape>();
  for (const usage of all) {
    for (const one of usage.shapes) {
      const key = `${one.fn}: ${one.shape}`;
      const known = shapes.get(key);
      shapes.set(key, {
        ...one,
        runs: one.runs + (known?.runs ?? 0),
        entries: one.entries + (known?.entries ?? 0),
      });
    }
    for (const [fn, { count, seconds }] of Object.entries(usage.starts)) {
      const known = total.starts[fn] ?? { count: 0, seconds: 0 };
      total.starts[fn] = { count: known.count + count, seconds: known.seconds + seconds };
    }
    total.writes += usage.writes;
    total.deletes += usage.deletes;
    total.clientReads += usage.clientReads;
    total.ruleLookUps += usage.ruleLookUps;
    total.bytes.hosting += usage.bytes.hosting;
    total.bytes.firestore += usage.bytes.firestore;
    total.bytes.storage += usage.bytes.storage;
    total.segments.sent += usage.segments.sent;
    total.segments.received += usage.segments.received;
    total.tokens += usage.tokens;
  }
  return { ...total, shapes: [...shapes.values()] };
}
