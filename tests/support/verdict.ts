import type { ShownFault } from './fault-rows.ts';
import type { Tally } from './vitest.ts';

type Options = {
  /** What it has shown of a row of docs/faults.md, if it passes. */
  shows?: ShownFault;
};

/** A check of what the whole run left behind, counted as one test; prints what it found. */
export function verdict(name: string, faults: readonly string[], { shows }: Options = {}): Tally {
  const isPassed = faults.length === 0;
  console.log(`${isPassed ? '✓' : '✘'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return { passed: isPassed ? 1 : 0, failures: isPassed ? [] : [name], shown: isPassed && shows ? [shows] : [] };
}
