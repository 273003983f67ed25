import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logs } from '../../emulators/src/suite/paths.ts';

/**
 * Work counts as finished when nothing starts or runs for so long (ms). This is longer than a
 * queued count waits.
 */
const QUIET = 3_000;

/** A function that the launcher's stand-in for Cloud Scheduler calls, whatever else happens. */
export const SCHEDULED_FUNCTION = 'sweepNow';

/** The emulators' whole log. */
export const suite = () => readFileSync(join(logs, 'suite.log'), 'utf8');

/**
 * The names of the functions that the emulator has started, or finished, in the order of its log.
 */
function named(log: string, what: 'Beginning execution of' | 'Finished'): string[] {
  const names = [...log.matchAll(new RegExp(`${what} "(?:[a-z]+-[a-z]+\\d-)?(\\w+)"`, 'g'))];
  return names.flatMap(([, name = '']) => (name === SCHEDULED_FUNCTION ? [] : [name]));
}

/**
 * Resolves when no function has started or run for a while.
 * @throws after a minute
 */
export async function untilIdle(): Promise<void> {
  const began = performance.now();
  let seen = -1;
  let since = performance.now();
  while (performance.now() - since < QUIET) {
    const log = suite();
    const begun = named(log, 'Beginning execution of').length;
    if (begun !== seen || begun > named(log, 'Finished').length) since = performance.now();
    seen = begun;
    if (performance.now() - began > 60_000) throw new Error('Functions are begun, or under way, for a minute');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
