import { collections, documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import type { CountingProxy } from '../proxy/proxy.ts';
import { sumOf } from '../proxy/tally.ts';
import { heap } from './heap.ts';

/** How many stops a hunt has in a wave of changes. Its row shows the number. */
const stopsIn = (wave: number) => 3 + (wave % 4);

/** How many documents change at once: some hunts, and the figures of the day. */
const HUNTS_MOVING = 9;
const AT_ONCE = HUNTS_MOVING + 1;

/**
 * The cost of live changes for an open dashboard. `repeated` counts documents that the emulator
 * sent again unchanged.
 */
export type LiveChangeCost = {
  'at bookings': number;
  'documents changed': number;
  reads: number;
  repeated: number;
  seconds: number;
  'heap MB before': number;
  'heap MB after': number;
  'heap grown by': number;
};

/**
 * Changes documents on the screen, ten in a commit. Each commit waits until the page has received
 * the one before. Ends when the page shows the last change.
 */
export async function changeLive(
  page: Page,
  proxy: CountingProxy,
  db: Firestore,
  { bookings, changes }: { bookings: number; changes: number },
): Promise<LiveChangeCost> {
  const active = page.getByRole('list', { name: 'Active hunts' }).locator('[data-row^="bench-"]');
  const rows = await active.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  const hunts = rows.slice(0, HUNTS_MOVING).map((id) => db.doc(`${collections.bookings}/${id}`));
  if (hunts.length < HUNTS_MOVING) throw new Error(`The dashboard shows ${hunts.length} hunts of the benchmark`);
  const day = db.doc(documents.dayStats(londonDay(new Date())));
  const checks = await healthChecks(db);
  const before = await heap(page);
  proxy.take();
  const began = performance.now();
  for (let changed = 0; changed < changes; changed += AT_ONCE) {
    const batch = db.batch();
    const wave = changed / AT_ONCE + 1;
    for (const hunt of hunts) batch.update(hunt, { stops_count: stopsIn(wave) });
    batch.update(day, { messages: wave });
    await batch.commit();
    await proxy.untilReceived(changed + AT_ONCE);
  }
  const waves = changes / AT_ONCE;
  for (const { id } of hunts)
    await page
      .locator(`[data-row="${id}"]`)
      .getByText(`of ${stopsIn(waves)}`)
      .waitFor();
  const card = page.locator('dl > div').filter({ hasText: 'Messages Today' });
  await card.getByText(String(waves), { exact: true }).waitFor();
  const seconds = (performance.now() - began) / 1000;
  const { changes: received, repeated } = proxy.take();
  const after = await heap(page);
  const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;
  return {
    'at bookings': bookings,
    'documents changed': changes + checks.end(),
    reads: sumOf(received),
    repeated,
    seconds: Math.round(seconds),
    'heap MB before': mb(before),
    'heap MB after': mb(after),
    'heap grown by': mb(after - before),
  };
}

/**
 * Counts the other changes on an idle dashboard: the health that the sweep writes once a minute.
 */
async function healthChecks(db: Firestore): Promise<{ end(): number }> {
  let seen = -1;
  const stop = await new Promise<() => void>((resolve, reject) => {
    const unsubscribe = db.doc(documents.health).onSnapshot(() => {
      seen += 1;
      resolve(() => unsubscribe());
    }, reject);
  });
  return {
    end() {
      stop();
      return seen;
    },
  };
}
