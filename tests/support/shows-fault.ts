import { TestRunner } from 'vitest';
import type { ShownFault } from './fault-rows.ts';

type Shows = { shown?: ShownFault[] };

declare module 'vitest' {
  interface TaskMeta extends Shows {}
}

/**
 * Reports what a test has shown of a row of docs/faults.md: a measured number, and of what. Call it
 * last in a test. It counts once the test has passed. Numbers with the same words, from several
 * tests, are added up. Not for concurrent tests: Vitest does not know which of them calls.
 * @throws Error outside of a test, and in a concurrent one
 */
export function showsFault(row: number, count: number, what: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test || test.concurrent) throw new Error(`Row ${row} can be shown by a test that runs by itself`);
  test.meta.shown = [...(test.meta.shown ?? []), { row, count, what }];
}
