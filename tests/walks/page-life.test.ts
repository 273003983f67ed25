import { bookableDays, bookingTexts, dayAfter, startWindowOf, yourHuntTexts } from '@streetlore/domain/booking';
import { lostLinkTexts } from '@streetlore/domain/lost-link';
import { collections, routes } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatWeekday } from '@streetlore/domain/time';
import { siteUrl, standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, hydrated, payWith, viewports, visit } from '../support/site.ts';
import { answer, isAt, join, press, reward } from '../support/team-page.ts';

/** The life of hunts that people from abroad play without a UK number: told by mails and on pages, never by text. */
const STOPS = 2;
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, STOPS);
const answers = await answersOf(db, tour.id);
afterAll(async () => {
  const { docs } = await db.collection(collections.reviews).where('tour_id', '==', tour.id).get();
  await Promise.all(docs.map((review) => db.recursiveDelete(review.ref)));
  await tour.remove();
});

const german = { locale: 'de-DE', timezoneId: 'Europe/Berlin' };
const anAddress = () => `hanna.${Math.random().toString(36).slice(2, 10)}@example.org`;

/** Waits for a mail. @returns its text */
async function mailed(to: string, subject: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const all = (await (await fetch(`${standInsUrl}/mail/messages`)).json()) as Received[];
      text = all.find((mail) => mail.to === to && mail.subject.startsWith(subject))?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}
type Received = { readonly to: string; readonly subject: string; readonly text: string };

/** The addresses of our pages in a mail, in its order. */
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
/** The link to a page in a mail, as a path of this site. */
function linkTo(path: string, text: string): string {
  const link = linksIn(text).find(({ pathname }) => pathname === path);
  return `${link?.pathname}${link?.hash}`;
}

/** Books for two people on the page, and pays. @returns the booking's id */
async function book(page: Page, email: string, day: string | null): Promise<string> {
  await hydrated(page);
  await press(page, 'Add a participant');
  await page.getByRole('radio', { name: bookingTexts.ways.page }).check();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  if (day !== null) {
    await press(page, 'Another day');
    await page.getByLabel('Day', { exact: true }).fill(day);
  }
  await press(page, bookingTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

/** The numbers to which texts of a booking went. */
async function textedNumbers(bookingId: string): Promise<unknown[]> {
  const messages = await db.collection(collections.smsMessages).where('booking_id', '==', bookingId).get();
  return messages.docs.map((one) => one.get('phone_number')).filter((number) => number !== null);
}

test('from Home to a review: two people from abroad play by mail and page, and no text is written', async () => {
  const email = anAddress();
  const { page, complaints } = await visit(browser, routes.home, viewports.phone, german);
  await hydrated(page);
  await page.getByRole('link', { name: 'Find your hunt' }).first().click();
  await page.goto(siteUrl + routes.book(tour.id));
  const id = await book(page, email, null);

  // The mail leads with the team's page. Whoever gets the link from it plays along.
  const confirmation = await mailed(email, 'Your hunt is booked');
  expect(linksIn(confirmation)[0]?.pathname).toBe(routes.teamPage);
  const team = linkTo(routes.teamPage, confirmation);
  await page.goto(siteUrl + team);
  await join(page, 'Hanna');
  const friend = await visit(browser, team, viewports.phone, { locale: 'fr-FR' });
  await join(friend.page, 'Luc');
  await press(page, texts.start);
  await isAt(friend.page, 1, STOPS);

  // A team that has walked for an hour: one that plays on at once would be faster than legs.
  await db.doc(`${collections.bookings}/${id}`).update({ started_at: new Date(Date.now() - 3_600_000) });
  await answer(friend.page, answers[0] ?? '');
  await reward(page).getByText('Cafe of the Walk, 1 Brick Lane').waitFor();
  await press(page, texts.claimed);
  await isAt(friend.page, 2, STOPS);
  await answer(page, answers[1] ?? '');
  await friend.page.getByRole('heading', { name: resultTexts.title }).waitFor();

  const result = await mailed(email, 'You finished your hunt');
  expect(result.replace(/\s+/g, ' ')).toContain('2 of 2 walls in');
  await page.goto(siteUrl + linkTo(routes.teamPage, result));
  await page.getByLabel(resultTexts.starsOf(5), { exact: true }).check();
  await press(page, resultTexts.send);
  await page.getByText(resultTexts.thanks).waitFor();
  expect(await textedNumbers(id)).toEqual([]);
  expect([...complaints, ...friend.complaints]).toEqual([]);
});

test('a lost link comes by mail; the hunt is moved, and cancelled for its money, each told by mail', async () => {
  const email = anAddress();
  const day = dayAfter(bookableDays(new Date()).first, 7);
  const next = dayAfter(day, 1);
  const { page, complaints } = await visit(browser, routes.book(tour.id), viewports.phone, german);
  const id = await book(page, email, day);
  await mailed(email, 'Your hunt is booked');

  await page.goto(siteUrl + routes.bookingPage);
  await page.getByLabel(lostLinkTexts.label).fill(email);
  await press(page, lostLinkTexts.button);
  await page.getByText(lostLinkTexts.sent).waitFor();
  const hunt = linkTo(routes.bookingPage, await mailed(email, 'Your links at Streetlore'));
  await page.goto(siteUrl + hunt);
  await page.getByRole('heading', { name: yourHuntTexts.onPage }).waitFor();

  await press(page, yourHuntTexts.move);
  await page.getByRole('dialog').getByLabel('Day', { exact: true }).fill(next);
  await page.getByRole('dialog').getByRole('button', { name: yourHuntTexts.moveAction }).click();
  const moved = await mailed(email, 'Your hunt has been moved');
  expect(moved.replace(/\s+/g, ' ')).toContain(`Start from ${formatWeekday(startWindowOf(next).opens_at)}, 06:00`);
  expect(moved).toContain('London time');

  await press(page, yourHuntTexts.cancel);
  await page.getByRole('dialog').getByRole('button', { name: yourHuntTexts.cancelAction }).click();
  expect(await mailed(email, 'Your hunt has been cancelled')).toContain('£18.00');
  await expect
    .poll(async () => (await db.doc(`${collections.bookings}/${id}`).get()).get('refunded_amount'))
    .toBe(1800);
  expect(await textedNumbers(id)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a UK mobile that joins in the middle of a hunt on the page gets the present clue by text', async () => {
  const email = anAddress();
  const { page, complaints } = await visit(browser, routes.book(tour.id), viewports.phone, german);
  const id = await book(page, email, null);
  const confirmation = await mailed(email, 'Your hunt is booked');
  await page.goto(siteUrl + linkTo(routes.teamPage, confirmation));
  await join(page, 'Hanna');
  await press(page, texts.start);
  await isAt(page, 1, STOPS);

  const phone = aPhone();
  await page.goto(siteUrl + linkTo(routes.bookingPage, confirmation));
  await press(page, yourHuntTexts.add);
  await page.getByRole('dialog').getByLabel(yourHuntTexts.newNumber).fill(phone.number);
  await page.getByRole('dialog').getByRole('button', { name: yourHuntTexts.add }).click();
  await page.getByText(yourHuntTexts.masked(phone.number.slice(-3))).waitFor();
  await expect.poll(async () => (await phone.received()).join('\n')).toContain('Stop 1/2');
  await page.goto(siteUrl + linkTo(routes.teamPage, confirmation));
  await answer(page, answers[0] ?? '');
  await expect.poll(async () => (await phone.received()).join('\n')).toContain('CLAIMED');
  expect(new Set(await textedNumbers(id))).toEqual(new Set([phone.number]));
  expect(complaints).toEqual([]);
});
