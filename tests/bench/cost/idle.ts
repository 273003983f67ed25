import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { untilIdle } from '../until-idle.ts';
import { callsFile, callsSince, callsSoFar } from './calls.ts';
import { jobs } from './functions-table.ts';
import { sum, times, type Usage, usageOf } from './usage.ts';

const run = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * How many runs of the frequent jobs are counted, after one run that does the work that was due.
 */
const RUNS = 8;

/** The usage of a day without visitors: each scheduled function, as often as it runs on a day. */
export async function idleDay(): Promise<Usage> {
  await untilIdle();
  const days: Usage[] = [];
  for (const { name, daily } of jobs()) days.push(times(await oneRun(name, daily > 1 ? RUNS : 1), daily));
  return sum(days);
}

/** The average usage of one run of a scheduled function. */
async function oneRun(name: string, counted: number): Promise<Usage> {
  await scheduled(name, 1);
  const place = callsSoFar();
  const took = await scheduled(name, counted);
  const seconds = took.reduce((total, ms) => total + ms, 0) / 1000;
  const calls = callsSince(place).filter(({ fn }) => fn === name);
  return times(usageOf(calls, { [name]: { count: counted, seconds } }), 1 / counted);
}

async function scheduled(name: string, count: number): Promise<number[]> {
  const { stdout } = await run(
    process.execPath,
    ['--require', here('count-calls.cjs'), here('scheduled.ts'), name, String(count)],
    { env: { ...process.env, COUNT_CALLS_IN: callsFile, FUNCTION_TARGET: name } },
  );
  return z.parse(z.array(z.number()), JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
