import { bookingTexts } from '@streetlore/domain/booking';
import { giftUseTexts } from '@streetlore/domain/gift';
import { routes } from '@streetlore/domain/paths';
import { phoneTexts } from '@streetlore/domain/phone';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { withFieldButtons } from '../support/browser-faults.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { requestHolder, withRequestsHeld } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, hydrated, overflows, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const tour = await aPlayableTour(platformFirestore());
afterAll(() => tour.remove());

const path = routes.book(tour.id);
const phoneField = (page: Page, participant: number) => page.getByLabel(`Participant ${participant} phone number`);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

/** Opens the form while its code is held back, so that the page is the server's HTML alone. */
async function openUnhydrated(before: (page: Page) => Promise<unknown> = async () => undefined) {
  const { hold, release } = requestHolder('**/assets/booking-page-*.js');
  const visited = await visit(browser, path, viewports.phone, {}, (page) => Promise.all([before(page), hold(page)]));
  await phoneField(visited.page, 1).waitFor();
  return { ...visited, release };
}

test('on a phone the form comes before the tour’s picture and description, on a desktop beside them', async () => {
  const { page, complaints } = await visit(browser, path, viewports.phone);
  const heading = page.getByRole('heading', { name: bookingTexts.step1 });
  const picture = page.getByRole('img', { name: `Street art of the ${tour.name}` });
  const topOf = async (element: typeof heading) => (await element.boundingBox())?.y ?? Number.NaN;
  const name = page.getByRole('heading', { level: 1, name: tour.name });
  expect(await topOf(name)).toBeLessThan(await topOf(heading));
  expect(await topOf(button(page, bookingTexts.toPayment))).toBeLessThan(await topOf(picture));
  // The first field can be typed into without scrolling.
  expect(await topOf(phoneField(page, 1))).toBeLessThan(viewports.phone.height - 60);
  await page.setViewportSize(viewports.desktop);
  const [left, right] = [await picture.boundingBox(), await heading.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(await topOf(heading)).toBeLessThan(viewports.desktop.height / 2);
  expect(complaints).toEqual([]);
});

test('what is typed and pressed before the form’s code has loaded counts once it has', async () => {
  const { page, complaints, release } = await openUnhydrated();
  const { number } = aPhone();
  await phoneField(page, 1).fill(number);
  await page.getByLabel('Email').fill('early@example.org');
  // Enter sends no form and leaves nothing in the address.
  await page.keyboard.press('Enter');
  for (const name of ['Add a participant', 'Add a participant', bookingTexts.toPayment, bookingTexts.toPayment])
    await button(page, name).click();
  expect(page.url()).toBe(siteUrl + path);
  release();
  const summary = page.getByRole('region', { name: bookingTexts.summary });
  await summary.getByText('per person x 3 people').waitFor();
  await button(page, bookingTexts.toDetails).click();
  expect(await phoneField(page, 1).inputValue()).toBe(number);
  expect(await page.getByRole('textbox', { name: 'Email (optional)' }).inputValue()).toBe('early@example.org');
  expect(complaints).toEqual([]);
});

test('the way to play that is chosen before the form’s code has loaded is the way that is booked', async () => {
  const { page, complaints, release } = await openUnhydrated();
  await page.getByRole('radio', { name: bookingTexts.ways.page }).check();
  await page.getByLabel('Email').fill('early@example.org');
  await button(page, bookingTexts.toPayment).click();
  release();
  await page.getByRole('region', { name: bookingTexts.summary }).getByText(bookingTexts.onPage).waitFor();
  expect(complaints).toEqual([]);
});

test('what is typed and pressed early stays where an extension has put a button beside the fields', async () => {
  const { page, release } = await openUnhydrated(withFieldButtons);
  const { number } = aPhone();
  await page.getByLabel('Email').fill('early@example.org');
  await button(page, 'Add a participant').click();
  await phoneField(page, 1).fill(number.slice(0, -1));
  release();
  await page.getByText(bookingTexts.phonesHint(2, 1)).waitFor();
  await expect.poll(() => focusedLabel(page)).toContain('Participant 1');
  await page.keyboard.type(number.slice(-1));
  expect(await phoneField(page, 1).inputValue()).toBe(number);
  expect(await page.getByLabel('Email').inputValue()).toBe('early@example.org');
});

test('a reload brings back what was typed before it, and what is typed while it loads', async () => {
  const { hold, release } = requestHolder('**/assets/booking-page-*.js');
  const { page } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  await button(page, 'Add a participant').click();
  await button(page, bookingTexts.textOthers).click();
  await phoneField(page, 2).fill('07700 900222');
  await button(page, bookingTexts.addTeamName).click();
  await expect.poll(() => focusedLabel(page)).toContain('Team name');
  await page.keyboard.type('Plovers');
  await hold(page);
  await page.reload();
  await phoneField(page, 1).fill('07700 900111');
  release();
  await expect.poll(() => phoneField(page, 2).inputValue()).toBe('07700 900222');
  expect(await phoneField(page, 1).inputValue()).toBe('07700 900111');
  // A folded field that is filled in is open.
  expect(await page.getByLabel('Team name').inputValue()).toBe('Plovers');
  expect(await button(page, giftUseTexts.add).isVisible()).toBe(true);
});

test('team name and voucher are folded, open at a press, and stay open', async () => {
  const { page } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  expect(await page.getByLabel(giftUseTexts.label).count()).toBe(0);
  await button(page, giftUseTexts.add).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedLabel(page)).toContain(giftUseTexts.label);
  await page.keyboard.type('?');
  await button(page, bookingTexts.toPayment).click();
  await page.getByText(giftUseTexts.invalid).waitFor();
  await page.getByLabel(giftUseTexts.label).fill('');
  expect(await page.getByLabel(giftUseTexts.label).isVisible()).toBe(true);
  await page.getByText(phoneTexts.missingOne).waitFor();
});

