import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from '../support/axe.ts';
import { intercept } from '../support/network.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, type Viewport, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();

/** A grey square. Tests do not fetch the real map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mPMqAcAAVUA6UpAAT4AAAAASUVORK5CYII=',
  'base64',
);
const TILES = 'https://tile.openstreetmap.org/**';

async function open(viewport: Viewport, { streets, still = false }: { streets: boolean; still?: boolean }) {
  const scripts: string[] = [];
  const tour = '/tours/uk/london/shoreditch/color-vinyl-tour';
  const options = { reducedMotion: still ? 'reduce' : null } as const;
  const { page, context } = await visit(browser, tour, viewport, options, async (fresh) => {
    fresh.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await fresh.route(TILES, (route) =>
      streets ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort(),
    );
  });
  await page.getByRole('heading', { name: 'On the map' }).waitFor();
  await hydrated(page);
  return { page, context, scripts };
}

const stops = (page: Page) => page.getByRole('link', { name: /^Stop \d: .+\. Open in Maps$/ });

test('is fetched only when it comes near, and shows the list’s stops and the streets with their source', async () => {
  const { page, scripts } = await open(viewports.phone, { streets: true, still: true });
  expect(scripts.some((url) => url.includes('drawn-map'))).toBe(false);
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded();
  await stops(page).first().waitFor();
  expect(scripts.some((url) => url.includes('drawn-map'))).toBe(true);
  await expect.poll(() => stops(page).count()).toBe(6);
  await expect.poll(() => stops(page).first().getAttribute('href')).toContain('google.com/maps');
  await page.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
  expect(await page.locator('.leaflet-zoom-animated.leaflet-proxy').count()).toBe(0);

  // By keyboard: the map, its buttons, then stop after stop. The stop's name shows.
  await stops(page).first().focus();
  await expect
    .poll(() =>
      stops(page)
        .first()
        .locator('span')
        .last()
        .evaluate((name) => getComputedStyle(name).opacity),
    )
    .toBe('1');
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      stops(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true);
  expect(await faults(page)).toEqual([]);
});

test('keeps the stops without its streets, says so, shows no broken picture, and recovers', async () => {
  const { page } = await open(viewports.desktop, { streets: false });
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded();
  const said = page.getByText('The streets cannot be loaded right now.');
  await said.waitFor();
  await expect.poll(() => stops(page).count()).toBe(6);
  await expect.poll(() => page.locator('.leaflet-tile:visible').count()).toBe(0);
  expect(await faults(page)).toEqual([]);

  await page.unroute(TILES);
  await intercept(page, TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await said.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.leaflet-tile:visible').count()).toBeGreaterThan(0);
});

test('whose library could not be fetched comes with Try Again', async () => {
  const { page } = await open(viewports.phone, { streets: true });
  const library = '**/assets/streets-*';
  await intercept(page, library, (route) => route.abort());
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  await page.unroute(library);
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded();
  await stops(page).first().waitFor();
});
