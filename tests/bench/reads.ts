import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { adminEnv, ports, projectId } from '../../emulators/src/config.ts';
import { launchChromium } from '../support/chromium.ts';
import { adminState, viewports, visit } from '../support/site.ts';
import { ruleLookUps } from './dashboard/look-ups.ts';
import { type CountingProxy, countingProxy } from './proxy/proxy.ts';
import { sumOf } from './proxy/tally.ts';
import { fill } from './reads/fill.ts';
import { adminPages, type Opened, publicPages } from './reads/pages.ts';
import { type CountedServer, countedServer } from './reads/server.ts';

/** What a page may read beyond the rows that it opens with. */
export const READS_BEYOND_ROWS = 10;

/** One table row: what a first visit to a page reads, at some size of everything. */
export type PageReads = {
  page: string;
  /** `seed`, or how many there are of everything besides. */
  size: string;
  rows: number;
  /** What it may read. */
  most: number;
  /** Documents that its rendering on the server reads: at most once a minute, for the content network keeps pages. */
  server: number;
  /** Documents that its listeners read in the browser, down to the page's end. */
  listeners: number;
  /** For admins, what the rules look up for each listener. */
  'rule look-ups': number;
  read: string;
};

/** Opens every page of the built site in Chromium, with the seed's London and with `many` of everything, and counts what it reads. */
export async function openPages(many: number): Promise<PageReads[]> {
  Object.assign(process.env, adminEnv);
  const db = getFirestore(initializeApp({ projectId }, 'bench-reads'));
  // Nobody counts what is written: the triggers would keep the emulator busy for minutes.
  await fetch(`http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  const proxy = await countingProxy();
  const server = await countedServer();
  const chromium = await launchChromium({ args: [proxy.flag] });
  const opened: PageReads[] = [];
  try {
    for (const size of ['seed', String(many)]) {
      if (size !== 'seed') await fill(db, many);
      // Uncounted: while the emulator still works off the writes, it tells a new listener of every one.
      // With many, first uncounted: a collection that was just filled is answered too slowly for a page's patience.
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

/** A first visit, in a browser context of its own, and as an admin where the page is not rendered by the server. */
async function open(
  { chromium, proxy, server }: With,
  { name, path, rows, each = 1 }: Opened,
  size: string,
): Promise<PageReads> {
  const options = server ? {} : { storageState: await adminState(chromium) };
  const rendered = server ? await server.reads(path.replace(/\?.*$/, '')) : 0;
  proxy.begin();
  const lookedUp = server ? 0 : await ruleLookUps();
  const { page, context } = await visit(chromium, path, viewports.desktop, options);
  await proxy.answered(1500);
  // What begins to listen as it comes into sight counts, too.
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
    most: shown * each + READS_BEYOND_ROWS,
    server: rendered,
    listeners: sumOf(answers),
    'rule look-ups': lookUps,
    read: read.join(', '),
  };
}

/** The pages that read too much, each in a sentence. */
export const readTooMuch = (opened: readonly PageReads[]): string[] =>
  opened.flatMap(({ page, size, rows, most, ...read }) =>
    (['server', 'listeners'] as const)
      .filter((where) => read[where] > most)
      .map((where) => `${page}, ${size}: ${read[where]} reads (${where}) for ${rows} rows.`),
  );
