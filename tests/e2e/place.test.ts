import { contestTexts } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const wall = db.collection(collections.contestSubmissions);
/**
 * With the seeded photos, these fill more than the wall's first page. They are from a past week.
 */
const more = Array.from({ length: 16 }, () => wall.doc(crypto.randomUUID()));
const browser = await sharedChromium();
beforeAll(async () => {
  const shown = await wall.where('status', '==', 'approved').limit(1).get();
  const picture = shown.docs[0]?.get('picture');
  await Promise.all(
    more.map((doc, index) =>
      doc.set(
        aSubmission({
          title: `Long wall ${index}`,
          slug: `long-wall-${index}`,
          path: `uk/london/camden/long-wall-${index}`,
          submitted_at: new Date('2026-01-01T12:00:00Z'),
          votes: 0,
          picture,
        }),
      ),
    ),
  );
});
afterAll(() => Promise.all(more.map((doc) => db.recursiveDelete(doc))));

const cards = (page: Page) => page.locator('[data-photo]');
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls far down a wall that was made longer. */
async function farDown() {
  const visited = await visit(browser, '/contest', viewports.phone);
  const { page } = visited;
  await page.getByRole('button', { name: contestTexts.more }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await cards(page).nth(24).scrollIntoViewIfNeeded();
  const y = await place(page);
  expect(y).toBeGreaterThan(5000);
  return { ...visited, y };
}

test('the first of more rows takes the focus from the button, but not if the visitor moved it meanwhile', async () => {
  const { page } = await visit(browser, '/contest', viewports.phone);
  const button = page.getByRole('button', { name: contestTexts.more });
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(cards(page).nth(24).getByRole('link').first())).toBe(true);

  await page.goto(new URL('/contest', page.url()).href);
  await hydrated(page);
  const filter = page.getByLabel('Show', { exact: true });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    document.querySelector('select')?.focus();
  });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  expect(await isFocused(filter)).toBe(true);
});

test('a reload far down a long list returns to its place', async () => {
  const { page, y } = await farDown();
  await page.reload();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  // A line of text more or less above still counts as the same place.
  await expect.poll(async () => Math.abs((await place(page)) - y)).toBeLessThan(50);
});

test('Back from a photo returns to its place, and a link begins at the top', async () => {
  const { page, y } = await farDown();
  await cards(page).nth(24).getByRole('link').first().click();
  await page.waitForURL(/\/contest\/submission\//);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await expect.poll(async () => Math.abs((await place(page)) - y)).toBeLessThan(400);
});

test('does not move a visitor who scrolls meanwhile', async () => {
  const { page } = await farDown();
  await page.reload({ waitUntil: 'commit' });
  await page.mouse.wheel(0, 10);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 10);
  await expect.poll(() => place(page)).toBeLessThan(1000);
});
