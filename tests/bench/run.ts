import { launch, whenReady } from '../support/launcher.ts';
import { row } from './figures.ts';
import { memory } from './memory.ts';
import { cardToConfirmed, firstCalls, textToProgress, textToReply } from './paths.ts';
import { openVendorFeed } from './vendor-feed.ts';

/**
 * `npm run bench`: what the product adds to the emulators' own latency. Each path runs in turn with the least that the
 * same hops can cost, in the same minute on the same machine; only the ratio means anything.
 */
const rounds = { card: 20, text: 50 };

const platform = launch(['--suite-only', '--functions', 'tests/bench/raw']);
console.log('Starting the platform …');
await whenReady(platform);
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
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  feed.close();
  platform.process.kill('SIGINT');
  await platform.ended;
}
process.exit();
