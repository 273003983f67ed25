import { routes } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { overflows, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();

const open = async (page: Page, { path, heading }: (typeof publicPages)[number]) => {
  await page.goto(siteUrl + path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
};

describe('with forced colours', () => {
  /** The colour behind an element's text. */
  const fill = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

  test('the chosen tab, layout and page look different from the others', async () => {
    const { page } = await visit(browser, routes.leaderboard, viewports.desktop, { forcedColors: 'active' });
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
    expect(await fill(tab(true))).not.toBe(await fill(tab(false)));
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    expect(await fill(link('Leaderboard'))).not.toBe(await fill(link('Tours')));
    await page.goto(siteUrl + routes.contest);
    const layout = (pressed: boolean) => page.getByRole('group', { name: 'Layout' }).getByRole('button', { pressed });
    expect(await fill(layout(true))).not.toBe(await fill(layout(false)));
  });
});

/** A phone whose owner has set text to 200 %. */
describe('with text twice as large', () => {
  let large: Browser;
  let page: Page;
  beforeAll(async () => {
    large = await launchChromium({ args: ['--blink-settings=defaultFontSize=32'] });
    ({ page } = await visit(large, '/', viewports.phone, { reducedMotion: 'reduce' }));
  });
  afterAll(() => large.close());

  test.each(publicPages)('$path scrolls only down, and its header scrolls away', async (one) => {
    await open(page, one);
    expect(await overflows(page)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1200));
    const stays = () =>
      page.locator('body header').evaluateAll((all) => {
        const isSeen = ({ bottom }: DOMRect) => bottom > 0;
        return window.scrollY > 600 && all.slice(0, 1).some((header) => isSeen(header.getBoundingClientRect()));
      });
    await expect.poll(stays).toBe(false);
  });
});

/**
 * The smallest target in pixels that a finger or a shaking hand can hit (WCAG 2.5.8). Links within
 * a sentence are as tall as its lines.
 */
const SMALLEST = 24;

const tooSmall = (page: Page) =>
  page.evaluate((smallest) => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const text = (of: Element | null) => of?.textContent?.trim().length ?? 0;
      const isInSentence =
        getComputedStyle(element).display === 'inline' && text(element.parentElement) > text(element);
      if (!isSeen || covers || isInSentence || (width >= smallest && height >= smallest)) return [];
      return [`${element.tagName} ${element.textContent?.trim()}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, SMALLEST);

describe('for fingers', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, '/', viewports.phone, { reducedMotion: 'reduce' }));
  });

  test.each(publicPages)('$path has nothing to press that is smaller than 24 pixels', async (one) => {
    await open(page, one);
    expect(await tooSmall(page)).toEqual([]);
  });
});
