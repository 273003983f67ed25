import { bookingTexts } from '@streetlore/domain/booking';
import type { ContactMessage } from '@streetlore/domain/contact';
import { applicationTexts, partnerEditorTexts } from '@streetlore/domain/partner';
import { collections, routes } from '@streetlore/domain/paths';
import { phoneTexts } from '@streetlore/domain/phone';
import { newsletterTexts } from '@streetlore/domain/subscriber';
import { aSubmission } from '@streetlore/domain/testing';
import { tourEditorTexts } from '@streetlore/domain/tour';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { translated, withDeadDatabase, withoutStorage } from '../support/browser-faults.ts';
import { aTitle, choose, fillAndSend, formIsThere, openPhotoOnWall } from '../support/contest.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { tenPhotos } from '../support/photos.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { showsFault } from '../support/shows-fault.ts';
import { cards, payWith, sectionLink, signInAsAdmin, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
let tour: Awaited<ReturnType<typeof aPlayableTour>>;
const slug = `odd-${crypto.randomUUID().slice(0, 8)}`;
const photo = aSubmission({ title: slug, slug, path: `uk/london/shoreditch/${slug}`, votes: 0 });
const photos = db.collection(collections.contestSubmissions);
beforeAll(async () => {
  [tour] = await Promise.all([aPlayableTour(db), photos.add(photo)]);
});
/** Titles of photos that these tests have put on the wall. */
const titles = [slug];
afterAll(async () => {
  const { docs } = await photos.where('title', 'in', titles).get();
  await Promise.all([tour.remove(), ...docs.map(({ ref }) => db.recursiveDelete(ref))]);
});

const anAddress = () => `${crypto.randomUUID()}@example.org`;
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A visitor's forms, each with its page and the steps to its end. */
const forms: readonly { path: () => string; fill: (page: Page) => Promise<void> }[] = [
  {
    path: () => routes.home,
    fill: async (page) => {
      await fillIn(page, { Email: anAddress() });
      await press(page, 'Subscribe');
      await page.getByText(newsletterTexts.thanks).waitFor();
    },
  },
  {
    path: () => routes.contact,
    fill: async (page) => {
      await press(page, 'Send Message');
      await page.getByText('Please enter your name').waitFor();
      await fillIn(page, { Name: 'Ada', Email: anAddress(), Subject: 'A wall', Message: 'It is gone.' });
      await press(page, 'Send Message');
      await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    },
  },
  {
    path: () => routes.applyAsPartner,
    fill: async (page) => {
      await press(page, applicationTexts.submit);
      await page.getByText('Please choose a type of business').waitFor();
      await fillIn(page, {
        'Business name': aTitle('Arms'),
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
  },
  {
    path: () => routes.contest,
    fill: async (page) => {
      const title = aTitle('Heron');
      titles.push(title);
      await choose(page, (await tenPhotos()).inLondon);
      await formIsThere(page);
      await fillAndSend(page, title);
      await openPhotoOnWall(page, title);
    },
  },
  {
    path: () => routes.book(tour.id),
    fill: async (page) => {
      await press(page, bookingTexts.toPayment);
      // The page keeps a press before its hydration. It must have had its effect before the field is filled.
      await page.getByText(phoneTexts.missingOne).waitFor();
      await field(page, 'Participant 1 phone number').fill(aPhone().number);
      await press(page, bookingTexts.toPayment);
      await payWith(page, cards.declined);
      await page.getByRole('alert').getByText('Your card was declined').waitFor();
      await press(page, bookingTexts.toPayment);
      await payWith(page, cards.pays);
      await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
    },
  },
];
const isDown = async (page: Page) => (await page.getByText('This page could not be shown.').count()) > 0;

test.each(['before hydration', 'after hydration'] as const)(
  'every form works for a visitor whose browser translates the page %s',
  async (begin) => {
    const { page, context, complaints } = await visit(browser, '/terms', viewports.phone, {}, translated(begin));
    for (const { path, fill } of forms) {
      await page.goto(siteUrl + path());
      await fill(page);
      expect(await page.locator('main font').count()).toBeGreaterThan(0);
      expect(await isDown(page)).toBe(false);
    }
    expect(complaints).toEqual([]);
    await context.close();
    showsFault(45, forms.length, `forms translated ${begin}`);
  },
);

test('every editor saves for an admin whose browser translates the page', async () => {
  const prepare = translated('before hydration');
  const { page, context, complaints } = await visit(browser, '/admin/login', viewports.desktop, {}, prepare);
  await signInAsAdmin(page);
  const name = aTitle('Odd');

  await sectionLink(page, 'Partners').click();
  await page.getByRole('link', { name: 'New Partner' }).first().click();
  await press(page, 'Save Partner');
  await page.getByRole('alert').first().waitFor();
  await fillIn(page, { Name: name, Address: '3 Brick Lane, E1', Offer: 'A bun' });
  await field(page, 'Type').selectOption('Café');
  await field(page, 'What the offer is').selectOption('food');
  await press(page, 'Save Partner');
  await page.getByText(partnerEditorTexts.saved).waitFor();

  await sectionLink(page, 'Tours').click();
  await page.getByRole('link', { name: 'New Tour' }).first().click();
  await press(page, 'Save Tour');
  await page.getByText('Please fill in all required fields').first().waitFor();
  await fillIn(page, { Name: name, Neighbourhood: 'Shoreditch', Description: 'Three foxes.' });
  await press(page, 'Add stop');
  await fillIn(page, { 'Location name': 'Wall', Clue: 'Find the fox.', Answer: 'fox' });
  await press(page, 'Save Tour');
  await page.getByText(tourEditorTexts.saved).waitFor();

  await sectionLink(page, 'Blog').click();
  await press(page, 'New Blog Post');
  await fillIn(page, { Title: name, Topic: 'Walls', 'Content (markdown)': 'There is a **heron**.' });
  await field(page, 'Tone').selectOption('Fun and playful');
  await press(page, 'Save Draft');
  await page.getByText('Blog post saved successfully!').waitFor();

  await sectionLink(page, 'Messages').click();
  const inbox = db.doc(`${collections.contactMessages}/${crypto.randomUUID()}`);
  await inbox.set({
    name: 'Ada Byron',
    email: anAddress(),
    type: 'booking',
    subject: name,
    message: 'Does it take place?',
    read: false,
    answered: false,
    answers: [],
    created_at: new Date(),
  } satisfies ContactMessage);
  const contactMessage = page.getByRole('listitem').filter({ hasText: name });
  await contactMessage.getByRole('button', { name }).click();
  await contactMessage.getByRole('button', { name: 'Reply by e-mail' }).click();
  await contactMessage.getByRole('button', { name: 'Send answer' }).click();
  await contactMessage.getByText('Please write an answer').waitFor();
  await contactMessage.getByLabel('Your answer').fill('It is.');
  await contactMessage.getByRole('button', { name: 'Send answer' }).click();
  await contactMessage.waitFor({ state: 'detached' });

  expect(await isDown(page)).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
  const made = [collections.partners, collections.tours].map((path) => db.collection(path).where('name', '==', name));
  const posts = db.collection(collections.blogPosts).where('title', '==', name);
  for (const query of [...made, posts]) {
    const { docs } = await query.get();
    expect(docs.length).toBe(1);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  await inbox.delete();
  showsFault(45, 5, 'forms of the back office, translated');
});

/** Votes for the photo of these tests, and takes the vote back. */
async function voteOnce(page: Page): Promise<void> {
  await page.goto(`${siteUrl}${routes.contest}/${slug}`);
  const vote = page.getByRole('button', { name: new RegExp(`^Voted? for ${slug}`) });
  const counted = async () => (await photos.where('slug', '==', slug).get()).docs[0]?.get('votes') as unknown;
  for (const votes of [1, 0]) {
    await vote.click();
    await expect.poll(counted).toBe(votes);
  }
}

test('voting works when the storage throws', async () => {
  const { page, complaints } = await visit(browser, '/terms', viewports.phone, {}, withoutStorage);
  await voteOnce(page);
  expect(complaints).toEqual([]);
});

test('live data and voting work when IndexedDB never opens', async () => {
  const { page, context, complaints } = await visit(browser, '/tours', viewports.phone, {}, withDeadDatabase);
  await page.getByRole('heading', { name: 'Color & Vinyl Tour' }).waitFor();
  await db.doc(`${collections.tours}/${tour.id}`).update({ name: 'Walk of the Odd Browser' });
  await page.getByRole('heading', { name: 'Walk of the Odd Browser' }).waitFor();
  await voteOnce(page);
  expect(complaints).toEqual([]);
  await context.close();
  showsFault(45, 2, 'pages with an IndexedDB that never opens');
});

test('a date that is typed again by keyboard stays as typed, and means that date', async () => {
  const { page } = await visitAsAdmin(browser, '/admin/blog', viewports.desktop);
  await press(page, 'New Blog Post');
  const moment = page.getByLabel('Publish automatically at');
  await moment.fill('2027-03-04T09:05');
  await moment.blur();
  await moment.focus();
  // Day and month are the same number, because browsers have them in either order. A year may have
  // six digits, so the arrow key ends it.
  await page.keyboard.type('12122028');
  await page.keyboard.press('ArrowRight');
  // Clears the hour and types another one. It is before noon, so that a twelve-hour clock shows the
  // same digits.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1145');
  await expect.poll(() => moment.inputValue()).toBe('2028-12-12T11:45');
  await moment.blur();
  await expect.poll(() => moment.inputValue()).toBe('2028-12-12T11:45');

  await page.goto(siteUrl + routes.admin);
  await page.getByRole('button', { name: 'Export Data' }).click();
  for (const label of ['From', 'To']) {
    const day = page.getByRole('dialog').getByLabel(label, { exact: true });
    await day.focus();
    await page.keyboard.type('12122025');
    await expect.poll(() => day.inputValue()).toBe('2025-12-12');
  }
});
