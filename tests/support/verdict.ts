import type { ShownFault } from './fault-rows.ts';
import type { Tally } from './vitest.ts';

type Options = {
  /** What the check shows of a row of docs/faults.md, if it passes. */
  shows?: ShownFault;
};

/** Checks what the whole run left behind, as one test, and prints what it found. */
export function verdict(name: string, faults: readonly string[], { shows }: Options = {}): Tally {
  const isPassed = faults.length === 0;
  console.log(`${isPassed ? '✓' : '✘'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return { passed: isPassed ? 1 : 0, failures: isPassed ? [] : [name], shown: isPassed && shows ? [shows] : [] };
}
