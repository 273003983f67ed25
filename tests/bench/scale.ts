import { documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { platformFirestore } from '../support/admin-sdk.ts';
import { steadyTexts } from './load.ts';
import type { VendorFeed } from './vendor-feed.ts';

/**
 * How often a second a figure of all data may be written (docs/scale.md): once, plus a little
 * because of the clocks.
 */
const MAX_WRITES = 1.2;
const SECONDS = 20;
const rates = [1, 5];

/**
 * Measures how often the figures that every text changes are written, at different rates of texts.
 */
export async function writesOfFigures(
  feed: VendorFeed,
): Promise<{ table: Record<string, number | string>[]; missed: string[] }> {
  const table: Record<string, number | string>[] = [];
  const missed: string[] = [];
  for (const rate of rates) {
    const watched = [documents.totals, documents.dayStats(londonDay(new Date()))].map(follow);
    await steadyTexts(rate, feed, SECONDS);
    for (const { path, group, stop } of watched) {
      const { writes, counts, seconds } = stop();
      const row = { 'texts a second': rate, document: path, writes, [group]: counts, seconds: seconds.toFixed(0) };
      table.push({ ...row, 'counts a second': (counts / seconds).toFixed(2) });
      if (counts / seconds > MAX_WRITES)
        missed.push(
          `At ${rate} texts a second ${path} counts its texts ${(counts / seconds).toFixed(2)} times a second.`,
        );
    }
  }
  return { table, missed };
}

/**
 * Follows a document of figures: counts all its writes, and the writes to the figures that texts
 * change.
 */
function follow(path: string) {
  const group = 'messages_counted_at';
  const [all, stamps] = [new Set<string>(), new Set<string>()];
  const began = performance.now();
  const end = platformFirestore()
    .doc(path)
    .onSnapshot((snapshot) => {
      all.add(String(snapshot.updateTime?.valueOf()));
      stamps.add(String(snapshot.get(group)?.valueOf()));
    });
  return {
    path,
    group,
    stop() {
      end();
      // The first of each is the state before the test.
      return { writes: all.size - 1, counts: stamps.size - 1, seconds: (performance.now() - began) / 1000 };
    },
  };
}
