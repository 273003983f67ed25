import { collections, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { queuedText, type SmsMessage } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { intercept } from '../support/network.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { recountFigures } from '../support/recount.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { openTab, sectionLink, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

/** Books a paid hunt for some phones, which waits for START. */
async function book(...phones: Phone[]): Promise<void> {
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS };
  const created_at = new Date();
  const booking = aBooking({ ...about, created_at, phone_numbers: phones.map(({ number }) => number) });
  await db.collection(collections.bookings).doc(crypto.randomUUID()).set(booking);
}

/** Makes the next texts to the number fail. */
async function failNext({ number }: Phone, error_code: number, times = 1): Promise<void> {
  const body = JSON.stringify({ number, error_code, times });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${standInsUrl}/control/twilio/numbers`, { method: 'POST', headers, body });
  expect(answer.ok).toBe(true);
}

const log = (page: Page) => page.getByRole('log', { name: 'Texts' });
const bubble = (page: Page, words: string) => log(page).getByRole('listitem').filter({ hasText: words }).last();

test('an admin watches a hunt, answers, nudges, skips, pauses and ends it, and sends a failed text again', async () => {
  const player = aPhone();
  await book(player);
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  // The link opens the list of those that wait for an answer, while any do.
  await sectionLink(page, 'SMS').click();
  await page.getByRole('heading', { name: 'SMS Management' }).waitFor();
  await openTab(page, 'All');
  // The first conversation is open beside the list. Each scrolls alone, so the page need not
  // scroll.
  await page.locator('a[aria-current="true"]').waitFor();
  await page.getByLabel('Answer', { exact: true }).waitFor();
  const panel = page.getByRole('tabpanel');
  const scrolls = (element: Element) => element.scrollHeight > element.clientHeight;
  await expect.poll(() => panel.evaluate(scrolls)).toBe(true);
  await panel
    .getByRole('link')
    .last()
    .evaluate((link) => link.scrollIntoView());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // The search accepts any spelling of a number, and lists the number as soon as it has texted.
  await page.getByLabel('Search').fill(`0${player.number.slice(3, 12)}`);
  await page.getByText('No conversation matches').waitFor();
  expect(await player.say('START')).toContain('Stop 1/6: Wall 1');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: formatPhone(player.number) })
    .click();
  await bubble(page, 'Stop 1/6: Wall 1').getByText('Delivered').waitFor();
  expect(new URL(page.url()).searchParams.get('number')).toBe(player.number);
  const map = bubble(page, 'Stop 1/6').getByRole('link', { name: 'Wall 1 on the map' });
  await expect
    .poll(() => map.getAttribute('href'))
    .toContain('google.com/maps/search/?api=1&query=Wall%201%2C%20London');

  await player.say('a zebra');
  await bubble(page, 'a zebra').getByText('Received').waitFor();
  await page
    .getByRole('status')
    .getByText(`New message from Streetlore: Not quite. The first guess is free. Find wall 1.`)
    .waitFor();

  // The page warns before an expensive answer is sent.
  const answer = page.getByLabel('Answer', { exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await answer.fill('x'.repeat(307));
  await page.getByText('This text takes 3 segments. Keep it to 2.').waitFor();
  await page.getByText('307 characters, 3 segments').waitFor();
  await expect.poll(() => send.isDisabled()).toBe(true);
  await answer.fill('The wall behind you!');
  await page.getByText('20 characters, 1 segment', { exact: true }).waitFor();
  await send.click();
  expect(await player.next()).toBe('The wall behind you!');
  await bubble(page, 'The wall behind you!').getByText('admin answered').waitFor();
  await expect.poll(() => answer.inputValue()).toBe('');

  // The carrier loses one text. The dashboard shows this too, and the admin sends the text again
  // from there, once.
  await failNext(player, 30007);
  await answer.fill('Look left');
  await answer.press('Tab');
  await page.keyboard.press('Enter');
  const failed = log(page).getByRole('listitem').filter({ hasText: 'Look left' }).first();
  await failed.getByText('Not delivered: The carrier filtered the text (30007)').waitFor();
  await page
    .getByRole('listitem')
    .getByRole('link', { name: formatPhone(player.number) })
    .getByText('did not arrive')
    .waitFor();
  await failed.getByRole('button', { name: 'Send again' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const undelivered = page.getByRole('region', { name: 'Phones That Texts Did Not Reach' });
  const again = undelivered.getByRole('button', { name: `Send again to ${formatPhone(player.number)}` });
  await again.waitFor();
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.getByText(`Sent again to ${formatPhone(player.number)}`).waitFor();
  await page.goBack();
  await failed.getByText('Sent again').waitFor();
  await bubble(page, 'Look left').getByText('Delivered').waitFor();
  expect(await player.next()).toBe('Look left');
  expect(await player.next()).toBe('Look left');

  // The admin's actions on the hunt itself.
  await page.getByRole('button', { name: 'Nudge' }).click();
  expect(await player.next()).toContain('Stop 1/6: Wall 1');
  await log(page).getByText('admin nudged the players').waitFor();
  await page.getByRole('button', { name: 'Skip stop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skip this stop?' });
  await dialog.getByText(`Goes to ${formatPhone(player.number)}.`).waitFor();
  // The function's answer gets lost. The stop is skipped all the same, and a second try skips no
  // other.
  await intercept(page, '**/steerHunt', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Skip stop' }).click();
  await dialog.getByText('The server could not be reached.').waitFor();
  await page.unroute('**/steerHunt');
  expect(await player.next()).toContain('Skipped Stop 1... Stop 2/6');
  await dialog.getByRole('button', { name: 'Skip stop' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Stop 2 of 6').waitFor();
  // A stop that is solved while the question is open is not skipped, and neither is the next stop.
  await page.getByRole('button', { name: 'Skip stop' }).click();
  expect(await player.say('answer2')).toContain('Stop 3/6');
  await dialog.getByRole('button', { name: 'Skip stop' }).click();
  await dialog.getByText('The players have moved on to stop 3. Nothing was skipped.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  expect(await player.next()).toBe('Your hunt is paused. We will text you when it goes on.');
  await page.getByRole('button', { name: 'Resume' }).waitFor();

  await player.send('STOP');
  await page.getByText('This number has opted out of texts').waitFor();
  await expect.poll(() => answer.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'End hunt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End hunt' }).click();
  await page.getByText('This hunt is over').waitFor();
  await log(page).getByText('admin ended the hunt').waitFor();

  // A real conversation, which the tour's name finds as well.
  await openTab(page, 'Test');
  await page.getByText('No conversation matches').waitFor();
  await openTab(page, 'Real');
  await page.getByLabel('Search').fill('of the tests');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: formatPhone(player.number) })
    .waitFor();
  expect(complaints).toEqual([]);
});

test('on a phone: the list, a long thread page by page from an address, and the way back', async () => {
  const player = aPhone();
  const batch = db.batch();
  for (let n = 1; n <= 60; n += 1) {
    const draft = { phone_number: player.number, message_content: `Text ${n}.`, message_type: 'hint' };
    const at = new Date(Date.now() - (61 - n) * 60_000);
    const text: SmsMessage = { ...queuedText({ ...draft, booking_id: null, tour_name: null }, at), is_test: n === 60 };
    batch.set(db.collection(collections.smsMessages).doc(), { ...text, status: 'delivered', settled: true });
  }
  await batch.commit();
  await recountFigures(`conversation.${player.number}`);
  const { page, complaints } = await visit(browser, routes.adminThread(player.number), viewports.phone);
  await page.getByLabel('Email').fill('admin@streetlore.test');
  await page.getByLabel('Password').fill('streetlore-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await bubble(page, 'Text 60.').waitFor();
  await expect.poll(() => log(page).getByRole('listitem').count()).toBe(50);
  // The newest text is at the bottom, and the view is there.
  await expect
    .poll(() => bubble(page, 'Text 60.').evaluate((item) => item.getBoundingClientRect().bottom))
    .toBeLessThan(844);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await bubble(page, 'Text 1.').waitFor();
  await expect.poll(() => log(page).getByRole('listitem').allTextContents()).toHaveLength(60);
  await page.getByText('No hunt with this number').waitFor();

  await page.getByRole('button', { name: 'All conversations' }).click();
  await openTab(page, 'Test');
  await page.getByLabel('Search').fill(player.number);
  const row = page.getByRole('listitem').getByRole('link', { name: formatPhone(player.number) });
  await row.getByText('Text 60.').waitFor();
  await row.press('Enter');
  await bubble(page, 'Text 60.').waitFor();
  await page.goBack();
  await row.waitFor();
  expect(complaints).toEqual([]);
});

test('a request for a refund waits on the dashboard until an admin answers', async () => {
  const player = aPhone();
  await book(player);
  await player.say('START');
  expect(await player.say('We want our money back!')).toMatch(
    // The reply says when somebody is there, if the test runs outside the desk's hours.
    /^Somebody from Streetlore will read this(?: from .+)?\. Meanwhile HINT helps, SKIP goes on\.$/,
  );
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  const waiting = page.getByRole('region', { name: 'Needs You' });
  await waiting.getByRole('link', { name: /conversations? to answer/ }).click();
  const row = page.getByRole('listitem').getByRole('link', { name: formatPhone(player.number) });
  await row.getByText('Waits for an answer').waitFor();
  await row.click();
  await bubble(page, 'We want our money back!').waitFor();
  await log(page).getByText('Asks for us').waitFor();
  await page.getByLabel('Answer', { exact: true }).fill('It is on its way back to your card.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await player.next()).toBe('It is on its way back to your card.');
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a phone that texts cannot reach is one row, which goes when its hunt ends', async () => {
  const [player, landline] = [aPhone(), aPhone()];
  await book(player, landline);
  await failNext(landline, 30006, 3);
  for (const text of ['START', 'answer1', 'answer2']) await player.say(text);
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  const unreached = page.getByRole('region', { name: 'Phones That Texts Did Not Reach' });
  const row = unreached.getByRole('listitem').filter({ hasText: formatPhone(landline.number) });
  await row.getByText(/^\d texts, last:/).waitFor();
  await row.getByText('A landline cannot take texts (30006)').waitFor();
  expect(await row.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await row.getByRole('link', { name: 'Replace number' }).click();
  const replacing = page.getByRole('dialog', { name: 'Add or replace a phone' });
  await replacing.waitFor();
  expect(await replacing.getByLabel('Instead of').inputValue()).toBe(landline.number);
  await page.keyboard.press('Escape');
  await replacing.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await row.getByRole('link', { name: 'Drop phone' }).click();
  const dropping = page.getByRole('dialog', { name: 'Drop a phone' });
  await dropping.getByText('Nothing is refunded, and nobody is texted.').waitFor();
  await dropping.getByRole('button', { name: 'Drop phone' }).click();
  await page.getByText('The phone has left the hunt').waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
