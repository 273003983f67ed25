import { bookingTexts, pageNeedsEmail, yourHuntTexts } from '@streetlore/domain/booking';
import { collections, routes } from '@streetlore/domain/paths';
import { phoneTexts } from '@streetlore/domain/phone';
import { teamPageTexts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, hydrated, overflows, payWith, viewports, visit } from '../support/site.ts';
import { isAt, join, press } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const german = { locale: 'de-DE', timezoneId: 'Europe/Berlin' };
const open = () => visit(browser, routes.book(tour.id), viewports.phone, german);
const way = (page: Page, which: keyof typeof bookingTexts.ways) =>
  page.getByRole('radio', { name: bookingTexts.ways[which] });
const number = (page: Page) => page.getByLabel('Participant 1 phone number');
const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const looksRight = (page: Page) =>
  atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

test('two people from abroad book without a number, pay, and start on the team’s page; no text is written', async () => {
  const { page, complaints } = await open();
  await hydrated(page);
  await press(page, 'Add a participant');
  await way(page, 'page').check();
  await number(page).waitFor({ state: 'detached' });
  await page.getByText(bookingTexts.pageHint(2)).waitFor();
  await email(page).fill('Hanna@example.org');
  await looksRight(page);
  await press(page, bookingTexts.toPayment);
  const summary = page.getByRole('region', { name: bookingTexts.summary });
  for (const row of [bookingTexts.onPage, 'hanna@example.org', '1 person']) await summary.getByText(row).waitFor();
  expect(await summary.getByText(/phone number/i).count()).toBe(0);
  await page.getByText(bookingTexts.whenPageGoesWrong).waitFor();
  await payWith(page, cards.pays);

  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  const toTeam = page.getByRole('link', { name: teamPageTexts.open });
  await toTeam.waitFor();
  for (const { title } of bookingTexts.pageSteps) await page.getByRole('listitem').getByText(title).waitFor();
  expect(await page.getByText('Texts go to').count()).toBe(0);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).waitFor();
  await looksRight(page);
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  const stored = await db.doc(`${collections.bookings}/${id}`).get();
  expect(stored.get('phone_numbers')).toEqual([]);
  expect(stored.get('email')).toBe('hanna@example.org');

  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.getByRole('heading', { name: yourHuntTexts.onPage }).waitFor();
  expect(await page.getByRole('heading', { name: yourHuntTexts.phones, exact: true }).count()).toBe(0);
  await press(page, yourHuntTexts.add);
  await page.getByRole('dialog').getByText(yourHuntTexts.newNumberHint).waitFor();
  await looksRight(page);
  await page.goBack();
  await toTeam.click();
  await join(page, 'Hanna');
  await press(page, teamPageTexts.start);
  await isAt(page, 1, STOPS);
  const messages = await db.collection(collections.smsMessages).where('booking_id', '==', id).get();
  expect(messages.size).toBeGreaterThan(0);
  expect(new Set(messages.docs.map((one) => one.get('channel')))).toEqual(new Set(['page']));
  expect(complaints).toEqual([]);
});

test('a foreign number leads to the page in one press, and stays for the way back', async () => {
  const { page, complaints } = await open();
  await hydrated(page);
  await number(page).fill('+49 151 23456789');
  await press(page, 'Tomorrow');
  await press(page, bookingTexts.toPayment);
  await page.getByText(phoneTexts.invalid).waitFor();
  await looksRight(page);
  await press(page, bookingTexts.toPageWay);
  await expect.poll(() => email(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await number(page).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await press(page, bookingTexts.toPayment);
  await page.getByText(pageNeedsEmail).waitFor();
  await email(page).fill('hanna@example.org');

  await page.reload();
  await expect.poll(() => way(page, 'page').isChecked()).toBe(true);
  await expect.poll(() => email(page).inputValue()).toBe('hanna@example.org');
  await way(page, 'text').check();
  await expect.poll(() => number(page).inputValue()).toBe('+49 151 23456789');
  await way(page, 'page').check();
  const sent = page.waitForRequest('**/createBooking');
  await press(page, bookingTexts.toPayment);
  expect((await sent).postDataJSON()).toMatchObject({ data: { phone_numbers: [], email: 'hanna@example.org' } });
  await page.getByText('Step 2 of 2').waitFor();
  await page.goBack();
  await expect.poll(() => way(page, 'page').isChecked()).toBe(true);
  // The unpaid booking knows the way that it was made for.
  await page.goForward();
  await page.getByLabel('Card number').waitFor();
  await page.reload();
  await page.getByLabel('Card number').waitFor();
  await press(page, bookingTexts.toDetails);
  await expect.poll(() => way(page, 'page').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});
