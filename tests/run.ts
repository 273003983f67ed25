import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../domain/indexes/catalogue.ts';
import { projectId } from '../emulators/src/config.ts';
import { Fault } from '../emulators/src/fault.ts';
import { printedProgress } from '../emulators/src/progress.ts';
import { changedTests } from './support/changed.ts';
import { findChromium } from './support/chromium.ts';
import { faultRows, faultTable, filesThatShow } from './support/fault-rows.ts';
import { searchFunctionLogs, suiteLog, textsOfThisRun } from './support/function-logs.ts';
import { undeclaredIndexes, usedIndexes } from './support/index-usage.ts';
import { output, root } from './support/output.ts';
import { phases, plan, type TestProject } from './support/plan.ts';
import { notedProjects } from './support/projects.ts';
import { ruleCoverage, uncovered } from './support/rule-coverage.ts';
import { type Part, timeLines } from './support/times.ts';
import { uploads, writtenSince } from './support/uploads.ts';
import { verdict } from './support/verdict.ts';
import { runVitest, type Tally } from './support/vitest.ts';

/**
 * `npm test`: runs the unit tests while it builds and starts the platform, then the rules, the
 * handlers and the walks in browsers against the platform. The last line is `N passed, N failed`.
 * The run also searches the functions' logs for what no log may hold, as one test.
 *
 * - `npm run test:all` (`--all`) runs everything, `npm run test:rest` (`--rest`) what `npm test` leaves
 *   out.
 * - `npm test -- unit` runs one project.
 * - `npm test -- domain/hunt` runs the tests below a path.
 * - `npm test -- changed` runs the tests with emulators that belong to what is not committed.
 * - `--deep` runs everything with many more hunts, crashes, orders and people. It takes half an
 *   hour, for a release and at night.
 * - `npm run faults` runs only the files whose tests show a row of docs/faults.md. It prints what
 *   each row asks and what was reached. A run of everything leaves the same table in
 *   tests/output/faults.txt.
 */
async function main(): Promise<Tally> {
  const args = process.argv.slice(2);
  if (args.includes('--deep')) process.env.DEEP = '1';
  const ofFaults = args.includes('--faults');
  const isEverything = args.includes('--all');
  const ofChange = args.includes('changed');
  const asked = (ofFaults ? [...filesThatShow().keys()] : ofChange ? changedTests() : args).filter(
    (arg) => arg !== '--deep',
  );
  if (ofChange && asked.length === 0) throw new Fault('No test with emulators belongs to what has changed.');
  const { projects, filters } = plan(asked);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // How many idle processes of functions are kept. The tests call all functions in turn, and a new
  // process takes half a second of a processor.
  process.env.KEPT_IDLE ??= '20';
  const tallies: Tally[] = [];
  const parts: Part[] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    try {
      return await work();
    } finally {
      parts.push({ name, seconds: (performance.now() - since) / 1000 });
    }
  };
  const run = async (wanted: readonly TestProject[]): Promise<void> => {
    const now = wanted.filter((project) => projects.includes(project));
    if (now.length === 0 || interrupted.signal.aborted) return;
    tallies.push(await timed(now.join(', '), () => runVitest(now, filters)));
  };

  const [apart, own, alone, walks, browsers, after] = phases;
  // The unit tests need nothing of the platform, so they run while it starts. The tests in projects
  // of their own need the emulators, but not the seed.
  const units = run(apart);
  let owns: Promise<void> | undefined;
  try {
    const onSite = [...alone, ...walks, ...browsers].some((project) => projects.includes(project));
    if (onSite || own.some((project) => projects.includes(project))) {
      const { startPlatform } = await import('../emulators/src/platform.ts');
      const before = await uploads();
      // The bundled browser is unpacked here, once. If several test files unpacked it at one
      // moment, one of them would start a half-written file.
      if (onSite) await findChromium();
      const platform = await timed('the platform’s start', () =>
        startPlatform({
          site: onSite ? 'built' : 'none',
          progress: printedProgress(),
          signal: interrupted.signal,
          onEmulators: () => {
            owns = units.then(() => run(own));
          },
        }),
      );
      if (onSite)
        tallies.push(
          verdict('A local build writes nothing where a deploy would upload it', await writtenSince(before)),
        );
      let texts: string[] = [];
      try {
        await units;
        // Browsers wait for the tests in projects of their own. Side by side on two cores both take
        // longer than one after the other.
        await owns;
        await run(alone);
        await run(walks);
        await run(browsers);
        const used = (await Promise.all([projectId, ...notedProjects('product')].map(usedIndexes))).flat();
        const queries = catalogue.map(({ query }) => query);
        const what = 'indexes that the tests’ queries used, all of them declared';
        tallies.push(
          verdict('Every index that a query used is declared', undeclaredIndexes(used, queries), {
            shows: { row: 37, count: new Set(used).size, what },
          }),
        );
        if (projects.includes('rules') && filters.length === 0) {
          const coverages = await Promise.all(notedProjects('rules').map(ruleCoverage));
          tallies.push(verdict('Every part of every rule of Firestore was seen true and false', uncovered(coverages)));
        }
        texts = await textsOfThisRun();
      } finally {
        await platform.stop();
      }
      tallies.push(searchFunctionLogs(suiteLog(), texts));
    }
  } finally {
    await units;
    await owns;
  }
  await run(after);
  if (isEverything || ofFaults) tallies.push(showFaults(tallies, ofFaults));
  showTimes(parts);
  return {
    shown: [],
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** Prints where the time went, and leaves the same lines in tests/output/times.txt. */
function showTimes(parts: readonly Part[]): void {
  const reports = readdirSync(output).filter((file) => file.endsWith('.json'));
  const texts = reports.map((file) => readFileSync(join(output, file), 'utf8'));
  const lines = timeLines(parts, texts, root);
  writeFileSync(join(output, 'times.txt'), `${lines.join('\n')}\n`);
  console.log(`\n${lines.join('\n')}`);
}

/**
 * Writes down what the tests have shown of docs/faults.md, as one test. Prints the table on
 * request.
 */
function showFaults(tallies: readonly Tally[], isPrinted: boolean): Tally {
  const { lines, missing } = faultTable(
    faultRows(),
    tallies.flatMap(({ shown }) => shown),
  );
  const table = `${lines.join('\n')}\n`;
  writeFileSync(join(output, 'faults.txt'), table);
  if (isPrinted) console.log(`\n${table}`);
  const faults = missing.map((row) => `Row ${row} was not shown`);
  return verdict('Every fault of docs/faults.md was shown by a test that passed', faults);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Fault('The tests were interrupted.')));
}

let tally: Tally;
try {
  tally = await main();
} catch (error) {
  console.error(error instanceof Fault ? `✘ ${error.message}` : error);
  tally = { passed: 0, failures: ['the run itself'], shown: [] };
}
const failed = tally.failures.length;
if (tally.passed + failed === 0) console.error('There are no tests.');
// The failures come last, for a reader who sees only the end of a log. .ci/run shows the lines once
// more.
for (const name of tally.failures) console.log(`failed: ${name}`);
console.log(`${tally.passed} passed, ${failed} failed`);
process.exit(failed > 0 || tally.passed === 0 || interrupted.signal.aborted ? 1 : 0);
