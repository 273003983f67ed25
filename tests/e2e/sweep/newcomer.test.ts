import { siteUrl } from '@streetlore/emulators/config';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faults } from '../../support/axe.ts';
import { Complaints } from '../../support/checks/complaints.ts';
import { tabThrough } from '../../support/checks/focus.ts';
import { headerSpread, headFaults } from '../../support/checks/head.ts';
import { enlargeText, headerStays } from '../../support/checks/large-text.ts';
import { lostInForcedColours, printedFaults, sheets } from '../../support/checks/media.ts';
import { movements } from '../../support/checks/movements.ts';
import { tooSmall } from '../../support/checks/targets.ts';
import { publicPages, statesOfPages } from '../../support/public-pages.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { hydrated, overflows, viewports, visit } from '../../support/site.ts';

const browser = await sharedChromium();
const complaints = new Complaints();
/** The page of one visitor, who wants no movement, goes from page to page, and keeps nothing. */
let page: Page;
let devtools: CDPSession;
beforeAll(async () => {
  const options = { reducedMotion: 'reduce' } as const;
  ({ page } = await visit(browser, '/terms', viewports.phone, options, async (fresh) => {
    complaints.follow(fresh);
    await fresh.addInitScript(() => {
      if (window !== window.top) return;
      localStorage.clear();
      sessionStorage.clear();
      // The first heading, which the server has written: hydration must keep the element.
      new MutationObserver((_changes, watcher) => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.dataset.first = 'yes';
        watcher.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
  }));
  devtools = await page.context().newCDPSession(page);
});

/** The widths at which every public page is looked at, in CSS pixels. The accessibility page names them. */
const widths = [320, viewports.phone.width, 768, 1024, viewports.desktop.width];
/** The widths at which the header has the least room. */
const narrow = [320, 360, viewports.phone.width];
/** More stops of Tab than any page has. */
const MANY = 200;
/** More than the middles of a header's row can be apart. */
const ROW = 8;

test.each([...publicPages, ...statesOfPages])('$path is sound for whoever opens it', async (one) => {
  const { path, heading } = one;
  await page.setViewportSize(viewports.phone);
  const response = await page.goto(siteUrl + path);
  const html = (await response?.text()) ?? '';
  await page.getByRole('heading', { name: heading }).first().waitFor();
  const isSite = !path.startsWith('/admin');
  if (isSite) {
    await hydrated(page);
    if (/<h1/.test(html)) expect.soft(await page.locator('main h1[data-first]').count(), 'heading kept').toBe(1);
    await expect.poll(() => headFaults(page, html)).toEqual([]);
  }
  expect.soft(await tooSmall(page), 'smaller than 24 pixels').toEqual([]);
  const art = page.locator('main section').first().locator('picture img');
  if (one.hasArt) {
    await expect.poll(async () => (await art.boundingBox())?.width ?? 0).toBeGreaterThan(250);
    expect.soft((await art.boundingBox())?.height).toBeGreaterThan(80);
    await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  for (const width of narrow) {
    await page.setViewportSize({ width, height: viewports.phone.height });
    if (isSite) await expect.poll(() => headerSpread(page), { message: `header at ${width} px` }).toBeLessThan(ROW);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: viewports.phone.height });
    expect.soft(await faults(page), `at ${width} px`).toEqual([]);
    expect.soft(await overflows(page), `wider than ${width} px`).toBe(false);
  }
  await expect.poll(() => movements(page)).toEqual([]);
  expect.soft(await lostInForcedColours(page)).toEqual([]);
  if (isSite) expect.soft(await printedFaults(page, one.sheets !== undefined)).toEqual([]);
  if (one.sheets) expect.soft(await sheets(page)).toBe(one.sheets);
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    const { reached, problems } = await tabThrough(page, MANY);
    expect.soft(problems, `Tab at ${viewport.width} px`).toEqual([]);
    if (isSite) expect.soft(reached[0]).toContain('Skip to content');
    expect.soft(reached.length).toBeLessThan(MANY);
  }
  await page.setViewportSize(viewports.phone);
  await enlargeText(page, devtools, 2);
  expect.soft(await overflows(page), 'with letters twice as large').toBe(false);
  expect.soft(await headerStays(page), 'header stays').toBe(false);
  await enlargeText(page, devtools, 1);
  expect.soft(complaints.take()).toEqual([]);
});
