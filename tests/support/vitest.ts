import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { type ShownFault, shownSchema } from './fault-rows.ts';
import { output, root } from './output.ts';
import type { TestProject } from './plan.ts';
import { UNHANDLED_FILE } from './unhandled-reporter.ts';

/**
 * How many tests passed, and the failures by name with reasons. A file that cannot be read as tests
 * is one failure.
 */
export type Tally = {
  readonly passed: number;
  readonly failures: readonly string[];
  /** What the passed tests have shown of the rows of docs/faults.md. */
  readonly shown: readonly ShownFault[];
};

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z._default(z.array(z.string()), []),
          meta: z.optional(z.object({ shown: z.optional(z.array(shownSchema)) })),
        }),
      ),
    }),
  ),
});

/**
 * Runs some projects of vitest.config.ts, shows their output and counts the results in its JSON
 * report.
 */
export async function runVitest(projects: readonly TestProject[], filters: readonly string[]): Promise<Tally> {
  const require = createRequire(import.meta.url);
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const file = join(output, `${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${join(import.meta.dirname, 'unhandled-reporter.ts')}`,
    '--passWithNoTests',
    ...filters,
  ];
  const unhandled = join(output, `${projects.join('-')}.unhandled`);
  const env = { ...process.env, [UNHANDLED_FILE]: unhandled };
  const child = spawn(process.execPath, [vitest, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const errors = z.parse(z.array(z.string()), JSON.parse(read(unhandled) ?? '[]'));
  return count(read(file), code, projects.join(', '), errors);
}

/**
 * Counts a JSON report. If vitest failed without naming a test, that is one failure with the name
 * `ran` and the errors that no test caught.
 */
export function count(
  json: string | undefined,
  exitCode: number,
  ran: string,
  unhandled: readonly string[] = [],
): Tally {
  const reasons = unhandled.map((error) => oneLine(error, MAX_REASON_LENGTH));
  const unnamed = exitCode === 0 ? [] : [[`${ran}: vitest ended with ${exitCode}`, ...reasons].join(' ✘ ')];
  if (json === undefined) return { passed: 0, failures: unnamed, shown: [] };
  const { numPassedTests, testResults } = z.parse(report, JSON.parse(json));
  const fileOf = (name: string) => relative(root, name).replaceAll('\\', '/');
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length > 0) return failed.map((assertion) => withReasons(fileOf(name), assertion));
    return status === 'failed' ? [`${fileOf(name)}: could not be run`] : [];
  });
  const shown = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) => (status === 'passed' ? (meta?.shown ?? []) : [])),
  );
  return { passed: numPassedTests, failures: failures.length === 0 ? unnamed : failures, shown };
}

/** A test by its file and name, with the reasons why it failed. */
const withReasons = (file: string, { fullName, failureMessages }: { fullName: string; failureMessages: string[] }) =>
  [`${file}: ${fullName}`, ...failureMessages.map((message) => reasonOf(message, file))].join(' ✘ ');

/** The most characters of a reason that are shown: one call log of Playwright fills screens. */
const MAX_REASON_LENGTH = 700;

/**
 * Why a test failed, in one line, and where in its file. A reader who sees only the end of a log
 * has only this line.
 */
function reasonOf(message: string, file: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.filter((line) => !/^\s+at /.test(line)).join(' ');
  const line = /^\d+/.exec(message.split(`${file}:`)[1] ?? '')?.[0];
  const reason = oneLine(said, MAX_REASON_LENGTH);
  return line === undefined ? reason : `line ${line}: ${reason}`;
}

const oneLine = (text: string, most: number) =>
  stripVTControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, most);
