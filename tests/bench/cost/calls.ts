import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { generated } from '../../../emulators/src/suite/paths.ts';
import { SCHEDULED_FUNCTION } from '../until-idle.ts';

/** One line of count-calls.cjs: one call of a function to Firestore. */
const callSchema = z.object({
  /** The function that called. */
  fn: z.string(),
  kind: z.enum(['get', 'query', 'aggregation', 'commit']),
  /** The question without its values. */
  shape: z.string(),
  /** For a query, its largest number of documents. */
  limit: z.nullable(z.int()),
  /** The number of documents read or written, or of entries that an aggregation went over. */
  entries: z.int(),
  deletes: z.optional(z.int()),
});
export type MeteredCall = z.infer<typeof callSchema>;

/** The file to which the functions' processes write their calls. */
export const callsFile = join(generated, 'calls.jsonl');

/** The environment with which the platform counts the functions' calls. Empties the file. */
export function countingEnv(): Record<string, string> {
  mkdirSync(generated, { recursive: true });
  writeFileSync(callsFile, '');
  return {
    COUNT_CALLS_IN: callsFile,
    // Relative to the functions' folder, because an absolute path may contain blanks.
    FUNCTIONS_NODE_OPTIONS: '--require ../tests/bench/cost/count-calls.cjs',
  };
}

/** The end of the file, as a place to count from. */
export const callsSoFar = (): number => readFileSync(callsFile).byteLength;

/**
 * The calls since a place in the file, without the sweeps: scheduled work is measured separately.
 */
export function callsSince(place: number): MeteredCall[] {
  const lines = readFileSync(callsFile).subarray(place).toString().split('\n').filter(Boolean);
  return lines.map((line) => z.parse(callSchema, JSON.parse(line))).filter(({ fn }) => fn !== SCHEDULED_FUNCTION);
}
