import { routes } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { seriousFaults } from '../../support/axe.ts';
import { Complaints } from '../../support/checks/complaints.ts';
import { tabThrough } from '../../support/checks/focus.ts';
import { lostInForcedColours } from '../../support/checks/media.ts';
import { type DeskScreen, deskScreens } from '../../support/desk-screens.ts';
import { type Desk, fillDesk } from '../../support/desk-world.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { adminState, isScrollableBelow, overflows, viewports, visit } from '../../support/site.ts';

const browser = await sharedChromium();
const complaints = new Complaints();
let desk: Desk;
/** The page of one admin, who wants no movement and goes from screen to screen. */
let page: Page;
beforeAll(async () => {
  const [made, storageState] = await Promise.all([fillDesk(platformFirestore()), adminState(browser)]);
  desk = made;
  const still = { storageState, reducedMotion: 'reduce' } as const;
  ({ page } = await visit(browser, routes.admin, viewports.desktop, still, async (fresh) => complaints.follow(fresh)));
});
afterAll(() => desk.remove());

/**
 * Widths of windows in CSS pixels; at 200 % a window holds half as many. From 960 the navigation
 * takes room at the side.
 */
const widths = [320, 384, 390, 512, 640, 720, 768, 960, 1024, 1280, 1440];
/** The widths at which axe looks, and those at which it looks at the screens on which hunts are watched. */
const looks = [390, 1440];
const closeLooks = [320, 390, 768, 1024, 1440];
/** The stops of Tab that are looked at: the navigation, and the first of the screen. A list has hundreds. */
const FIRST_STOPS = 45;

/** Opens a screen, and waits until the server's data has arrived. */
async function openScreen({ path, open }: DeskScreen): Promise<void> {
  await page.setViewportSize(viewports.desktop);
  await page.goto(siteUrl + path(desk));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isThere = () => expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  await isThere();
  await open?.(page, desk);
  await isThere();
}

test.each(deskScreens)('$name is sound', async (screen) => {
  await openScreen(screen);
  const isOpen = (await page.getByRole('dialog').count()) > 0;
  expect.soft(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
  expect.soft(await lostInForcedColours(page)).toEqual([]);
  if (!isOpen) expect.soft((await tabThrough(page, FIRST_STOPS)).problems).toEqual([]);
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await overflows(page)) wrong.push(`scrolls sideways at ${width} px`);
    if (await isScrollableBelow(page)) wrong.push(`scrolls beyond its end at ${width} px`);
    if ((screen.isWatched ? closeLooks : looks).includes(width))
      wrong.push(...(await seriousFaults(page)).map((fault) => `${fault} at ${width} px`));
  }
  expect.soft(wrong).toEqual([]);
  expect.soft(complaints.take()).toEqual([]);
});
