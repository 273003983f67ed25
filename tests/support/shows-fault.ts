import { TestRunner } from 'vitest';
import type { ShownFault } from './fault-rows.ts';

/** What a test has shown of the rows of docs/faults.md. */
type Shows = { shown?: ShownFault[] };

declare module 'vitest' {
  interface TaskMeta extends Shows {}
}

/**
 * Says, as the last thing a test does, what it has shown of a row of docs/faults.md: how many of what, as measured. It counts once the
 * test has passed; equal words of several tests are added up. Not for concurrent tests, of which Vitest does not know the one that calls.
 * @throws Error outside of a test, and in a concurrent one
 */
export function showsFault(row: number, count: number, what: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test || test.concurrent) throw new Error(`Row ${row} can be shown by a test that runs by itself`);
  test.meta.shown = [...(test.meta.shown ?? []), { row, count, what }];
}
