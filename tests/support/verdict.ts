import type { Tally } from './vitest.ts';

/** A check of what the whole run left behind, counted as one test; prints what it found. */
export function verdict(name: string, faults: readonly string[]): Tally {
  const isPassed = faults.length === 0;
  console.log(`${isPassed ? '✓' : '✘'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return { passed: isPassed ? 1 : 0, failures: isPassed ? [] : [name] };
}
