import { bookingTexts } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { localVendors, standInsUrl } from '@streetlore/emulators/config';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { intercept } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, overflows, payWith, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const email = 'ada@example.org';

/** Fills in the details and opens the payment step. */
async function open(options: BrowserContextOptions = {}) {
  const visited = await visit(browser, `/book/${tour.id}`, viewports.phone, options);
  const { page } = visited;
  const phone = aPhone();
  await page.getByLabel('Participant 1 phone number').fill(phone.number);
  await page.getByLabel('Email').fill(email);
  await toPayment(page);
  return { ...visited, phone };
}

async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await page.getByLabel('Card number').waitFor();
}
const way = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ }).click();
const confirmed = (page: Page) => page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const hasFocus = (element: Locator) => element.evaluate((found) => found === document.activeElement);

const isInView = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** The charges for the order of the booking in the page's address, as Stripe has them, newest first. */
async function chargesOf(page: Page) {
  const id = new URL(page.url()).searchParams.get('booking');
  const order = await db.doc(`${collections.orders}/${id}`).get();
  const answer = await fetch(`${standInsUrl}/v1/charges?payment_intent=${order.get('payment_intent_id')}`, {
    headers: { authorization: `Bearer ${localVendors.stripeSecretKey}` },
  });
  const details = z.looseObject({ type: z.string() });
  const charge = z.object({ payment_method_details: details, calculated_statement_descriptor: z.string() });
  return z.parse(z.object({ data: z.array(charge) }), await answer.json()).data;
}

test('pays with the wallet of the device, without typing a card', async () => {
  const { page, complaints, phone } = await open();
  await way(page, 'Google Pay').click();
  await expect.poll(() => page.getByLabel('Card number').isVisible()).toBe(false);
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  await pay(page);
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  await sheet.getByText('£10.00').waitFor();
  await sheet.getByRole('button', { name: 'Pay with Visa 0000' }).click();
  await confirmed(page);
  expect(await phone.next()).toContain('is booked!');
  expect((await chargesOf(page))[0]).toMatchObject({
    payment_method_details: { card: { wallet: { type: 'google_pay' } } },
    calculated_statement_descriptor: 'STREETLORE* WALK OF',
  });
  expect(complaints).toEqual([]);
});

test('a wallet that is closed, and then one whose card is declined, has charged nothing', async () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const { page, complaints, phone } = await open({ userAgent: iPhone });
  await way(page, 'Apple Pay').click();
  await pay(page);
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  const closed = alert(page, bookingTexts.notCharged('Apple Pay was closed.'));
  await closed.waitFor();
  await expect.poll(() => hasFocus(closed)).toBe(true);
  await page.getByText('Step 2 of 2').waitFor();

  await pay(page);
  await sheet.getByRole('button', { name: /is declined/ }).click();
  const declined = alert(page, bookingTexts.notCharged('Your card was declined.'));
  await declined.waitFor();
  await expect.poll(() => hasFocus(declined)).toBe(true);
  expect(await page.getByLabel('Participant 1 phone number').inputValue()).toBe(phone.number);
  expect(await page.getByRole('textbox', { name: 'Email (optional)' }).inputValue()).toBe(email);

  // One press leads back, to the way to pay that was chosen.
  const another = page.getByRole('button', { name: bookingTexts.anotherCard });
  await expect.poll(() => another.evaluate(isInView)).toBe(true);
  await another.click();
  await page.getByText('Step 2 of 2').waitFor();
  await pay(page);
  await sheet.getByRole('button', { name: /asks the bank/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await confirmed(page);
  expect((await chargesOf(page))[0]).toMatchObject({
    payment_method_details: { card: { wallet: { type: 'apple_pay' } } },
  });
  expect(complaints).toEqual([]);
});

test('a declined card is typed no second time where only its security code was wrong', async () => {
  const { page } = await open();
  await payWith(page, cards.declined);
  await page.getByRole('button', { name: bookingTexts.anotherCard }).click();
  await expect.poll(() => page.getByLabel('Card number').inputValue()).toContain(cards.declined.slice(0, 4));
  await payWith(page, cards.pays);
  await confirmed(page);
});

test('pays by Link, which knows the e-mail address that was typed before', async () => {
  const { page, complaints } = await open();
  await way(page, 'Link').click();
  const code = page.getByLabel('Link code');
  expect(await page.getByLabel('Link email').inputValue()).toBe(email);
  expect(await seriousFaults(page)).toEqual([]);
  await code.fill('000001');
  await pay(page);
  const wrong = page.getByText('That code is not right. Please try again.').first();
  await wrong.waitFor();
  await expect.poll(() => hasFocus(wrong)).toBe(true);
  expect(await page.getByLabel('Link email').inputValue()).toBe(email);
  await code.fill('123456');
  await pay(page);
  await confirmed(page);
  expect((await chargesOf(page))[0]).toMatchObject({ payment_method_details: { type: 'link' } });
  expect(complaints).toEqual([]);
});

test('says that it does not know when an answer is lost, and charges once whatever is pressed', async () => {
  const { page } = await open();
  const confirms = '**/v1/payment_intents/*/confirm';
  await intercept(page, confirms, (route) => route.abort());
  await payWith(page, cards.pays);
  const unclear = alert(page, bookingTexts.unclear);
  await unclear.waitFor();
  await expect.poll(() => hasFocus(unclear)).toBe(true);
  expect(await page.getByLabel('Card number').inputValue()).toBe(cards.pays);

  // Now the attempt reaches Stripe, and its answer is lost again.
  await page.unroute(confirms);
  await intercept(page, confirms, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(page);
  await confirmed(page);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('a second tab, and the address that a bank would lead back to, show the booking that the first has paid', async () => {
  const { page, context } = await open();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByLabel('Card number').waitFor();
  await payWith(page, cards.pays);
  await confirmed(page);
  await confirmed(second);
  const back = new URL(page.url());
  back.searchParams.set('payment_intent', 'pi_1');
  back.searchParams.set('redirect_status', 'succeeded');
  await second.goto(back.href);
  await confirmed(second);
});

test('says so when the payment form cannot be loaded, and loads it at another try', async () => {
  const { page } = await visit(browser, `/book/${tour.id}`, viewports.phone);
  await page.getByLabel('Participant 1 phone number').fill(aPhone().number);
  await intercept(page, '**/v1/elements/sessions**', (route) => route.abort());
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await page.getByText(bookingTexts.paymentFormFailed).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.unroute('**/v1/elements/sessions**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await payWith(page, cards.pays);
  await confirmed(page);
});