test('nothing runs out of its box on the narrowest phone, nor with letters twice as large', async () => {
  const { page } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  await button(page, 'Add a participant').click();
  await button(page, 'Another day').click();
  const cut = () =>
    page
      .locator('form *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && one.tagName !== 'INPUT')
          .map((one) => one.textContent),
      );
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  expect(await cut()).toEqual([]);
  await page.setViewportSize(viewports.phone);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  expect(await overflows(page)).toBe(false);
  expect(await cut()).toEqual([]);
});

test('the counter’s end says how a larger group books, and the phones that one is enough', async () => {
  const { page } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  await page.getByText(bookingTexts.phonesHint(1, 1)).waitFor();
  expect(await page.getByText(bookingTexts.moreThanFive).count()).toBe(0);
  for (let people = 2; people <= 5; people += 1) await button(page, 'Add a participant').click();
  await page.getByRole('status').getByText(bookingTexts.moreThanFive).waitFor();
  await page.getByText(bookingTexts.phonesHint(5, 1)).waitFor();
});

test('before paying, the visitor reads by when to start, the rule of moving, and what happens if it goes wrong', async () => {
  const { page, context, complaints } = await visit(browser, path, viewports.phone);
  await hydrated(page);
  await page
    .getByText(/Pay now and start by (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w+, \d\d:\d\d, London time\./)
    .waitFor();
  await phoneField(page, 1).fill(aPhone().number);
  // The wait for the server shows at the button.
  await withRequestsHeld(
    page,
    '**/createBooking',
    () => button(page, bookingTexts.toPayment).click(),
    () => expect.poll(() => button(page, bookingTexts.toPayment).getAttribute('aria-busy')).toBe('true'),
  );
  await page.getByLabel('Card number').waitFor();
  const summary = page.getByRole('region', { name: bookingTexts.summary });
  await summary.getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w+, \d\d:\d\d, London time$/).waitFor();
  await summary.getByText('The total is all you pay').waitFor();
  await page.getByText(bookingTexts.changeRule).waitFor();
  await page.getByText('no 14-day right to cancel').waitFor();
  await page.getByText(bookingTexts.whenItGoesWrong).waitFor();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: bookingTexts.whatToDo }).click(),
  ]);
  const explained = tab.getByRole('heading', { name: 'When something goes wrong' });
  await explained.waitFor();
  await expect
    .poll(() => explained.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(viewports.phone.height);
  // The payment is as it was.
  await page.getByLabel('Card number').waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
});

test('nothing moves while the form loads, and a booking in the address shows no empty form', async () => {
  const { page, complaints } = await visit(browser, path, viewports.phone, {}, (fresh) =>
    fresh.addInitScript(() => {
      const seen = { shifts: 0, forms: 0 };
      Object.assign(window, { seen });
      // On a machine without a network the notice that the browser is offline would move the page.
      Object.defineProperty(navigator, 'onLine', { get: () => true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        if (document.getElementById('booking-form')) seen.forms += 1;
      }).observe(document, { childList: true, subtree: true });
    }),
  );
  const seen = () => page.evaluate(() => (window as unknown as { seen: { shifts: number; forms: number } }).seen);
  await hydrated(page);
  await page.getByText(/Pay now and start by/).waitFor();
  expect((await seen()).shifts).toBeLessThan(0.01);
  await phoneField(page, 1).fill(aPhone().number);
  await button(page, bookingTexts.toPayment).click();
  await page.getByLabel('Card number').waitFor();
  await page.reload();
  await page.getByLabel('Card number').waitFor();
  expect((await seen()).forms).toBe(0);
  expect(complaints).toEqual([]);
});
