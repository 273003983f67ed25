import { collections } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { adminEnv, ports, projectId, siteUrl } from '../../emulators/src/config.ts';
import { launchChromium } from '../support/chromium.ts';
import { type CountingProxy, countingProxy, type Reads } from './proxy/proxy.ts';

const sizes = [50, 10_000];

/** The most documents that a first visit may cost. */
export const galleryReads = 30;

/** One table row: the documents that a first visit to the gallery reads, in all and by collection. */
export type Opening = { submissions: number; reads: number } & Reads;

/** Opens the built site's gallery in Chromium, at 50 and at 10,000 submissions, and counts the documents it reads. */
export async function openGallery(): Promise<Opening[]> {
  Object.assign(process.env, adminEnv);
  const db = getFirestore(initializeApp({ projectId }, 'bench-gallery'));
  // Nobody counts these photos: their triggers would keep the emulator busy for a minute.
  await fetch(`http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  const proxy = await countingProxy();
  const chromium = await launchChromium({ args: [proxy.flag] });
  const openings: Opening[] = [];
  try {
    for (const size of sizes) {
      const photos = db.collection(collections.contestSubmissions);
      const there = (await photos.where('status', '==', 'approved').count().get()).data().count;
      for (let from = there; from < size; from += 500) {
        const batch = db.batch();
        for (let n = from; n < Math.min(size, from + 500); n += 1)
          batch.set(
            photos.doc(`bench-${n}`),
            // No votes, as there are no vote documents: the sweep would count them, and the gallery hear of it.
            aSubmission({ title: `Wall ${n}`, votes: 0, submitted_at: new Date() }),
          );
        await batch.commit();
      }
      // Uncounted: while the emulator still works off the writes, it tells a new listener of every one.
      await visit(chromium, proxy);
      const reads = await visit(chromium, proxy);
      openings.push({ submissions: size, reads: Object.values(reads).reduce((sum, n) => sum + n, 0), ...reads });
    }
  } finally {
    await chromium.close();
    await proxy.close();
  }
  return openings;
}

/** A first visit, in a browser context of its own: the documents it read until nothing more came for a while. */
async function visit(chromium: Browser, proxy: CountingProxy): Promise<Reads> {
  proxy.begin();
  const context = await chromium.newContext();
  const page = await context.newPage();
  await page.goto(`${siteUrl}/contest`);
  await proxy.answered(3000);
  const { answers } = proxy.take();
  await context.close();
  await proxy.hangUp();
  return answers;
}
