import { after, startOfLondonDay } from '@streetlore/domain/time';
import { seedContent } from '@streetlore/emulators/seed/content';
import { writeLedger } from '@streetlore/emulators/seed/ledger';
import { restoreStandIns } from '@streetlore/emulators/standins/restore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../functions/src/bookings/check-ledger.ts';
import { type Checkout, openCheckout } from './support.ts';

const PROJECT = 'demo-seed-ledger';
const DAY = 24 * 3_600_000;
/** The seed's oldest hunt is 96 days old. */
const DAYS = 100;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout(PROJECT);
});
afterAll(() => checkout.end());

test('no nightly check of the seed names a difference, the sales of gifts among what it compares', async () => {
  const { services, standIns } = checkout;
  const now = new Date('2026-11-20T16:00:00Z');
  const sizes = [{ width: 960, webp: '/a.webp', avif: null }];
  const picture = { width: 960, height: 640, placeholder: 'data:image/webp;base64,', sizes };
  const seed = await seedContent(now, () => picture);
  await services.clear();
  await writeLedger(services.db, seed);
  await restoreStandIns(standIns, PROJECT);
  const moved = seed.entries.filter(({ path, data }) => /^ledger\/(payment|refund)/.test(path) && 'card' in data);
  let compared = 0;
  // A check looks at the two days before it.
  for (let back = DAYS; back >= -2; back -= 2) {
    services.clock.set(after(startOfLondonDay(now), -back * DAY + DAY / 2));
    const check = await checkLedger(services);
    expect(check.differences).toEqual([]);
    compared += check.compared;
  }
  expect(compared).toBeGreaterThanOrEqual(moved.length);
  expect(moved.filter(({ data }) => 'gift_id' in data && data.gift_id !== null)).toHaveLength(2);
});
