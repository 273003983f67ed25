import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { viewports, visit } from '../support/site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const notice = 'You are offline. This is what we last saw.';

it('a page that was visited once opens again without a connection, with its last data, and says so', async () => {
  const { page, context } = await visit(browser, '/tours', viewports.phone, { serviceWorkers: 'allow' });
  const tour = page.getByRole('heading', { name: 'Color & Vinyl Tour' });
  await tour.waitFor();
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
  await tour.waitFor();
  await page.getByText(notice).waitFor();
  await context.close();
});
