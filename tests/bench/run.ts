import { launch, whenReady } from '../support/launcher.ts';
import { answers } from './answers.ts';
import { countingEnv } from './cost/calls.ts';
import { cost } from './cost.ts';
import { FIGURES_WITHIN, steadyTexts } from './load.ts';
import { whatAPageHuntCosts } from './page.ts';
import { sixtyAtOnce } from './party.ts';
import { firstCalls } from './paths.ts';
import { openPages, READS_BEYOND_ROWS, readTooMuch } from './reads.ts';
import { writesOfFigures } from './scale.ts';
import { segments } from './segments.ts';
import { whatATextCosts } from './text.ts';
import { openVendorFeed } from './vendor-feed.ts';

/**
 * `npm run bench`: measures what docs promise and no test can. `npm run bench -- party` runs one part.
 * Some parts check their own limits: they print the missed ones, and the exit code is 1.
 */
const parts = { party, load, reads };
/** Parts that run only on request: they take long, or prove what docs say. */
const apart = { cost: () => cost(writesDocs), text: aText, page: aPageHunt, scale };
/** Parts that need no platform. */
const pure = { answers, segments };

/** Measures a party of the largest size whose people all act at the same moment. */
async function party(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    console.table(await sixtyAtOnce(feed));
    console.log(
      'Aim: nothing lost, one step for each team, and a reply p95 of at most 2,000 ms, as for texts in `load`.',
    );
  } finally {
    feed.close();
  }
}

/** Counts what docs/costs.md says of a text. */
async function aText(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    console.table([await whatATextCosts(feed)]);
  } finally {
    feed.close();
  }
}

/** Counts what docs/costs.md says of a hunt on a page. */
async function aPageHunt(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    console.table([await whatAPageHuntCosts()]);
  } finally {
    feed.close();
  }
}

/** Checks what docs/scale.md says about figures that every text changes. */
async function scale(): Promise<string[]> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    const { table, missed } = await writesOfFigures(feed);
    console.table(table);
    console.log('Aim: once a second at most at either rate.');
    return missed;
  } finally {
    feed.close();
  }
}

/**
 * `npm run bench -- load 10` sends ten texts a second instead of five; `npm run bench -- load 5 10`
 * sends five for ten seconds only. `load 5 120 3` does that three times on one suite.
 */
async function load(): Promise<string[]> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    const [rate = 5, seconds, runs = 1] = sizesAsked;
    const missed: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const measured = await steadyTexts(rate, feed, seconds, run);
      console.table([measured.figures]);
      missed.push(...measured.missed);
    }
    console.log('Aim at 5 a second: nothing lost, doubled, out of order or left, and a reply p95 of at most 2,000 ms.');
    console.log(`The figures of two open dashboards: right within ${FIGURES_WITHIN} ms of the last text.`);
    return missed;
  } finally {
    feed.close();
  }
}

/** The last part: it leaves ten thousand of everything behind, and turns the triggers off. */
async function reads(): Promise<string[]> {
  console.log('Documents read by a first visit to each page, built site, Chromium:');
  const opened = await openPages(sizesAsked[0] ?? 10_000);
  console.table(opened);
  console.log(
    `Aim: its rendering on the server, and its listeners, read at most ${READS_BEYOND_ROWS} more than the rows it opens with.`,
  );
  return readTooMuch(opened);
}

/**
 * The arguments: names of parts, and numbers. The numbers are texts a second and seconds, or the
 * amount of everything for the pages.
 */
const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
/** `--write-docs` keeps the counts of `cost` and writes its tables. */
const writesDocs = asked.includes('--write-docs');
/** What stands behind `cost`: see cost.ts. */
const costWords = ['--write-docs', 'idle', 'pages', 'operations'];
const unknown = asked.filter((word) => ![...Object.keys({ ...parts, ...apart, ...pure }), ...costWords].includes(word));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}.`);
  process.exit(1);
}
const sizesAsked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const chosen =
  asked.length === 0
    ? Object.entries(parts)
    : Object.entries({ ...apart, ...parts }).filter(([name]) => asked.includes(name));
for (const [name, run] of Object.entries(pure)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const missed of run()) {
    console.error(`Missed: ${missed}`);
    process.exitCode = 1;
  }
}
if (chosen.length === 0) process.exit();
const siteToo = chosen.some(([name]) => ['reads', 'cost'].includes(name));
const isCounting = chosen.some(([name]) => ['cost', 'load', 'text', 'page'].includes(name));
const platform = launch(siteToo ? [] : ['--suite-only'], isCounting ? countingEnv() : {});
console.log('Starting the platform …');
await whenReady(platform);
try {
  for (const [, run] of chosen)
    for (const missed of (await run()) ?? []) {
      console.error(`Missed: ${missed}`);
      process.exitCode = 1;
    }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  platform.process.kill('SIGINT');
  await platform.ended;
}
process.exit();
