import { bookingTexts } from '@streetlore/domain/booking';
import { applicationTexts } from '@streetlore/domain/partner';
import { collections, routes } from '@streetlore/domain/paths';
import { newsletterTexts } from '@streetlore/domain/subscriber';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { browserFaults } from '../support/browser-faults.ts';
import { aTitle, choose, fillAndSend, formIsThere, seeItOnTheWall } from '../support/contest.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { tenPhotos } from '../support/photos.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { showsFault } from '../support/shows-fault.ts';
import { cards, payWith, signInAsAdmin, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
let tour: Awaited<ReturnType<typeof aPlayableTour>>;
beforeAll(async () => {
  tour = await aPlayableTour(db);
});
afterAll(() => tour.remove());

const anAddress = () => `${crypto.randomUUID()}@example.org`;
const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  const form = page.getByRole('main');
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
};
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

/** A visitor's forms, each with its page and the way to its end. */
const forms: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(anAddress());
    await press(page, 'Subscribe');
    await page.getByText(newsletterTexts.thanks).waitFor();
  },
  [routes.contact]: async (page) => {
    await press(page, 'Send Message');
    await page.getByText('Please enter your name').waitFor();
    await fillIn(page, { Name: 'Ada', Email: anAddress(), Subject: 'A wall', Message: 'It is gone.' });
    await press(page, 'Send Message');
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
  },
  [routes.applyAsPartner]: async (page) => {
    await press(page, applicationTexts.submit);
    await page.getByText('Please choose a type of business').waitFor();
    await fillIn(page, {
      'Business name': 'The Test Arms',
      'Contact name': 'Ada',
      Email: anAddress(),
      Phone: '020 7946 0000',
      Address: '12 Atlantic Rd, Brixton',
      'Your offer': 'A half on the house',
    });
    await page.getByLabel('Business type').selectOption('retail');
    await press(page, applicationTexts.submit);
    await page.getByText(applicationTexts.submitted).waitFor();
  },
  [routes.contest]: async (page) => {
    const { inLondon } = await tenPhotos();
    const title = aTitle('Heron');
    await choose(page, inLondon);
    await formIsThere(page);
    await fillAndSend(page, title);
    await seeItOnTheWall(page, title);
  },
  '/book/': async (page) => {
    await page.getByRole('button', { name: bookingTexts.toPayment }).click();
    await page.getByLabel('Participant 1 phone number').fill(aPhone().number);
    await page.getByRole('button', { name: bookingTexts.toPayment }).click();
    await payWith(page, cards.declined);
    await page.getByRole('alert').first().waitFor();
    await payWith(page, cards.pays);
    await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor();
  },
};

test.each(Object.entries(browserFaults))('%s: every form of a visitor is sent, to its end', async (fault, prepare) => {
  const { page, context, complaints } = await visit(browser, '/404-first', viewports.phone, {}, prepare);
  for (const [path, fill] of Object.entries(forms)) {
    await page.goto(siteUrl + (path === '/book/' ? path + tour.id : path));
    await fill(page);
    expect(await page.getByText('This page could not be shown.').count(), path).toBe(0);
  }
  expect(complaints).toEqual([]);
  const paid = await db.collection(collections.bookings).where('tour_id', '==', tour.id).get();
  expect(paid.docs.filter((booking) => booking.get('status') === 'pending_payment')).toEqual([]);
  await context.close();
  showsFault(45, Object.keys(forms).length, `forms with ${fault}`);
});

test.each(Object.entries(browserFaults))(
  '%s: an admin signs in and saves what the editors edit',
  async (fault, prepare) => {
    const { page, context, complaints } = await visit(browser, '/admin/login', viewports.desktop, {}, prepare);
    await signInAsAdmin(page);
    const name = aTitle('Odd');
    const open = (section: string) =>
      page
        .getByRole('navigation', { name: 'Admin' })
        .getByRole('link', { name: new RegExp(`^${section}`) })
        .click();

    await open('Partners');
    await page.getByRole('link', { name: 'Add Partner' }).first().click();
    await page.getByRole('button', { name: 'Save Partner' }).click();
    await page.getByRole('alert').first().waitFor();

    await open('Tours');
    await page.getByRole('link', { name: 'New Tour' }).first().click();
    await page.getByRole('button', { name: 'Save Tour' }).click();
    await page.getByText('Please fill in all required fields').first().waitFor();
    await page.getByRole('button', { name: 'Add stop' }).click();
    await page.getByRole('listitem', { name: 'Stop 1', exact: true }).getByLabel('Answer', { exact: true }).fill('fox');
    await page.getByRole('button', { name: 'Remove stop 1' }).click();

    await open('Blog');
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    await page.getByLabel('Title', { exact: true }).fill(name);
    await page.getByLabel('Content (markdown)').fill('## Look up\n\nThere is a **heron**.');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Blog post saved successfully!').waitFor();

    await open('SMS');
    await page.getByRole('heading', { name: 'SMS', exact: false }).first().waitFor();
    expect(await page.getByText('This page could not be shown.').count()).toBe(0);
    expect(complaints).toEqual([]);
    const made = await db.collection(collections.blogPosts).where('title', '==', name).get();
    expect(made.size).toBe(1);
    await Promise.all(made.docs.map(({ ref }) => ref.delete()));
    await context.close();
    showsFault(45, 3, `editors with ${fault}`);
  },
);

test('a moment that is retyped by keyboard stays as it is typed, and is the moment that is meant', async () => {
  const { page, context } = await visitAsAdmin(browser, '/admin/blog', viewports.desktop);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  const field = page.getByLabel('Publish at');
  await field.fill('2027-03-04T09:05');
  await field.press('Tab');
  await field.focus();
  // Day, month and year by their digits; a year may have six, so the arrow ends it.
  for (const key of '25122028') await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  // The hour is emptied and typed anew.
  await page.keyboard.press('Backspace');
  for (const key of '1745') await page.keyboard.press(key);
  await expect.poll(() => field.inputValue()).toBe('2028-12-25T17:45');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => field.inputValue()).toBe('2028-12-25T17:45');
  await context.close();
});
