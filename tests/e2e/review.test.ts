import { newHunt } from '@streetlore/domain/hunt';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { newSmsPhone, type SmsPhone } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import { expect, onTestFinished, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();

test("a review by text is on the tour's open page, on Home and in what search engines read, without a reload", async () => {
  const tour = await aPlayableTour(db);
  onTestFinished(async () => {
    const { docs } = await db.collection(collections.reviews).where('tour_id', '==', tour.id).get();
    await Promise.all([tour.remove(), ...docs.map((review) => db.recursiveDelete(review.ref))]);
  });
  await db.doc(documents.tour(tour.id)).update({ rating: 0, reviews: 0 });
  const phone = aPhone();
  const asked_at = new Date(Date.now() - 60_000);
  const played = {
    tour_id: tour.id,
    tour_name: tour.name,
    phone_numbers: [phone.number],
    team_name: 'The Late Reviewers',
    status: 'completed' as const,
    completed_at: asked_at,
    hunt: { ...newHunt(), phase: 'completed' as const },
  };
  const booking = await db.collection(collections.bookings).add(aBooking(played));
  onTestFinished(async () => void (await booking.delete()));
  const question = { booking_id: booking.id, asked_at, answers: ['wall'], answered_at: null, words: null };
  await db.doc(`${collections.smsPhones}/${phone.number}`).set({ ...newSmsPhone(), question } satisfies SmsPhone);

  const { page, context, complaints } = await visit(browser, `/tours/uk/london/shoreditch/${tour.id}`, viewports.phone);
  const main = page.locator('main');
  await main.getByText('not reviewed yet').waitFor();
  const structured = async () => {
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(text ?? '').aggregateRating;
  };
  expect(await structured()).toBeUndefined();
  const home = await context.newPage();
  await home.goto(siteUrl);
  await home.locator('main').getByText('average rating').waitFor();
  for (const open of [page, home]) await open.evaluate(() => document.documentElement.setAttribute('data-first', ''));

  expect(await phone.say('5 the fox on the corner winked')).toContain('Thank you for your review!');
  const review = main.getByRole('listitem').filter({ hasText: 'the fox on the corner winked' });
  await review.getByText('The Late Reviewers').waitFor();
  await review.getByText('5 out of 5 stars').waitFor();
  await expect.poll(structured).toMatchObject({ ratingValue: 5, reviewCount: 1 });
  // The best-rated tours come first, and now this one is among them.
  const card = home.getByRole('article').filter({ has: home.locator(`a[href$="/${tour.id}"]`) });
  await card.getByText('5.0', { exact: true }).waitFor();
  await card.getByText('(1').waitFor();

  const admin = await visitAsAdmin(browser, `${routes.adminSection('reviews')}?filter=shown`, viewports.desktop);
  const press = (action: string) =>
    admin.page.getByRole('button', { name: `${action}: The Late Reviewers on ${tour.name}`, exact: true }).click();
  await press('Answer');
  await admin.page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('So did the painter');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await review.getByText('So did the painter').waitFor();
  // The answer has moved the row's buttons.
  await admin.page.getByRole('button', { name: /^Change answer: The Late Reviewers/ }).waitFor();
  // Hiding needs a reason. A fake review no longer counts.
  await press('Hide');
  const dialog = admin.page.getByRole('dialog');
  const hide = dialog.getByRole('button', { name: 'Hide', exact: true });
  await hide.click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByLabel('Why').selectOption('fake');
  await hide.click();
  await review.waitFor({ state: 'detached' });
  await main.getByText('not reviewed yet').waitFor();
  await expect.poll(structured).toBeUndefined();
  for (const open of [page, home]) expect(await open.locator('html[data-first]').count()).toBe(1);
  expect([...complaints, ...admin.complaints]).toEqual([]);
});
