import { collections } from '@streetlore/domain/paths';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const notice = /^Offline since \d\d:\d\d\. This is what we last saw\.$/;

test('a page that was visited once opens again without a connection, with its last data, and says so', async () => {
  const { page, context } = await visit(browser, '/tours', viewports.phone, { serviceWorkers: 'allow' });
  // Other tests' tours with this name are on the page as well.
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/${tour.id}"]`) });
  await card.waitFor();
  // The caches hold what the first visit loaded, and the data that it showed is stored.
  const isKept = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      const found = await Promise.all(
        [location.href, ...loaded.map(({ name }) => name)].map((url) => caches.match(url)),
      );
      return found.every(Boolean) && Object.keys(localStorage).some((key) => key.startsWith('last-seen:query tours'));
    });
  await expect.poll(isKept).toBe(true);
  // A campaign's link leads to the same page.
  await page.goto(`${new URL(page.url()).href}?utm_source=letter`);
  await card.waitFor();
  const pages = () =>
    page.evaluate(async () => (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url)).map(String));
  await expect.poll(pages).toContain(new URL('/tours', page.url()).href);
  expect((await pages()).filter((url) => url.includes('?'))).toEqual([]);

  await context.setOffline(true);
  await page.getByText(notice).waitFor();
  await page.reload();
  await card.waitFor();
  await page.getByText(notice).waitFor();

  // A change in the meantime appears once the connection is back. The price is never £11.00, which
  // cards show as £11.
  const price = 11 + (1 + Math.floor(99 * Math.random())) / 100;
  const shown = card.getByText(`£${price.toFixed(2)}`);
  expect(await shown.count()).toBe(0);
  await db.doc(`${collections.tours}/${tour.id}`).update({ price });
  await context.setOffline(false);
  await shown.waitFor();
  await page.getByText(notice).waitFor({ state: 'detached' });
});
