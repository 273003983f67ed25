import { bookingTexts, referenceOf, yourHuntTexts } from '@streetlore/domain/booking';
import { giftCardTexts, giftTexts, giftUseTexts } from '@streetlore/domain/gift';
import { collections, giftRoutes, routes } from '@streetlore/domain/paths';
import { siteUrl, standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { sheets } from '../support/checks/media.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { isClean } from '../support/is-clean.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, hydrated, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { press } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const someone = (who: string) => `${who}-${Math.random().toString(36).slice(2, 8)}@example.org`;
const card = (page: Page) => page.getByRole('img', { name: /^A gift card/ });

/** The link in the newest mail to an address that leads to a page. */
async function linkTo(address: string, route: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const all = (await (await fetch(`${standInsUrl}/mail/messages`)).json()) as { to: string; text: string }[];
      const text = all.findLast(({ to, text: words }) => to === address && words.includes(`${route}#`))?.text ?? '';
      link = new RegExp(`${siteUrl}(${route}#\\S+)`).exec(text)?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Fills in who gets a gift of so many pounds, by mail and now. */
async function fillIn(page: Page, { pounds, buyer, recipient }: { pounds: string; buyer: string; recipient: string }) {
  await page.getByLabel(giftTexts.pounds).fill(pounds);
  await page.getByLabel(giftTexts.recipientName).fill('Priya');
  await page.getByLabel(giftTexts.message).fill('Happy birthday! Go and find the foxes.');
  await page.getByLabel(giftTexts.recipientEmail).fill(recipient);
  await page.getByLabel(giftTexts.email, { exact: true }).fill(buyer);
}

/** Books the test's tour with the code that stands in the form. */
async function toReview(page: Page, people: number) {
  await hydrated(page);
  for (let more = 1; more < people; more += 1) await press(page, 'Add a participant');
  await page.getByLabel('Participant 1 phone number').fill(aPhone().number);
  await press(page, bookingTexts.toPayment);
  await heading(page, bookingTexts.review).waitFor();
}

test('a gift is bought after a decline, printed, used in two parts with a card, refunded, and frozen by a dispute', async () => {
  const [buyer, recipient] = [someone('buyer'), someone('priya')];
  const { page, complaints } = await visit(browser, giftRoutes.gifts, viewports.phone);
  await page.getByLabel(giftTexts.pounds).fill('5');
  await press(page, giftTexts.buy);
  await page.getByRole('alert').getByText(giftTexts.valueRange).first().waitFor();
  await fillIn(page, { pounds: '25', buyer, recipient });
  await isClean(page);
  await page.setViewportSize(viewports.phone);
  // What was typed survives a reload.
  await page.reload();
  await expect.poll(() => page.getByLabel(giftTexts.recipientName).inputValue()).toBe('Priya');
  await press(page, giftTexts.buy);
  await payWith(page, cards.declined);
  await page.getByRole('alert').getByText('Nothing was charged').waitFor();
  await press(page, bookingTexts.anotherCard);
  await payWith(page, cards.pays);

  await heading(page, giftTexts.paid).waitFor();
  await card(page).waitFor();
  await page.getByText('Includes VAT at 20%: £4.17').waitFor();
  await page.getByRole('button', { name: giftTexts.cancel }).waitFor();
  await press(page, giftTexts.sendAgain);
  await page.getByText(giftTexts.sentAgain).waitFor();
  await isClean(page);
  expect(await linkTo(buyer, giftRoutes.buyer)).toContain('#');
  const gifts = await db.collection(collections.gifts).where('buyer_email', '==', buyer).get();
  expect(gifts.size).toBe(1);
  const id = gifts.docs[0]?.id ?? '';
  const left = async () => (await db.doc(`${collections.gifts}/${id}`).get()).get('pence_left');

  const mine = await visit(browser, await linkTo(recipient, giftRoutes.gift), viewports.phone);
  await card(mine.page).waitFor();
  expect(await sheets(mine.page)).toBe(1);
  await mine.page.emulateMedia({ media: 'print' });
  expect(await card(mine.page).isVisible()).toBe(true);
  expect(await mine.page.getByRole('button', { name: giftCardTexts.print }).isVisible()).toBe(false);
  await mine.page.emulateMedia({ media: null });
  await isClean(mine.page);

  // The code goes along to the booking, in no address.
  await press(mine.page, giftTexts.use);
  await mine.page.getByRole('heading', { level: 1 }).waitFor();
  await mine.page.goto(siteUrl + routes.book(tour.id));
  await expect.poll(() => mine.page.getByLabel(giftUseTexts.label).inputValue()).not.toBe('');
  const code = await mine.page.getByLabel(giftUseTexts.label).inputValue();
  expect(mine.page.url()).not.toContain(code);
  await toReview(mine.page, 1);
  await mine.page.getByText(/^Left on the gift: £15, until \d/).waitFor();
  await press(mine.page, bookingTexts.bookFree);
  await heading(mine.page, bookingTexts.confirmed).waitFor();
  await mine.page.getByText('£10.00 by gift').waitFor();
  expect(await left()).toBe(1_500);

  const second = await visit(browser, routes.book(tour.id), viewports.phone);
  await hydrated(second.page);
  await press(second.page, giftUseTexts.add);
  await second.page.getByLabel(giftUseTexts.label).fill(code.toLowerCase());
  await toReview(second.page, 2);
  const summary = second.page.getByRole('region', { name: bookingTexts.summary });
  await summary.getByText('-£15.00').waitFor();
  await summary.getByText('£3.00', { exact: true }).waitFor();
  await isClean(second.page);
  await press(second.page, bookingTexts.toPayment);
  await heading(second.page, bookingTexts.step2).waitFor();
  await summary.getByText('-£15.00').waitFor();
  await summary.getByText(giftUseTexts.leftToPay).waitFor();
  await payWith(second.page, cards.pays);
  await heading(second.page, bookingTexts.confirmed).waitFor();
  await second.page.getByText('£15.00 by gift + £3.00').waitFor();
  expect(await left()).toBe(0);
  const booking = new URL(second.page.url()).searchParams.get('booking') ?? '';

  // Each part goes back to where it came from.
  const desk = await visitAsAdmin(browser, routes.adminHunt(booking), viewports.desktop);
  await desk.page.getByText(giftUseTexts.paidByGift).waitFor();
  await press(desk.page, 'Refund');
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund £3.00' }).click();
  await expect.poll(left).toBe(1_500);
  await desk.page.getByRole('link', { name: /^Bought: £15.00/ }).click();
  for (const moved of ['+£25.00', '−£10.00', '−£15.00', '+£15.00']) await desk.page.getByText(moved).waitFor();

  const intent = (await db.doc(`${collections.orders}/${id}`).get()).get('payment_intent_id');
  await fetch(`${standInsUrl}/control/stripe/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_intent: intent }),
  });
  await desk.page.getByText('Frozen', { exact: true }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(giftTexts.frozenWhy).waitFor();
  await page.getByText('£10 of £25').waitFor();
  await isClean(desk.page);
  expect([complaints, mine.complaints, second.complaints, desk.complaints].flat()).toEqual([]);
});

test('a gift to print is bought once by a double click, found again after a reload, and cancelled', async () => {
  const buyer = someone('printer');
  const { page, complaints } = await visit(browser, giftRoutes.ofTour(tour.id), viewports.desktop);
  await page.getByLabel(giftTexts.tour).waitFor();
  expect(await page.getByLabel(giftTexts.tour).inputValue()).toBe(tour.id);
  await page.getByText('£18.00', { exact: true }).first().waitFor();
  await page.getByText(giftTexts.ways.print, { exact: true }).click();
  await page.getByLabel(giftTexts.email, { exact: true }).fill(buyer);
  await page.getByRole('button', { name: giftTexts.buy }).dblclick();
  await page.getByLabel('Card number').waitFor();
  await page.reload();
  await press(page, giftTexts.buy);
  await payWith(page, cards.pays);
  await heading(page, giftTexts.paid).waitFor();
  const gifts = await db.collection(collections.gifts).where('buyer_email', '==', buyer).get();
  expect(gifts.size).toBe(1);
  await page.getByText(giftTexts.toPrint).waitFor();
  await page.getByText(referenceOf(gifts.docs[0]?.id ?? '')).waitFor();
  await card(page).waitFor();
  await press(page, giftTexts.cancel);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(giftTexts.cancelWhy('£18.00')).waitFor();
  await dialog.getByRole('button', { name: giftTexts.cancel }).click();
  await page.getByText(giftTexts.cancelledAs.returned).first().waitFor();
  await card(page).waitFor({ state: 'detached' });
  await heading(page, giftTexts.buyersPage).waitFor();
  for (const text of [giftTexts.toPrint, giftTexts.until]) expect(await page.getByText(text).count()).toBe(0);
  await page.getByText(yourHuntTexts.receipt).waitFor();
  expect(complaints).toEqual([]);
});

test('an admin issues a voucher, sees its code once, and the list has it at once', async () => {
  const { page, complaints } = await visitAsAdmin(browser, giftRoutes.admin, viewports.desktop);
  await page.getByRole('table').waitFor();
  await press(page, 'Issue a voucher');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pounds').fill('12.50');
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await dialog.getByText('Say why').waitFor();
  await dialog.getByLabel('Why').fill('A wall was gone');
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await dialog.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).waitFor();
  await isClean(page);
  await page.setViewportSize(viewports.desktop);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('From').selectOption('admin');
  await page.getByRole('cell', { name: '£12.50' }).first().waitFor();
  const file = page.waitForEvent('download');
  await press(page, 'Export CSV');
  expect((await file).suggestedFilename()).toMatch(/^gifts-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByLabel('State').selectOption('frozen');
  await page.getByText('No gift or voucher of this kind').waitFor();
  expect(complaints).toEqual([]);
});
