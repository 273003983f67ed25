import { documents } from '@streetlore/domain/paths';
import { aReview, aTour } from '@streetlore/domain/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
/** A tour of this file alone, so that nothing that others write moves its page. It has no map, whose height changes. */
const id = `long-${crypto.randomUUID().slice(0, 8)}`;
const tour = db.doc(documents.tour(id));
const path = `/tours/uk/london/shoreditch/${id}`;
/** The reviews that a tour's page shows at first. */
const SHOWN = 10;
const reviews = Array.from({ length: 2 * SHOWN + 1 }, (_, n) => db.doc(documents.review(`${id}-${n}`)));
const browser = await sharedChromium();
beforeAll(async () => {
  await tour.set(aTour({ stops_count: 0, walls: [] }));
  const words = { text: 'Up the lane. '.repeat(23), answer: 'And down again. '.repeat(30) };
  await Promise.all(reviews.map((review) => review.set(aReview({ tour_id: id, ...words }))));
});
afterAll(() => Promise.all([tour, ...reviews].map((one) => one.delete())));

const rows = (page: Page) => page.getByRole('region', { name: 'What players say' }).getByRole('listitem');
const button = (page: Page) => page.getByRole('button', { name: 'Show more' });
const place = (page: Page) => page.evaluate(() => window.scrollY);
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A page whose list can grow. */
async function opened() {
  const { page } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  return page;
}

/** Scrolls far down a list that was made longer. */
async function farDown() {
  const page = await opened();
  await button(page).click();
  await rows(page).nth(SHOWN).scrollIntoViewIfNeeded();
  const y = await place(page);
  expect(y).toBeGreaterThan(3000);
  return { page, y };
}

test('the first of more rows takes the focus from the button', async () => {
  const page = await opened();
  await button(page).press('Enter');
  await expect.poll(() => rows(page).count()).toBe(2 * SHOWN);
  await expect.poll(() => isFocused(rows(page).nth(SHOWN))).toBe(true);
});

test('a focus that the visitor moves before more rows come stays where it is', async () => {
  const page = await opened();
  const home = page.getByRole('link', { name: 'Streetlore, home' });
  const moved = await home.elementHandle();
  // Both in one step, so that the rows cannot come between them.
  await button(page).evaluate((element: HTMLButtonElement, to) => {
    element.click();
    if (to instanceof HTMLElement) to.focus();
  }, moved);
  await expect.poll(() => rows(page).count()).toBe(2 * SHOWN);
  expect(await isFocused(home)).toBe(true);
});

test('a reload far down a long list returns to its place', async () => {
  const { page, y } = await farDown();
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(2 * SHOWN);
  // What is read stays on the screen: above the list, parts of the page may have come or gone.
  await expect.poll(async () => Math.abs((await place(page)) - y)).toBeLessThan(400);
});

test('Back from another page returns to its place, and a link begins at the top', async () => {
  const { page } = await farDown();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.scrollIntoViewIfNeeded();
  const y = await place(page);
  await link.click();
  await page.waitForURL('**/privacy');
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(2 * SHOWN);
  await expect.poll(async () => Math.abs((await place(page)) - y)).toBeLessThan(400);
});

test('does not move a visitor who scrolls meanwhile', async () => {
  const { page } = await farDown();
  await page.reload({ waitUntil: 'commit' });
  await page.mouse.wheel(0, 10);
  await expect.poll(() => rows(page).count()).toBe(2 * SHOWN);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 10);
  await expect.poll(() => place(page)).toBeLessThan(1000);
});
