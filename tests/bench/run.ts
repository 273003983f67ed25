import { launch, whenReady } from '../support/launcher.ts';
import { acceptToDraft } from './article.ts';
import { openDashboard } from './dashboard.ts';
import { row } from './figures.ts';
import { openGallery } from './gallery.ts';
import { memory } from './memory.ts';
import { cardToConfirmed, firstCalls, textToProgress, textToReply } from './paths.ts';
import { openVendorFeed } from './vendor-feed.ts';
import { hotPhoto, storm, voteToScreens } from './votes.ts';

/**
 * `npm run bench`: what the product adds to the emulators' own latency. Each path runs in turn with the least that the
 * same hops can cost, in the same minute on the same machine; only the ratio means anything. `npm run bench -- votes` runs
 * one part.
 */
const parts = { hunts, votes, articles, dashboard, reads };
const rounds = { card: 20, text: 50, vote: 60, article: 20 };

async function hunts(): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    const first = memory(platform.process.pid ?? 0);
    const paid = await cardToConfirmed(rounds.card, feed);
    const replies = await textToReply(rounds.text, feed, paid.hunts);
    const progress = await textToProgress(rounds.text, feed, paid.hunts);
    console.table([replies, progress, paid.figures].map(row));
    console.log('Aim: p50 at most 1.5x and p95 at most 2x the raw path.');
    console.log('Memory after the first calls:');
    console.table(first);
    console.log('Memory at the end:');
    console.table(memory(platform.process.pid ?? 0));
  } finally {
    feed.close();
  }
}

async function votes(): Promise<void> {
  console.table([row(await voteToScreens(rounds.vote))]);
  console.log('Aim: p95 at most 1.5x the raw path.');
  console.table([await hotPhoto()]);
  console.log('Aim: at most 12 count writes, exact within 5 s.');
  console.table([await storm()]);
  console.log('Aim: every count exact, after events that came one to three times and in any order.');
}

async function articles(): Promise<void> {
  console.table([row(await acceptToDraft(rounds.article))]);
  console.log('Aim: p50 at most 1.5x the raw path.');
}

/** Of the last two, for it leaves ten thousand bookings behind and no trigger that listens. */
async function dashboard(): Promise<void> {
  const { openings, living } = await openDashboard();
  console.log(
    'Documents that opening the dashboard reads, built site, Chromium; `later`: listeners of a second round:',
  );
  console.table(openings);
  console.log('Aim: the same at both sizes, at most 40, one round.');
  console.log('An open dashboard while hunts and figures on it change:');
  console.table([living]);
  console.log('Aim: at most one read a change; the heap grows by less than 10 MB.');
}

/** Last, for it leaves ten thousand photos behind and no trigger that listens. */
async function reads(): Promise<void> {
  console.log('Documents read by a first visit to the gallery, built site, Chromium:');
  console.table(await openGallery());
  console.log('Aim: the same at both sizes, at most 30.');
}

const asked = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
const siteToo = chosen.some(([name]) => name === 'reads' || name === 'dashboard');
const platform = launch([...(siteToo ? [] : ['--suite-only']), '--functions', 'tests/bench/raw']);
console.log('Starting the platform …');
await whenReady(platform);
try {
  for (const [, run] of chosen) await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  platform.process.kill('SIGINT');
  await platform.ended;
}
process.exit();
