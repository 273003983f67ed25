import { collections } from '@streetlore/domain/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { launchChromium } from '../support/chromium.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { viewports, visit } from '../support/site.ts';

const db = platformFirestore();
let browser: Browser;
let tour: Awaited<ReturnType<typeof aPlayableTour>>;
beforeAll(async () => {
  [browser, tour] = await Promise.all([launchChromium(), aPlayableTour(db)]);
});
afterAll(async () => {
  await browser.close();
  await tour.remove();
});

const notice = 'You are offline. This is what we last saw.';

it('a page that was visited once opens again without a connection, with its last data, and says so', async () => {
  const { page, context } = await visit(browser, '/tours', viewports.phone, { serviceWorkers: 'allow' });
  const card = page.getByRole('heading', { name: tour.name });
  await card.waitFor();
  // What the first visit loaded is in the caches, and what it showed is written down.
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const found = await Promise.all(
      [location.href, ...scripts.map(({ name }) => name)].map((url) => caches.match(url)),
    );
    return found.every(Boolean) && Object.keys(localStorage).some((key) => key.startsWith('last-seen:query tours'));
  });

  await context.setOffline(true);
  await page.getByText(notice).waitFor();
  await page.reload();
  await card.waitFor();
  await page.getByText(notice).waitFor();

  // What changed meanwhile comes by itself once the connection is back.
  await db.doc(`${collections.tours}/${tour.id}`).update({ price: 13.37 });
  expect(await page.getByText('£13.37').count()).toBe(0);
  await context.setOffline(false);
  await page.getByText('£13.37').first().waitFor();
  await page.getByText(notice).waitFor({ state: 'detached' });
  await context.close();
});
