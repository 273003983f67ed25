import { percentile } from '../bench/figures.ts';
import type { ProcessKiller } from './chaos.ts';
import type { HuntsPlayed } from './hunts.ts';
import type { Plan } from './plan.ts';
import type { VotesCast } from './votes.ts';

/** A part's plan and its results; times in seconds. */
type Part = {
  plan: Plan;
  played: HuntsPlayed;
  cast: VotesCast;
  killed: ProcessKiller['killed'];
  texts: number;
  seconds: number;
  settled: { seconds: number; sweeps: number };
};

/** A part's figures, as rows of the table. */
export const doneIn = ({ plan, played, cast, killed, texts, seconds, settled }: Part) => ({
  'hunts of two phones': plan.hunts.length,
  'of these to their end': played.finished,
  'texts in and out': texts,
  'deliveries of texts in': played.deliveries,
  'of these once more after an error': played.redelivered,
  'bookings paid by card': plan.bookings.length,
  'votes cast or taken back': cast.writes,
  'faults of Twilio': plan.hunts.flatMap(({ steps }) => steps.filter(({ fault }) => fault)).length,
  'faults of Stripe': plan.bookings.filter(({ fault }) => fault).length,
  'processes killed': [...killed.values()].reduce((sum, one) => sum + one, 0),
  'seconds until all was said': seconds,
  'seconds until nothing was left': settled.seconds,
  'sweeps by hand': settled.sweeps,
});

/** The outcome of a part of a soak, or of several parts together. */
export type SoakOutcome = {
  done: ReturnType<typeof doneIn>;
  /** How many processes were killed, by the function's name. */
  killed: Record<string, number>;
  /** The time of each step, in ms. */
  took: readonly number[];
  /** Memory and handles, each with its moment. The first entry is from before the work. */
  memory: readonly (readonly [when: string, what: Record<string, string | number>])[];
  /** For each ledger, how many entries it has and how many do not match. */
  ledgers: Record<string, Record<string, number>>;
  /** What was lost, doubled or unfinished, in words. */
  wrong: readonly string[];
};

/**
 * Combines several parts: their sums, everything that was wrong, and the memory at the first part's
 * start and at each part's end.
 */
export function sumOf(parts: readonly SoakOutcome[]): SoakOutcome {
  const ledgers = new Set(parts.flatMap((part) => Object.keys(part.ledgers)));
  return {
    done: added(parts.map(({ done }) => done)) as SoakOutcome['done'],
    killed: added(parts.map(({ killed }) => killed)),
    took: parts.flatMap(({ took }) => took),
    memory: parts.flatMap(({ memory }, n) => memory.slice(n === 0 ? 0 : 1)),
    ledgers: Object.fromEntries(
      [...ledgers].map((name) => [name, added(parts.map((part) => part.ledgers[name] ?? {}))]),
    ),
    wrong: parts.flatMap(({ wrong }) => wrong),
  };
}

function added(records: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) sums[key] = (sums[key] ?? 0) + value;
  return sums;
}

/** Prints what was done. The last line says whether anything was lost or doubled. */
export function print({ done, killed, took, memory, ledgers, wrong }: SoakOutcome): void {
  console.log('What was done:');
  console.table({
    ...Object.fromEntries(Object.entries(done).map(([row, count]) => [row, Math.round(count)])),
    'texts a second': (done['texts in and out'] / done['seconds until all was said']).toFixed(1),
    'a step p50 ms': Math.round(percentile([...took], 0.5)),
    'a step p95 ms': Math.round(percentile([...took], 0.95)),
  });
  console.log('Killed:', Object.fromEntries(Object.entries(killed).toSorted()));
  console.log('What the whole local run takes (PSS), and its open handles:');
  const rows = Object.keys(memory[0]?.[1] ?? {});
  const inRow = (row: string) => Object.fromEntries(memory.map(([when, what]) => [when, what[row]]));
  console.table(Object.fromEntries(rows.map((row) => [row, inRow(row)])));
  console.log('The ledgers, left | right:');
  console.table(ledgers);
  for (const one of wrong) console.error(`✘ ${one}`);
  if (wrong.length === 0) console.log('✓ 0 lost, 0 doubled');
}
