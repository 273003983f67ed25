import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faults } from '../support/axe.ts';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { type Complaints, overflows, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
/** The page of one visitor, who wants no movement and goes from page to page. */
let page: Page;
let complaints: Complaints;
beforeAll(async () => {
  ({ page, complaints } = await visit(browser, '/', viewports.phone, { reducedMotion: 'reduce' }));
});

/** The widths at which every public page is looked at, in CSS pixels. The accessibility page names them. */
const widths = [320, viewports.phone.width, 768, 1024, viewports.desktop.width];

/** The longest movement, in ms, that counts as none. */
const STILL = 1;

/** Everything that moves longer than that, or would when hovered, as `element: what`. */
const movements = (page: Page) =>
  page.evaluate((still) => {
    const milliseconds = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { animationName, animationDuration, animationIterationCount, transitionDuration, scrollBehavior } =
          getComputedStyle(element, pseudo);
        const animates =
          animationName !== 'none' && (milliseconds(animationDuration) > still || animationIterationCount !== '1');
        const found = [
          animates && `animation ${animationName}`,
          milliseconds(transitionDuration) > still && `transition ${transitionDuration}`,
          scrollBehavior === 'smooth' && 'smooth scrolling',
        ].filter(Boolean);
        return found.map((what) => `${element.tagName} ${element.className} ${pseudo ?? ''}: ${what}`);
      }),
    );
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [...styled, ...running.map(({ id }) => `running animation ${id}`)];
  }, STILL);

test.each(publicPages)(
  '$path has no fault that axe can find at any width, and does not move if the visitor wants no motion',
  async ({ path, heading }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(siteUrl + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: viewports.phone.height });
      expect(await faults(page), `at ${width} px`).toEqual([]);
      expect(await overflows(page), `wider than ${width} px`).toBe(false);
    }
    await expect.poll(() => movements(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
