import type { Booking } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { adminEnv, ports, projectId } from '../../emulators/src/config.ts';
import { launchChromium } from '../support/chromium.ts';
import { aBooking } from '../support/documents.ts';
import { signInAsAdmin, viewports, visit } from '../support/site.ts';
import { type CountingProxy, countingProxy, type Reads } from './proxy/proxy.ts';

const sizes = [100, 10_000];
const changes = 1000;

/** One table row: what opening the dashboard reads, in all and by collection, and its listeners. */
export type Opening = { bookings: number; reads: number; listeners: number; later: number } & Reads;

/** What 1,000 live changes cost an open dashboard. */
export type Living = {
  changes: number;
  reads: number;
  'reads a change': string;
  'heap MB before': string;
  'heap MB after': string;
  grown: string;
};

/**
 * Opens the built site's dashboard in Chromium as an admin, at 100 and at 10,000 paid bookings, and counts the documents it
 * reads and the listeners it asks for after the first answer (a second round). Then changes what it shows a thousand times.
 */
export async function openDashboard(): Promise<{ openings: Opening[]; living: Living }> {
  Object.assign(process.env, adminEnv);
  const db = getFirestore(initializeApp({ projectId }, 'bench-dashboard'));
  // Nobody counts these bookings: what is measured is the dashboard, not the recounts that its figures come from.
  await fetch(`http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  const proxy = await countingProxy();
  const chromium = await launchChromium({ args: [proxy.flag] });
  try {
    const openings: Opening[] = [];
    let opened: Opened | undefined;
    for (const size of sizes) {
      console.log(`${size} bookings …`);
      // An open dashboard would hear of every one of them.
      await opened?.context.close();
      await book(db, size);
      // Uncounted: while the emulator still works off the writes, it tells a new listener of every one.
      await (await open(chromium, proxy)).context.close();
      opened = await open(chromium, proxy);
      const { reads } = opened;
      const { asked, later } = proxy.listeners();
      const all = Object.values(reads).reduce((sum, n) => sum + n, 0);
      openings.push({ bookings: size, reads: all, listeners: asked, later, ...reads } as Opening);
    }
    if (!opened) throw new Error('The dashboard was never opened');
    return { openings, living: await live(opened.page, proxy, db) };
  } finally {
    await chromium.close();
    await proxy.close();
  }
}

/** Brings the paid bookings up to `size`, one in ten of them finished today. */
async function book(db: Firestore, size: number): Promise<void> {
  const bookings = db.collection(collections.bookings);
  const there = (await bookings.where('confirmed_at', '>', new Date(0)).count().get()).data().count;
  for (let from = there; from < size; from += 500) {
    const batch = db.batch();
    for (let n = from; n < Math.min(size, from + 500); n += 1) {
      const now = new Date();
      const given = { created_at: now, confirmed_at: now, phone_numbers: [`+4470001${String(n).padStart(5, '0')}`] };
      const booking = n % 10 ? aBooking(given) : aBooking({ ...given, status: 'completed', completed_at: now });
      batch.set(bookings.doc(`bench-${String(n).padStart(6, '0')}`), booking satisfies Booking);
    }
    await batch.commit();
  }
}

type Opened = { context: BrowserContext; page: Page; reads: Reads };

/** Signs an admin in, in a browser context of its own: the documents that were read until nothing more came for a while. */
async function open(chromium: Browser, proxy: CountingProxy): Promise<Opened> {
  const { page, context } = await visit(chromium, '/admin/login', viewports.desk);
  await page.getByLabel('Email').waitFor();
  proxy.take();
  await signInAsAdmin(page);
  await proxy.settled(3000);
  return { context, page, reads: proxy.take() };
}

/** A thousand changes of what is on screen, some 200 a second: hunts that move, and figures of the day. */
async function live(page: Page, proxy: CountingProxy, db: Firestore): Promise<Living> {
  const shown = await page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  const hunts = shown.filter((id) => id?.startsWith('bench-'));
  const [first] = hunts;
  if (!first) throw new Error('The dashboard shows no hunt of the benchmark');
  const day = db.doc(documents.dayStats(londonDay(new Date())));
  const before = await heap(page);
  proxy.take();
  for (let n = 0; n < changes; n += 10) {
    await Promise.all(
      Array.from({ length: 9 }, (_, k) => {
        const hunt = hunts[(n + k) % hunts.length] ?? first;
        return db
          .doc(`${collections.bookings}/${hunt}`)
          .update({ current_stop: Math.floor((n + k) / hunts.length) % 4 });
      }),
    );
    await day.set({ messages: n }, { merge: true });
  }
  await proxy.settled(3000);
  const reads = Object.values(proxy.take()).reduce((sum, n) => sum + n, 0);
  const after = await heap(page);
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  return {
    changes,
    reads,
    'reads a change': (reads / changes).toFixed(2),
    'heap MB before': mb(before),
    'heap MB after': mb(after),
    grown: mb(after - before),
  };
}

/** Bytes that the page's objects take once the garbage is collected. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.enable');
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  } finally {
    await session.detach();
  }
}
