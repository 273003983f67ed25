import { routes } from '@streetlore/domain/paths';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptByBrowser } from '../../web/src/site/legal/kept-by-browser.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const names = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const unsaid = (kept: readonly string[]) =>
  kept.filter((name) => !keptByBrowser.some(({ keys }) => keys.some((key) => name.startsWith(key))));

test('what the site keeps in a browser has names that the privacy page tells, and a campaign goes with an objection', async () => {
  const { page, complaints } = await visit(browser, `${routes.home}?utm_source=poster`, viewports.phone);
  const told = new Set<string>();
  const look = async () => {
    for (const name of await names(page)) told.add(name);
  };
  const open = async (path: string) => {
    await look();
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
  };
  await hydrated(page);
  expect(await names(page)).toContain('streetlore.campaign');
  await open(routes.contact);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await open(routes.contest);
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Voted for/ })
    .first()
    .waitFor();
  await open(routes.tours);
  await page.mouse.wheel(0, 900);
  await open(routes.leaderboard);
  await open(routes.privacy);
  await look();
  expect(told.size).toBeGreaterThan(3);
  expect(unsaid([...told])).toEqual([]);

  const object = page.getByRole('checkbox', { name: 'Do not keep which campaign led me here' });
  await object.check();
  expect(await names(page)).not.toContain('streetlore.campaign');
  await open(`${routes.privacy}?utm_source=poster`);
  await expect.poll(() => object.isChecked()).toBe(true);
  expect(await names(page)).not.toContain('streetlore.campaign');
  await object.uncheck();
  await open(`${routes.privacy}?utm_source=poster`);
  expect(await names(page)).toContain('streetlore.campaign');
  expect(complaints).toEqual([]);
});
