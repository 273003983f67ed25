import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { generated } from '../../../emulators/src/suite/paths.ts';
import { BY_THE_CLOCK } from '../starts.ts';

/** What count-calls.cjs has written of one call of a function to Firestore. */
const callSchema = z.object({
  /** The function that called. */
  fn: z.string(),
  kind: z.enum(['get', 'query', 'aggregation', 'commit']),
  /** What was asked, without its values. */
  shape: z.string(),
  /** Of a query: the most documents it can answer with. */
  limit: z.nullable(z.int()),
  /** Documents read or written, or the entries that an aggregation went over. */
  entries: z.int(),
  deletes: z.optional(z.int()),
});
export type MeteredCall = z.infer<typeof callSchema>;

/** Where the functions' processes write their calls. */
export const callsFile = join(generated, 'calls.jsonl');

/** What the platform has to be started with for its functions to be counted; empties the file. */
export function countingEnv(): Record<string, string> {
  mkdirSync(generated, { recursive: true });
  writeFileSync(callsFile, '');
  return {
    COUNT_CALLS_IN: callsFile,
    // Seen from the folder of the functions, as an absolute path may hold blanks.
    FUNCTIONS_NODE_OPTIONS: '--require ../tests/bench/cost/count-calls.cjs',
  };
}

/** A place in the file. */
export const callsSoFar = (): number => readFileSync(callsFile).byteLength;

/** The calls since a place in the file, but for the sweeps: what is due by the clock is measured by itself. */
export function callsSince(place: number): MeteredCall[] {
  const lines = readFileSync(callsFile).subarray(place).toString().split('\n').filter(Boolean);
  return lines.map((line) => z.parse(callSchema, JSON.parse(line))).filter(({ fn }) => fn !== BY_THE_CLOCK);
}
