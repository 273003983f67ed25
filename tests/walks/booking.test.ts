import { bookingTexts, yourHuntTexts } from '@streetlore/domain/booking';
import { giftUseTexts } from '@streetlore/domain/gift';
import { collections } from '@streetlore/domain/paths';
import { formatPhone, phoneTexts } from '@streetlore/domain/phone';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { intercept } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, delayCharge, hydrated, overflows, payWith, viewports, visit } from '../support/site.ts';
import { huntsLeft, storeGift } from '../support/store-gift.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const open = async (viewport: (typeof viewports)[keyof typeof viewports] = viewports.desktop) => {
  const visited = await visit(browser, `/book/${tour.id}`, viewport);
  await visited.page.getByRole('heading', { name: bookingTexts.step1 }).waitFor();
  return visited;
};
const phoneField = (page: Page, participant: number) => page.getByLabel(`Participant ${participant} phone number`);
const toPayment = (page: Page) => page.getByRole('button', { name: bookingTexts.toPayment }).click();
/** Opens a folded field. */
const add = (page: Page, what: string) => page.getByRole('button', { name: what }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('the booking form', () => {
  test('names each fault beside its field, goes to the first, and keeps what was typed', async () => {
    const { page, complaints } = await open(viewports.phone);
    await page.getByRole('button', { name: 'Add a participant' }).click();
    await add(page, bookingTexts.textOthers);
    await toPayment(page);
    await page.getByText(phoneTexts.missing).waitFor();
    await expect.poll(() => page.getByText(phoneTexts.missing).count()).toBe(1);
    await expect.poll(() => focused(page)).toBe('phone-1');
    await expect.poll(() => phoneField(page, 2).getAttribute('aria-invalid')).toBe('true');

    await phoneField(page, 1).fill('07700 900123');
    await phoneField(page, 2).fill('020 7946 0000');
    await page.getByLabel('Email').fill('nobody');
    await add(page, giftUseTexts.add);
    await page.getByLabel(giftUseTexts.label).fill('?');
    await toPayment(page);
    await page.getByText(phoneTexts.invalid).waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('This code is not valid').waitFor();
    await expect.poll(() => focused(page)).toBe('phone-2');
    await expect.poll(() => phoneField(page, 1).inputValue()).toBe('07700 900123');
    await atBothWidths(page, async () => {
      expect(await seriousFaults(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });
    expect(complaints).toEqual([]);
  });
});

test('asks, before anything is paid, whether two participants with one number share a phone', async () => {
  const { page, complaints } = await open(viewports.phone);
  await page.getByRole('button', { name: 'Add a participant' }).click();
  await phoneField(page, 1).fill('07700 900123');
  await add(page, bookingTexts.textOthers);
  await phoneField(page, 2).fill('+44 (0)7700 900123');
  await toPayment(page);
  const dialog = page.getByRole('dialog', { name: bookingTexts.sharedPhone });
  await dialog.getByText('Participants 1 and 2 have the same number: +44 7700 900123.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: bookingTexts.changeNumbers }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('phone-2');
  await expect.poll(() => phoneField(page, 2).inputValue()).toBe('+44 (0)7700 900123');
  await toPayment(page);
  await dialog.getByRole('button', { name: bookingTexts.theyShare }).click();
  await page.getByText('Step 2 of 2').waitFor();
  await page.getByRole('button', { name: bookingTexts.toDetails }).click();
  await phoneField(page, 2).fill('00447700900124');
  await toPayment(page);
  await page.getByText('Step 2 of 2').waitFor();
  expect(complaints).toEqual([]);
});

test('takes 1 to 5 people for one number, and adapts the price', async () => {
  const { page } = await open();
  const more = page.getByRole('button', { name: 'Add a participant' });
  const fewer = page.getByRole('button', { name: 'Remove a participant' });
  await hydrated(page);
  await expect.poll(() => fewer.isDisabled()).toBe(true);
  await page.getByText('£10.00 per person x 1 person').waitFor();
  await phoneField(page, 1).fill('07700 900123');
  expect(await page.getByRole('button', { name: bookingTexts.textOthers }).count()).toBe(0);
  for (let people = 2; people <= 5; people += 1) await more.click();
  await expect.poll(() => more.isDisabled()).toBe(true);
  await page.getByText('-£5.00').waitFor();
  await page.getByText('£45.00').waitFor();
  await page.getByText(bookingTexts.phonesHint(5, 1)).waitFor();
  expect(await page.getByLabel(/^Participant \d phone number$/).count()).toBe(1);
  await expect.poll(() => phoneField(page, 1).inputValue()).toBe('07700 900123');
  await page.getByText('Pay now and start by').waitFor();
});

test('texts the others too, as many as have a number', async () => {
  const { page, complaints } = await open(viewports.phone);
  const more = page.getByRole('button', { name: 'Add a participant' });
  const removeOf = (participant: number) => page.getByRole('button', { name: bookingTexts.removePhoneOf(participant) });
  await hydrated(page);
  await phoneField(page, 1).fill('07700 900121');
  for (let people = 2; people <= 4; people += 1) await more.click();
  await add(page, bookingTexts.textOthers);
  await expect.poll(() => focused(page)).toBe('phone-2');
  await page.getByText(bookingTexts.phonesHint(4, 4)).waitFor();
  expect(await removeOf(1).count()).toBe(0);
  await phoneField(page, 2).fill('07700 900122');
  await phoneField(page, 4).fill('07700 900124');
  await toPayment(page);
  await page.getByText(phoneTexts.missing).waitFor();
  await expect.poll(() => focused(page)).toBe('phone-3');
  // The third has no number to give. The field goes, and the fourth number with its place.
  await removeOf(3).click();
  const addButton = page.getByRole('button', { name: bookingTexts.textOthers });
  await expect.poll(() => addButton.evaluate((button) => button === document.activeElement)).toBe(true);
  await phoneField(page, 4).waitFor({ state: 'detached' });
  expect(await page.getByText(phoneTexts.missing).count()).toBe(0);
  expect(await phoneField(page, 2).inputValue()).toBe('07700 900122');
  expect(await phoneField(page, 3).inputValue()).toBe('07700 900124');
  // A field that was opened again and removed leaves nothing behind.
  await addButton.click();
  await expect.poll(() => focused(page)).toBe('phone-4');
  await page.keyboard.type('07700 900129');
  await removeOf(4).click();
  await phoneField(page, 4).waitFor({ state: 'detached' });
  await toPayment(page);
  await page.getByText('Step 2 of 2').waitFor();
  const summary = page.getByRole('region', { name: bookingTexts.summary });
  for (const number of ['+447700900121', '+447700900122', '+447700900124'])
    await summary.getByText(formatPhone(number)).waitFor();
  expect(await summary.getByText('+44 7700 900129').count()).toBe(0);
  await summary.getByText('1 person', { exact: true }).waitFor();
  await page.getByRole('button', { name: bookingTexts.toDetails }).click();
  // Fewer people have fewer phones.
  for (let people = 4; people > 2; people -= 1)
    await page.getByRole('button', { name: 'Remove a participant' }).click();
  await phoneField(page, 3).waitFor({ state: 'detached' });
  expect(await phoneField(page, 2).inputValue()).toBe('07700 900122');
  expect(await addButton.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('three people pay for themselves with one number, and read how the other two join', async () => {
  const phone = aPhone();
  const { page, complaints } = await open(viewports.phone);
  await hydrated(page);
  for (let people = 2; people <= 3; people += 1) await page.getByRole('button', { name: 'Add a participant' }).click();
  await phoneField(page, 1).fill(phone.number);
  await toPayment(page);
  const summary = page.getByRole('region', { name: bookingTexts.summary });
  await summary.getByText(bookingTexts.joinByLink).waitFor();
  await summary.getByText('2 people', { exact: true }).waitFor();
  await summary.getByText('£27.00').first().waitFor();
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  await page.getByText(bookingTexts.othersJoin(2)).waitFor();
  await page.getByText('£27.00 for 3 people').waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  expect(await phone.next()).toContain('The others join by link: reply LINK.');
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.getByText(yourHuntTexts.phonesHint(1, 2)).waitFor();
  await page.getByRole('button', { name: yourHuntTexts.add }).waitFor();
  expect(complaints).toEqual([]);
});

test('asks the bank, and finds the payment after a reload, also for a tour taken off the site', async () => {
  const { page, context, complaints } = await open(viewports.phone);
  await phoneField(page, 1).fill(aPhone().number);
  await toPayment(page);
  await page.getByLabel('Card number').waitFor();
  // The browser has cached the tour in localStorage and would show it although it is a draft now.
  await context.addInitScript(() => localStorage.clear());
  const stored = db.collection(collections.tours).doc(tour.id);
  await stored.update({ status: 'draft' });
  onTestFinished(async () => {
    await stored.update({ status: 'published' });
  });
  await page.reload();
  await page.getByLabel('Card number').waitFor();
  await page.getByRole('button', { name: bookingTexts.toDetails }).waitFor();

  await payWith(page, cards.asksForAuthentication);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor();
  await toPayment(page);
  await payWith(page, cards.asksForAuthentication);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  await page.getByRole('heading', { name: bookingTexts.howToStart }).waitFor();
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: bookingTexts.another }).click();
  await page.waitForURL('**/tours');
});

test('Back leads from the payment to the details, which stay filled in', async () => {
  const { page, complaints } = await open(viewports.phone);
  const { number } = aPhone();
  await phoneField(page, 1).fill(number);
  await add(page, bookingTexts.addTeamName);
  await page.getByLabel('Team name').fill('Plovers');
  await toPayment(page);
  await page.getByText('Step 2 of 2').waitFor();
  await page.goBack();
  const step1 = page.getByRole('heading', { name: bookingTexts.step1 });
  await step1.waitFor();
  await expect.poll(() => step1.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await phoneField(page, 1).inputValue()).toBe(number);
  await page.goForward();
  await page.getByLabel('Card number').waitFor();
  await page.getByRole('button', { name: bookingTexts.toDetails }).click();
  await step1.waitFor();

  await page.getByRole('link', { name: bookingTexts.back }).click();
  await page.waitForURL('**/tours');
  await page.goBack();
  await expect.poll(() => phoneField(page, 1).inputValue()).toBe(number);
  await expect.poll(() => page.getByLabel('Team name').inputValue()).toBe('Plovers');
  await toPayment(page);
  await payWith(page, cards.declined);
  const error = page.getByRole('alert').getByText(bookingTexts.notCharged('Your card was declined.'));
  await error.waitFor();
  await expect.poll(() => error.evaluate((banner) => banner === document.activeElement)).toBe(true);
  expect(await phoneField(page, 1).inputValue()).toBe(number);
  expect(await page.getByLabel('Team name').inputValue()).toBe('Plovers');

  await toPayment(page);
  await page.getByLabel('Card number').waitFor();
  const charge = await delayCharge(page, 'pi_whilegone');
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: bookingTexts.confirming }).waitFor();
  await page.goBack();
  await charge();
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  // A paid booking cannot be booked again.
  await page.goto(`${siteUrl}/book/${tour.id}`);
  await step1.waitFor();
  expect(await phoneField(page, 1).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('shows a booking to nobody but the browser that made it', async () => {
  const mine = await open();
  await phoneField(mine.page, 1).fill(aPhone().number);
  await toPayment(mine.page);
  await mine.page.getByLabel('Card number').waitFor();
  const theirs = await visit(
    browser,
    new URL(mine.page.url()).pathname + new URL(mine.page.url()).search,
    viewports.desktop,
  );
  await theirs.page.getByText(bookingTexts.notYours).waitFor();
  await theirs.page.getByRole('button', { name: bookingTexts.startOver }).click();
  await theirs.page.getByRole('heading', { name: bookingTexts.step1 }).waitFor();
});

test('skips the card when a voucher covers the total', async () => {
  const code = `FREE-${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  await storeGift(db, code);
  const phone = aPhone();
  const { page } = await open();
  await phoneField(page, 1).fill(phone.number);
  await add(page, giftUseTexts.add);
  await page.getByLabel(giftUseTexts.label).fill(code.toLowerCase());
  await toPayment(page);
  await page.getByRole('heading', { name: bookingTexts.review }).waitFor();
  await page.getByRole('region', { name: bookingTexts.summary }).getByText('£0.00').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  // Back leads to the details, and nothing is booked yet.
  await page.goBack();
  await expect.poll(() => page.getByLabel(giftUseTexts.label).inputValue()).toBe(code.toLowerCase());
  expect(await huntsLeft(db, code)).toBe(1);
  await toPayment(page);
  await page.getByRole('button', { name: bookingTexts.bookFree }).click();
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  expect(await phone.next()).toContain('is booked!');

  const again = await open();
  await phoneField(again.page, 1).fill(aPhone().number);
  await add(again.page, giftUseTexts.add);
  await again.page.getByLabel(giftUseTexts.label).fill(code);
  await toPayment(again.page);
  await again.page.getByText('This code has been used up').waitFor();
  const voucher = await again.page.getByLabel(giftUseTexts.label).getAttribute('id');
  await expect.poll(() => focused(again.page)).toBe(voucher);
});

test('says what to do when a paid booking stays unconfirmed, and still shows the confirmation later', async () => {
  const { page } = await open();
  await phoneField(page, 1).fill(aPhone().number);
  await toPayment(page);
  await page.getByLabel('Card number').waitFor();
  await page.clock.install();
  const charge = await delayCharge(page, 'pi_heldback');
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: bookingTexts.confirming }).waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').getByText(bookingTexts.saveFailed('pi_heldback')).waitFor();

  await charge();
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
});

test('says so when the server cannot be reached, and keeps the form', async () => {
  const { page } = await open();
  await phoneField(page, 1).fill('07700 900123');
  await intercept(page, '**/createBooking', (route) => route.abort());
  await toPayment(page);
  await page.getByRole('alert').getByText('The server could not be reached.').waitFor();
  await expect.poll(() => phoneField(page, 1).inputValue()).toBe('07700 900123');
  await page.unroute('**/createBooking');
  await toPayment(page);
  await page.getByLabel('Card number').waitFor();
});
