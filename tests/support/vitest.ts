import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { output, root } from './output.ts';
import type { Project } from './plan.ts';

/** How many tests passed and failed. A file that could not be read as tests counts as one failure. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
};

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Runs some projects of vitest.config.ts, shows their output and counts what its JSON report says. */
export async function runVitest(projects: readonly Project[], filters: readonly string[]): Promise<Tally> {
  const require = createRequire(import.meta.url);
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const file = join(output, `${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--passWithNoTests',
    ...filters,
  ];
  const child = spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  return count(existsSync(file) ? readFileSync(file, 'utf8') : undefined, code);
}

/** Counts a JSON report; a vitest that failed without saying which test did counts as one failure. */
export function count(json: string | undefined, exitCode: number): Tally {
  if (json === undefined) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const { numPassedTests, numFailedTests, testResults } = z.parse(report, JSON.parse(json));
  const unreadable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = numFailedTests + unreadable;
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
