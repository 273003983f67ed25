import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** The environment's variable with the file that the errors outside of tests are written to. */
export const UNHANDLED_FILE = 'UNHANDLED_FILE';

/**
 * Writes the errors that no test caught, such as a rejected promise that nobody waits for. vitest
 * ends with 1 for one of them, and its JSON report does not hold them.
 */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
