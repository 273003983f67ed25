import {
  bookableDays,
  bookingTexts,
  brokenLink,
  CHOOSE_A_DAY,
  dayAfter,
  linkOfEnded,
  startWindowOf,
  yourHuntTexts,
} from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { formatWeekday, londonDay } from '@streetlore/domain/time';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, overflows, payWith, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const saturdayWeek = () => dayAfter(bookableDays(new Date()).first, 7);
const nameOf = (day: string) => formatWeekday(startWindowOf(day).opens_at);
const bookingOf = async (id: string | null) => (await db.doc(`${collections.bookings}/${id}`).get()).data() ?? {};

/** Books a day as a visitor on a phone, and goes on to Your hunt. */
async function book(day: string | null) {
  const visited = await visit(browser, `/book/${tour.id}`, viewports.phone);
  const { page } = visited;
  const phone = aPhone();
  await page.getByLabel('Participant 1 phone number').fill(phone.number);
  if (day !== null) {
    await press(page, 'Another day');
    await page.getByLabel('Day', { exact: true }).fill(day);
  }
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).waitFor();
  const id = new URL(page.url()).searchParams.get('booking');
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await heading(page, yourHuntTexts.phones).waitFor();
  return { ...visited, phone, id };
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a hunt for a day is moved and gets another phone on a second screen, seen on the first, which keeps it offline', async () => {
  const day = saturdayWeek();
  const { page, context, complaints, phone, id } = await book(day);
  expect(await phone.next()).toMatch(
    new RegExp(`is booked for ${nameOf(day)}! It begins at .*\\. Reply START there from 06:00`),
  );
  await page.getByText(yourHuntTexts.startsFrom(`${nameOf(day)}, 06:00`)).waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  const second = await visit(browser, `/hunt${new URL(page.url()).hash}`, viewports.desktop);
  await press(second.page, yourHuntTexts.move);
  const other = dayAfter(day, 3);
  await second.page.getByRole('dialog').getByLabel('Day', { exact: true }).fill(other);
  expect(await seriousFaults(second.page)).toEqual([]);
  await inDialog(second.page, yourHuntTexts.moveAction);
  await second.page.getByText(yourHuntTexts.moved).waitFor();
  await page.getByText(yourHuntTexts.startsFrom(`${nameOf(other)}, 06:00`)).waitFor();
  expect(await phone.next()).toContain(`is now booked for ${nameOf(other)}.`);
  expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', start_window: { day: other }, refunded_amount: 0 });
  // Neither the server nor another site gets the token.
  expect(
    await second.page.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content')),
  ).toMatch(/noindex/);

  const joining = aPhone();
  await press(second.page, yourHuntTexts.replaceTitle(phone.number.slice(-3)));
  await inDialog(second.page, yourHuntTexts.replace);
  await second.page.getByRole('dialog').getByRole('alert').waitFor();
  await second.page.getByLabel(yourHuntTexts.newNumber).fill(joining.number);
  await inDialog(second.page, yourHuntTexts.replace);
  await page.getByText(yourHuntTexts.masked(joining.number.slice(-3)), { exact: true }).waitFor();
  expect(await joining.next()).toContain('is booked for');
  expect(await phone.next()).toContain('another phone takes the place of this one');

  await page.setViewportSize(viewports.desktop);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contest' }).click();
  const own = page.getByRole('link', { name: 'Your booking' });
  await own.waitFor();
  expect(await own.getAttribute('href')).toBe(`/hunt${new URL(second.page.url()).hash}`);
  await context.setOffline(true);
  await own.click();
  await page.getByText(yourHuntTexts.startsFrom(`${nameOf(other)}, 06:00`)).waitFor();
  await context.setOffline(false);
  expect([...complaints, ...second.complaints]).toEqual([]);
});

test('a booking for today is cancelled within the hour, and the money goes back', async () => {
  const { page, phone, id } = await book(null);
  await phone.next();
  await press(page, yourHuntTexts.cancel);
  expect(await seriousFaults(page)).toEqual([]);
  await inDialog(page, yourHuntTexts.keepAction);
  await press(page, yourHuntTexts.cancel);
  await inDialog(page, yourHuntTexts.cancelAction);
  await page.getByText(yourHuntTexts.refundOnItsWay).waitFor();
  await expect.poll(() => bookingOf(id)).toMatchObject({ status: 'refunded', refunded_amount: 1000 });
  expect(await phone.next()).toContain('has been cancelled, and your money is on its way back');
  expect(await phone.say('START')).toMatch(/^This hunt has ended/);
  expect(await page.getByRole('button', { name: yourHuntTexts.move }).count()).toBe(0);
  await page.getByText(linkOfEnded).waitFor();
  expect(await page.getByText('can answer').count()).toBe(0);
});

test('the hunt moves on the page while it is played, and a new link ends the old one', async () => {
  const { page, phone } = await book(null);
  await phone.next();
  await phone.say('START');
  await page.getByText(yourHuntTexts.states.under_way).waitFor();
  const old = new URL(page.url()).hash;
  await press(page, yourHuntTexts.renew);
  await inDialog(page, yourHuntTexts.renew);
  await expect.poll(() => new URL(page.url()).hash).not.toBe(old);
  await page.getByText(yourHuntTexts.states.under_way).waitFor();
  const stranger = await visit(browser, `/hunt${old}`, viewports.phone);
  await heading(stranger.page, brokenLink).waitFor();
  expect(await phone.say('LINK')).toContain(`/hunt${new URL(page.url()).hash}`);
});

test('a day that is closed cannot be booked, and says why', async () => {
  const day = saturdayWeek();
  const stored = db.doc(`${collections.tours}/${tour.id}`);
  await stored.update({ closed_days: [{ day, sentence: 'A fair fills the lane' }] });
  const { page } = await visit(browser, `/book/${tour.id}`, viewports.phone);
  await page.getByLabel('Participant 1 phone number').fill(aPhone().number);
  await press(page, 'Another day');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByText(`${nameOf(day)} cannot be booked: A fair fills the lane`).waitFor();
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await expect.poll(() => page.getByRole('button', { name: bookingTexts.toPayment }).isEnabled()).toBe(true);
  expect(await page.getByLabel('Card number').count()).toBe(0);
  await page.getByLabel('Day', { exact: true }).fill(londonDay(new Date()));
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await page.getByText('Please choose a day after today').waitFor();
  // A cleared date is no day, neither the one before nor today.
  await page.getByLabel('Day', { exact: true }).fill('');
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await page.getByRole('alert').getByText(CHOOSE_A_DAY).waitFor();
  expect(await page.getByLabel('Card number').count()).toBe(0);
  await stored.update({ closed_days: [] });
});
