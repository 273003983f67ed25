import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, overflows, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
/**
 * The page of one visitor on a phone, who goes from page to page. Each new visitor would fetch and
 * compile the whole site again.
 */
let phone: Page;
beforeAll(async () => {
  ({ page: phone } = await visit(browser, '/contact', viewports.phone));
});

test.each([320, 360, 390])('%i px wide the header keeps to one row', async (width) => {
  await phone.setViewportSize({ width, height: 640 });
  await phone.goto(`${siteUrl}/contact`);
  await hydrated(phone);
  const header = phone.getByRole('banner');
  const controls = [
    header.getByRole('link', { name: 'Streetlore, home' }),
    header.getByRole('link', { name: 'Book a hunt' }),
    header.getByRole('button', { name: 'Menu' }),
  ];
  const middles = await Promise.all(
    controls.map(async (control) => {
      const box = await control.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  expect(await overflows(phone)).toBe(false);
  await header.getByRole('button', { name: 'Menu' }).click();
  expect(await header.getByRole('link', { name: 'Leaderboard' }).isVisible()).toBe(true);
});

test.each(['/tours', '/contest', '/leaderboard', '/partners', '/partners/uk/london/shoreditch', '/blog', '/contact'])(
  'on a phone %s keeps a piece of art in its head',
  async (path) => {
    await phone.setViewportSize(viewports.phone);
    await phone.goto(siteUrl + path);
    await hydrated(phone);
    const head = phone.locator('main section').first();
    const art = head.locator('picture img');
    await expect.poll(() => art.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
    // The contest's head is drawn again once its tour is known; an element taken before then has no box.
    await expect.poll(async () => (await art.boundingBox())?.width ?? 0).toBeGreaterThan(250);
    expect((await art.boundingBox())?.height).toBeGreaterThan(80);
    expect(await overflows(phone)).toBe(false);
  },
);

test('a partner’s page uses the width of a desktop screen', async () => {
  const { page } = await visit(browser, '/partners/uk/london/shoreditch/flat-white-noise', viewports.desktop);
  const offer = page.getByRole('region', { name: 'The offer' });
  const visiting = page.getByRole('region', { name: 'Visit information' });
  await visiting.waitFor();
  const [left, right] = [await offer.boundingBox(), await visiting.boundingBox()];
  if (!left || !right) throw new Error('The page shows neither offer nor visit');
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(right.x + right.width - left.x).toBeGreaterThan(1100);
});

test('neighbourhoods are spelled in one way', async () => {
  const { page } = await visit(browser, '/partners', viewports.desktop);
  await page.getByText('100%').waitFor();
  const text = await page.locator('body').innerText();
  expect(text).toMatch(/4\s+Neighbourhoods/i);
  expect(text).not.toMatch(/neighborhood/i);
});
