import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { adminEnv, ports, projectId } from '../../emulators/src/config.ts';
import { launchChromium } from '../support/chromium.ts';
import { adminState, viewports, visit } from '../support/site.ts';
import { type CountingProxy, countingProxy } from './proxy/proxy.ts';
import { sumOf } from './proxy/tally.ts';
import { fill } from './reads/fill.ts';
import { ruleLookUps } from './reads/look-ups.ts';
import { adminPages, type Opened, publicPages } from './reads/pages.ts';
import { type CountedServer, countedServer } from './reads/server.ts';

/** How many reads a page may make beyond the rows that it opens with. */
export const READS_BEYOND_ROWS = 10;

/** One table row: the reads of a first visit to a page, with some amount of data. */
export type PageReads = {
  page: string;
  /** `seed`, or how many more of everything there are. */
  size: string;
  rows: number;
  /** The most reads that are allowed. */
  most: number;
  /**
   * Reads for rendering on the server, at most once a minute, because the content network keeps
   * pages.
   */
  server: number;
  /** Reads of its listeners in the browser, down to the page's end. */
  listeners: number;
  /** For admins, the rules' look-ups for each listener. */
  'rule look-ups': number;
  read: string;
};

/**
 * Opens every page of the built site in Chromium and counts its reads, with the seeded London and
 * with `many` of everything.
 */
export async function openPages(many: number): Promise<PageReads[]> {
  Object.assign(process.env, adminEnv);
  const db = getFirestore(initializeApp({ projectId }, 'bench-reads'));
  // The triggers are off: counting these documents would keep the emulator busy for minutes.
  await fetch(`http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  const proxy = await countingProxy();
  const server = await countedServer();
  const chromium = await launchChromium({ args: [proxy.flag] });
  const opened: PageReads[] = [];
  try {
    for (const size of ['seed', String(many)]) {
      if (size !== 'seed') await fill(db, many);
      // With many documents the first visit is not counted, for two reasons. While the emulator
      // works off the writes, it reports every one to a new listener. And it answers queries of a
      // newly filled collection too slowly for a page.
      for (const isCounted of size === 'seed' ? [true] : [false, true]) {
        const pages = [
          ...publicPages.map((page) => () => open({ chromium, proxy, server }, page, size)),
          ...adminPages.map((page) => () => open({ chromium, proxy }, page, size)),
        ];
        for (const visited of pages) {
          const cost = await visited();
          if (isCounted) opened.push(cost);
        }
      }
    }
  } finally {
    await chromium.close();
    await proxy.close();
    await server.end();
  }
  return opened;
}

type With = { chromium: Browser; proxy: CountingProxy; server?: CountedServer };

/**
 * Makes a first visit, in a new browser context. Pages that the server does not render are visited
 * as an admin.
 */
async function open(
  { chromium, proxy, server }: With,
  { name, path, rows, each = 1, besides = 0 }: Opened,
  size: string,
): Promise<PageReads> {
  const options = server ? {} : { storageState: await adminState(chromium) };
  const rendered = server ? await server.reads(path.replace(/\?.*$/, '')) : 0;
  proxy.begin();
  const lookedUp = server ? 0 : await ruleLookUps();
  const { page, context } = await visit(chromium, path, viewports.desktop, options);
  await proxy.answered(1500);
  // Listeners that start when they come into sight count too.
  await page.mouse.wheel(0, 100_000);
  await proxy.answered(1500);
  const { answers } = proxy.take();
  const shown = rows === null ? 0 : await page.locator(rows).count();
  const lookUps = server ? 0 : (await ruleLookUps()) - lookedUp;
  await context.close();
  await proxy.hangUp();
  const read = Object.entries(answers).map(([collection, n]) => `${collection} ${n}`);
  return {
    page: name,
    size,
    rows: shown,
    most: shown * each + besides + READS_BEYOND_ROWS,
    server: rendered,
    listeners: sumOf(answers),
    'rule look-ups': lookUps,
    read: read.join(', '),
  };
}

/** The pages with too many reads, each in a sentence. */
export const readTooMuch = (opened: readonly PageReads[]): string[] =>
  opened.flatMap(({ page, size, rows, most, ...read }) =>
    (['server', 'listeners'] as const)
      .filter((where) => read[where] > most)
      .map((where) => `${page}, ${size}: ${read[where]} reads (${where}) for ${rows} rows.`),
  );
