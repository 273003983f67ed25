import { bookingTexts } from '@streetlore/domain/booking';
import { siteUrl } from '@streetlore/emulators/config';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, type Viewport, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const tour = await aPlayableTour(platformFirestore());
afterAll(() => tour.remove());

const open = (path: string, viewport: Viewport) => visit(browser, path, viewport, { reducedMotion: 'reduce' });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

test('the skip link leads past the navigation', async () => {
  const { page } = await open('/tours', viewports.desktop);
  await hydrated(page);
  // The tours must be there: while they load, the next stop of Tab is the footer.
  await page.locator('main').getByRole('link').first().waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.locator('main'))).toBe(true);
  await page.keyboard.press('Tab');
  const focused = () =>
    page.evaluate(() =>
      document.querySelector('main :focus') ? 'main' : document.activeElement?.outerHTML.slice(0, 200),
    );
  await expect.poll(focused).toBe('main');
});

test('the keyboard opens, walks and closes a phone’s menu, and a new page gets the focus', async () => {
  const { page } = await open('/privacy', viewports.phone);
  // The narrowest phone, on which the menu has the least room.
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Space');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => isFocused(links.first())).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(links.nth(1))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(menu)).toBe(true);
  await expect.poll(() => links.first().isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${siteUrl}/tours`);
  await expect.poll(() => isFocused(page.locator('main'))).toBe(true);
  await expect.poll(() => links.first().isVisible()).toBe(false);
  // The link to the current page.
  await menu.click();
  await links.first().press('Enter');
  await expect.poll(() => links.first().isVisible()).toBe(false);
  expect(await isFocused(menu)).toBe(true);
});

test("the blog's filters, the leaderboard's tabs and the questions work without a pointer", async () => {
  const { page } = await open('/blog', viewports.desktop);
  await tabTo(page, page.getByLabel('Search articles'));
  await page.keyboard.type('no such words');
  await page.getByText('No articles found').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(page.getByLabel('Topic', { exact: true }))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.getByLabel('Search articles'))).toBe(true);
  await expect.poll(() => page.getByText('No articles found').count()).toBe(0);

  await page.goto(`${siteUrl}/leaderboard`);
  await hydrated(page);
  await tabTo(page, page.getByRole('tab', { name: 'This Week' }));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => isFocused(page.getByRole('tab', { name: 'All Time', selected: true }))).toBe(true);

  await page.goto(`${siteUrl}/contact`);
  const question = page.getByText('Do I need an app or an account?');
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await page.getByText('everything after that comes to your phone').waitFor();
});

test('the booking up to the card, and the newsletter, work without a pointer', async () => {
  const { page } = await open(`/book/${tour.id}`, viewports.phone);
  await tabTo(page, page.getByRole('button', { name: 'Add a participant' }));
  await page.keyboard.press('Space');
  const first = page.getByLabel('Participant 1 phone number');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Payment' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(first)).toBe(true);
  await page.keyboard.type(aPhone().number);
  await tabTo(page, page.getByRole('button', { name: bookingTexts.textOthers }));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.getByLabel('Participant 2 phone number'))).toBe(true);
  await page.keyboard.type(aPhone().number);
  await page.keyboard.press('Enter');
  const payment = page.getByRole('heading', { name: 'Payment Details' });
  await payment.waitFor();
  await expect.poll(() => isFocused(payment)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Back to booking details' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await first.inputValue()).not.toBe('');

  await page.goto(siteUrl);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(`${crypto.randomUUID()}@example.org`);
  await page.keyboard.press('Enter');
  await page.getByText('Thanks for subscribing!').waitFor();
});
