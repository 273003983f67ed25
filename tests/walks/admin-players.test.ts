import { readFile } from 'node:fs/promises';
import { bookingTexts, brokenLink, dayAfter, noonOf, startWindowOf, yourHuntTexts } from '@streetlore/domain/booking';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { ERASED_NUMBER, formatPhone } from '@streetlore/domain/phone';
import { aBooking } from '@streetlore/domain/testing';
import { formatWeekday, londonDay } from '@streetlore/domain/time';
import { standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { intercept } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, openTab, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const TOUR = 'color-vinyl-tour';
const tag = crypto.randomUUID().slice(0, 8);
const browser = await sharedChromium();

const stored = async (path: string) => (await db.doc(path).get()).data();

/** The code that the check of an address was mailed with. */
async function mailedCode(to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await fetch(`${standInsUrl}/mail/messages`)).json();
      code = mails.flatMap((mail) => (mail.to === to && /code (\d{6})\./.exec(mail.text)?.[1]) || []).at(-1) ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Opens a dialog by its button, fills it in and confirms. */
async function operate(page: Page, button: string, action: string, fill?: (page: Page) => Promise<unknown>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await fill?.(page);
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('an admin finds a player by number, helps, refunds, exports all data and erases the player', async () => {
  const [sam, mate, mistyped] = [aPhone(), aPhone(), aPhone()];
  const email = `sam-${tag}@example.test`;
  const visitor = await visit(browser, routes.book(TOUR), viewports.phone);
  await visitor.page.getByLabel('Participant 1 phone number').fill(sam.number);
  await visitor.page.getByLabel(/email/i).first().fill(email);
  await visitor.page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(visitor.page, cards.pays);
  await visitor.page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  await visitor.context.close();
  expect(await sam.next()).toContain('Reply START');

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  const row = page.getByRole('row', { name: formatPhone(sam.number) });
  for (const typed of [email.slice(0, -3), `${tag}@exa`, sam.number.slice(-6), `0${sam.number.slice(3)}`]) {
    await page.getByLabel('Find by number, e-mail or team').fill(typed);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(typed);
    await row.getByText(email).waitFor();
  }
  await row.getByRole('link', { name: formatPhone(sam.number), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article');
  await card.getByText('Paid, not started').waitFor();
  const found = await db.collection(collections.bookings).where('email', '==', email).get();
  const booking = found.docs[0]?.ref;
  if (!booking) throw new Error('The booking is not there');
  const { amount, expires_at } = (await booking.get()).data() ?? {};
  const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

  await operate(page, 'Resend the welcome', 'Resend');
  expect(await sam.next()).toContain('Reply START');
  await operate(page, 'Extend the expiry', 'Extend', () => dialog.getByLabel('Hours').fill('48'));
  const later = (await booking.get()).get('expires_at');
  expect(later.toMillis() - expires_at.toMillis()).toBe(48 * 3_600_000);
  await operate(page, 'Add or replace a phone', 'Add', async () => {
    await dialog.getByLabel('Mobile number').fill('12345');
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter valid UK mobile numbers').waitFor();
    await dialog.getByLabel('Mobile number').fill(mistyped.number);
  });
  await operate(page, 'Add or replace a phone', 'Replace', async () => {
    await dialog.getByLabel('Instead of').selectOption(mistyped.number);
    await dialog.getByLabel('Mobile number').fill(mate.number);
  });
  expect(await mate.next()).toContain('Reply START');

  // The refund is under way. Whatever the admin presses, the dialog stays open to show the result.
  const whileBusy: boolean[] = [];
  await intercept(
    page,
    '**/refundBooking',
    async (route) => {
      for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
      await page.mouse.click(2, 2);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const ways = [dialog.getByRole('button', { name: 'Cancel' }), dialog.getByRole('button', { name: 'Close' })];
      for (const way of ways) whileBusy.push(await way.isDisabled({ timeout: 1000 }).catch(() => false));
      await route.continue();
    },
    { times: 1 },
  );
  await operate(page, 'Refund', 'Refund £3.00', async () => {
    // The dialog opens with the focus in its field.
    await dialog.waitFor();
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await dialog.getByText(`Only ${pounds(amount)} is left to refund`).waitFor();
    await dialog.getByLabel('Amount in pounds').fill('3');
    await dialog.getByText('the hunt goes on').waitFor();
    await dialog.getByRole('button', { name: 'Refund £3.00' }).click();
    await dialog.getByText('Please choose why the money goes back').waitFor();
    await dialog.getByLabel('Why').selectOption('A wall was gone');
    await dialog.getByLabel('Tell whoever paid').selectOption('By text');
  });
  expect(whileBusy).toEqual([true, true]);
  await card.getByText('£3.00', { exact: true }).waitFor();
  expect(await sam.next()).toContain('£3.00 of your payment for');
  await operate(page, 'Refund', `Refund ${pounds(amount - 300)}`, () =>
    dialog.getByText('the hunt ends at once, for good, and all 2 phones of this hunt are told by text.').waitFor(),
  );
  await page.getByRole('article', { name: 'Refunded' }).waitFor();
  expect(await sam.next()).toContain('has been refunded in full, so this hunt has ended');
  expect(await mate.next()).toContain('has been refunded in full');
  expect((await booking.get()).data()).toMatchObject({ status: 'refunded', refunded_amount: amount });

  await page.getByRole('link', { name: 'Export or erase a person' }).click();
  const person = page.getByRole('region', { name: 'This person' });
  await expect.poll(() => person.getByLabel(email).isChecked()).toBe(true);
  // Nothing is handed out before the owner of each has told the code that we send there.
  const exportButton = person.getByRole('button', { name: 'Export' });
  expect(await exportButton.isDisabled()).toBe(true);
  const checks = person.getByRole('region', { name: 'Is it them?' }).getByRole('listitem');
  const byNumber = checks.filter({ hasText: formatPhone(sam.number) });
  await byNumber.getByRole('button', { name: 'Send check' }).click();
  const code = /code (\d{6}),/.exec(await sam.next())?.[1] ?? '';
  await byNumber.getByLabel(/^Code that/).fill(code);
  await byNumber.getByRole('button', { name: 'Confirm' }).click();
  await byNumber.getByText('confirmed at').waitFor();
  expect(await exportButton.isDisabled()).toBe(true);
  const address = person.getByLabel(email, { exact: true });
  await address.click();
  await expect.poll(() => exportButton.isDisabled()).toBe(false);
  await address.click();
  await expect.poll(() => address.isChecked()).toBe(true);
  const byMail = checks.filter({ hasText: email });
  await byMail.getByRole('button', { name: 'Send check' }).click();
  await byMail.getByLabel(/^Code that/).fill(await mailedCode(email));
  await byMail.getByRole('button', { name: 'Confirm' }).click();
  await byMail.getByText('confirmed at').waitFor();
  const downloaded = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(JSON.parse(file).records.bookings).toMatchObject([{ email, phone_numbers: [sam.number], status: 'refunded' }]);
  expect(file).not.toContain(mate.number);

  await person.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByText('What is kept, without a name').waitFor();
  // The test changes the answer to that of a person whose number is in many texts of others.
  await intercept(page, '**/erasePerson', async (route) => {
    const response = await route.fetch();
    const { result } = await response.json();
    await route.fulfill({ response, json: { result: { ...result, done: false } } });
  });
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByText('What others wrote is still being searched for the number and address').waitFor();
  expect(await page.getByText('Nothing is held about this person any more').count()).toBe(0);
  await dialog.getByText('Tour, dates and amounts of 1 booking: the accounts have to be kept').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await person.getByText('Nothing is held about this person').waitFor();
  expect((await booking.get()).data()).toMatchObject({
    phone_numbers: [ERASED_NUMBER, mate.number],
    email: null,
    amount,
    refunded_amount: amount,
  });
  await page.getByRole('link', { name: 'Back to Players' }).click();
  await page.getByLabel('Find by number, e-mail or team').fill(email);
  await page.getByText('No phone has this number, address or team').waitFor();
  await expect.poll(() => stored(documents.player(sam.number))).toBeUndefined();
  await expect.poll(() => stored(documents.player(mate.number))).toMatchObject({ hunts: 1, spend: 0 });
  expect(complaints).toEqual([]);
});

test('an admin pauses, moves on and ends a hunt on a phone, and sorts and filters the list there', async () => {
  const ann = aPhone();
  const given = { tour_id: TOUR, phone_numbers: [ann.number], stops_count: 8, created_at: new Date() };
  await db.collection(collections.bookings).add(aBooking(given));
  expect(await ann.say('START')).toContain('Stop 1/');

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.phone);
  await page.goto(new URL(routes.adminSection('players'), page.url()).href);
  await openTab(page, 'Playing');
  await page.getByRole('row', { name: formatPhone(ann.number) }).waitFor();
  await page.getByRole('link', { name: formatPhone(ann.number), exact: true }).click();
  await operate(page, 'Pause', 'Pause');
  expect(await ann.next()).toContain('Your hunt is paused');
  await operate(page, 'Resume', 'Resume');
  expect(await ann.next()).toContain('Stop 1/');
  await operate(page, 'Skip stop', 'Skip stop');
  expect(await ann.next()).toContain('Stop 2/');
  await page.getByRole('article').getByText('2/8').waitFor();

  // A person with an open hunt cannot be erased.
  await page.getByRole('link', { name: 'Export or erase a person' }).click();
  await page.getByText('End or refund it first.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Erase' }).isDisabled()).toBe(true);
  await page.goBack();
  await operate(page, 'End hunt', 'End hunt');
  expect(await ann.next()).toContain('This hunt has ended');
  await page.getByRole('article', { name: 'Expired' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an admin moves a hunt to another day, copies its link and ends the link', async () => {
  const ann = aPhone();
  const [day, other] = [9, 16].map((days) => dayAfter(londonDay(new Date()), days)) as [string, string];
  const name = (of: string) => formatWeekday(noonOf(of));
  const given = { tour_id: TOUR, phone_numbers: [ann.number], stops_count: 8, created_at: new Date() };
  const booking = db.collection(collections.bookings).doc(crypto.randomUUID());
  await booking.set(aBooking({ ...given, start_window: startWindowOf(day) }));

  const { page, context, complaints } = await visitAsAdmin(browser, routes.admin, viewports.phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(new URL(routes.adminHunt(booking.id), page.url()).href);
  await page.getByText(`It can be started from ${name(day)}, 06:00, until ${name(dayAfter(day, 1))}, 0`).waitFor();
  const card = page.getByRole('article');
  await card.getByText(`Booked for ${name(day)}`).waitFor();

  const dialog = page.getByRole('dialog');
  await operate(page, 'Move to another day', 'Move', async () => {
    await dialog.getByRole('button', { name: 'Move' }).click();
    await dialog.getByText('The booking is for this day already.').waitFor();
    await dialog.getByLabel('Day').fill(other);
    await dialog.getByText(`started from ${name(other)}, 06:00`).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
  expect(await ann.next()).toContain(`is now booked for ${name(other)}.`);
  await card.getByText(`Booked for ${name(other)}`).waitFor();

  await operate(page, 'Copy the link', 'Copy', () => dialog.getByLabel('Link to the booking').waitFor());
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/hunt#[\w-]{22}$/);
  const visitor = await visit(browser, link.slice(new URL(link).origin.length), viewports.phone);
  await visitor.page.getByText(yourHuntTexts.states.early).first().waitFor();
  await operate(page, 'End the link', 'End link', () =>
    dialog.getByText('any phone of the group by texting LINK.').waitFor(),
  );
  await visitor.page.getByText(brokenLink).waitFor();
  expect(await ann.say('LINK')).toMatch(/\/hunt#[\w-]{22}/);
  expect(complaints).toEqual([]);
});
