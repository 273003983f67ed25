import { launch, whenReady } from '../support/launcher.ts';
import { answers } from './answers.ts';
import { guessing } from './brute-force.ts';
import { countingEnv } from './cost/calls.ts';
import { cost } from './cost.ts';
import { dashboardLimits, missedAims, openDashboard } from './dashboard.ts';
import { row } from './figures.ts';
import { FIGURES_WITHIN, steadyTexts } from './load.ts';
import { localRun } from './local-run.ts';
import { memory } from './memory.ts';
import { sixtyAtOnce } from './party.ts';
import { cardToConfirmed, firstCalls, phonePageToReply, startAll, textToProgress, textToReply } from './paths.ts';
import { openPages, READS_BEYOND_ROWS, readTooMuch } from './reads.ts';
import { writesOfFigures } from './scale.ts';
import { segments } from './segments.ts';
import { countStarts, mostStarts } from './starts.ts';
import { pageToAll, readsOfTeam } from './team.ts';
import { whatATextCosts } from './text.ts';
import { openVendorFeed } from './vendor-feed.ts';
import { hotPhoto, storm, voteToScreens } from './votes.ts';

/**
 * `npm run bench`: measures what the product adds to the emulators' own latency. Each path runs in
 * turn with the least that the same hops can cost, in the same minute on the same machine. Only the
 * ratio means anything. `npm run bench -- votes` runs one part. Some parts check their own limits:
 * they print the missed ones, and the exit code is 1.
 */
const parts = { hunts, team, party, starts, load, votes, dashboard, reads };
/** Parts that run only on request: they take long, prove what docs say, or need a new platform. */
const apart = { cost: () => cost(writesDocs), text: aText, scale, memory: laptop };
/** Parts that need no platform. */
const pure = { answers, segments, guessing };
const rounds = () => ({ card: sizesAsked[0] ?? 60, text: sizesAsked[0] ?? 50, vote: sizesAsked[0] ?? 60 });

/** Measures the local run's memory on a laptop. */
async function laptop(): Promise<string[]> {
  const feed = await openVendorFeed();
  try {
    const { table, missed } = await localRun(platform.process.pid ?? 0, feed);
    console.log('What the whole local run takes (PSS):');
    console.table(table);
    return missed;
  } finally {
    feed.close();
  }
}

async function hunts(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    const first = memory(platform.process.pid ?? 0);
    const paid = await cardToConfirmed(rounds().card, feed);
    await startAll(feed, paid.hunts);
    const replies = await textToReply(rounds().text, feed, paid.hunts);
    const progress = await textToProgress(rounds().text, feed, paid.hunts);
    const page = await phonePageToReply(rounds().text, feed, paid.hunts);
    console.table([replies, progress, page, paid.figures].map(row));
    console.log('Aim: p50 at most 1.5x and p95 at most 2x the raw path. The phone page goes through hosting as well.');
    console.log('Memory after the first calls:');
    console.table(first);
    console.log('Memory at the end:');
    console.table(memory(platform.process.pid ?? 0));
  } finally {
    feed.close();
  }
}

/** Measures what a team's page costs: the time until everybody has a message, and the reads of a hunt. */
async function team(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    console.table((await pageToAll(rounds().text, feed)).map(row));
    console.log('Aim: p95 at most 2x the raw path, with 40 hunts under way and their pages open.');
    console.log('Documents that open pages are sent in a whole hunt, which Firestore charges as reads:');
    console.table([await readsOfTeam(feed)]);
  } finally {
    feed.close();
  }
}

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

/** Counts the functions that an exchange of texts, a booking, a vote and an article start. */
async function starts(): Promise<string[]> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    const { table, missed } = await countStarts(feed);
    console.log('Functions started, from the text, the click or the vote to the last report and count:');
    console.table(table);
    console.log(`Aim: at most ${mostStarts} for an exchange of texts.`);
    return missed;
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
    const before = memory(platform.process.pid ?? 0);
    const [rate = 5, seconds, runs = 1] = sizesAsked;
    const missed: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const measured = await steadyTexts(rate, feed, seconds, run);
      console.table([measured.figures]);
      missed.push(...measured.missed);
    }
    console.log('Aim at 5 a second: nothing lost, doubled, out of order or left, and a reply p95 of at most 2,000 ms.');
    console.log(`The figures of two open dashboards: right within ${FIGURES_WITHIN} ms of the last text.`);
    console.log('Memory before and after:');
    console.table(before);
    console.table(memory(platform.process.pid ?? 0));
    return missed;
  } finally {
    feed.close();
  }
}

async function votes(): Promise<void> {
  console.table([row(await voteToScreens(rounds().vote))]);
  console.log('Aim: p95 at most 1.5x the raw path.');
  console.table([await hotPhoto()]);
  console.log('Aim: at most 12 count writes, exact within 5 s.');
  console.table([await storm()]);
  console.log('Aim: every count exact, after events that came one to three times and in any order.');
}

/**
 * One of the last two parts: it leaves a hundred thousand bookings behind, and turns the triggers
 * off.
 */
async function dashboard(): Promise<string[]> {
  const figures = await openDashboard(sizesAsked[0] ?? 100_000);
  console.log('What opening the dashboard reads, every list as long as it gets (built site, Chromium):');
  console.table(figures.openings);
  console.log(`Aim: at most ${dashboardLimits.reads}, the same at both sizes, no listener in a second round.`);
  console.log(
    'An open dashboard while hunts and figures on it change, one read for each document on screen that changed:',
  );
  console.table(figures.livings);
  console.log(
    `Aim: no more reads than changed documents; after 1,000 the heap has grown by less than ${dashboardLimits.heap} MB.`,
  );
  console.log(
    'One text changes four: its hunt, and the figures of the day, of the month and in all, once a second at most.',
  );
  console.log("`repeated` is the emulator's: it sends a limited list whole on every write to its collection.");
  return missedAims(figures);
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
 * The arguments: names of parts, and numbers. The numbers are rounds, texts a second and seconds,
 * the bookings of the dashboard's second size, or the amount of everything for the pages.
 */
const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
/** `--write-docs` keeps the counts of `cost` and writes its tables. */
const writesDocs = asked.includes('--write-docs');
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
const siteToo = chosen.some(([name]) => ['memory', 'reads', 'dashboard', 'cost'].includes(name));
const isCounting = chosen.some(([name]) => ['cost', 'load', 'text'].includes(name));
const platform = launch(
  [...(siteToo ? [] : ['--suite-only']), '--functions', 'tests/bench/raw'],
  isCounting ? countingEnv() : {},
);
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
