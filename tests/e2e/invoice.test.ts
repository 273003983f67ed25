import { bookingTexts } from '@streetlore/domain/booking';
import { invoiceTexts as texts } from '@streetlore/domain/invoice';
import { invoiceToTexts } from '@streetlore/domain/invoice-to';
import { partiesTexts } from '@streetlore/domain/party';
import { collections, routes } from '@streetlore/domain/paths';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { printedFaults, sheets } from '../support/checks/media.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { isClean } from '../support/is-clean.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { press } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
// 41 people at £8.13 are £333.33; less 10% they are £300.00.
await db.doc(`${collections.tours}/${tour.id}`).update({ price: 8.13 });
afterAll(() => tour.remove());

const sheet = (page: Page, name: RegExp) => page.getByRole('article', { name });
const fill = async (page: Page, company: string) => {
  await page.getByLabel(invoiceToTexts.company, { exact: true }).fill(company);
  await page.getByLabel(invoiceToTexts.address).fill('2 Hanbury Street\nLondon E1 6QR');
};

test('a party of £300 gets an invoice, on screen and on paper, and a credit note when an admin gives a part back', async () => {
  const { page, complaints } = await visit(browser, routes.parties, viewports.phone);
  await page.getByLabel(partiesTexts.tour).selectOption(tour.id);
  await page.getByLabel(partiesTexts.people).fill('41');
  await page.getByLabel(partiesTexts.email).fill('books@example.org');
  await page.getByLabel(invoiceToTexts.need).check();
  await page.getByLabel(invoiceToTexts.vatNumber).fill('GB 123 4567 83');
  await press(page, partiesTexts.toPayment);
  await page.getByText(invoiceToTexts.companyMissing).waitFor();
  await page.getByText(invoiceToTexts.vatNumberWrong).waitFor();
  await fill(page, 'Herons & Sons');
  await page.getByLabel(invoiceToTexts.vatNumber).fill('GB 123 4567 82');
  await page.getByLabel(invoiceToTexts.poNumber).fill('PO-7');
  await isClean(page);
  await page.setViewportSize(viewports.phone);
  await press(page, partiesTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: partiesTexts.toParty }).click();
  const party = page.url();
  await press(page, texts.open);

  const invoice = sheet(page, /^VAT invoice SL-\d{4}-\d{6}$/);
  await invoice.getByText('GB123456782').waitFor();
  // On a phone the sums of a line stand below its text.
  const sum = async (of: ReturnType<typeof sheet>) =>
    (await of.getByRole('row').last().innerText()).split(/\s*[\t\n]\s*/);
  expect(await sum(invoice)).toEqual([texts.total.invoice, '£250.00', '£50.00', '£300.00']);
  await invoice.getByText('PO-7').waitFor();
  await invoice.getByText(texts.discount).waitFor();
  await atBothWidths(page, () => isClean(page));
  expect(await sheets(page)).toBe(1);
  expect(await printedFaults(page, true)).toEqual([]);
  await press(page, texts.send);
  await page.getByText(texts.sent).waitFor();

  // The page is live: the credit note appears on it.
  const order = new URL(party);
  expect(order.pathname).toBe(routes.partyPage);
  const { docs } = await db.collection(collections.bookings).where('tour_id', '==', tour.id).get();
  const desk = await visitAsAdmin(browser, routes.adminHunt(docs[0]?.id ?? ''), viewports.desktop);
  await press(desk.page, 'Refund');
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('Amount in pounds').fill('12');
  await dialog.getByLabel('Why').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Refund £/ }).click();
  const note = sheet(page, /^Credit note SL-CN-\d{4}-\d{6}$/);
  await note.waitFor();
  expect(await sum(note)).toEqual([texts.total.credit_note, '£10.00', '£2.00', '£12.00']);
  expect(await sheets(page)).toBe(2);

  await press(desk.page, 'Invoice');
  await dialog.getByRole('link', { name: /Open and print/ }).waitFor();
  expect([...complaints, ...desk.complaints]).toEqual([]);
});

test('an invoice is asked for later, on the page of the booking', async () => {
  const { page, complaints } = await visit(browser, routes.book(tour.id), viewports.phone);
  await page.getByLabel('Participant 1 phone number').fill('07700 900661');
  await page.getByLabel(invoiceToTexts.need).check();
  await press(page, 'Continue to Payment');
  await page.getByText(invoiceToTexts.companyMissing).waitFor();
  await fill(page, 'Cranes Ltd');
  await press(page, 'Continue to Payment');
  await page.getByText(invoiceToTexts.needsEmail).waitFor();
  await page.getByLabel(invoiceToTexts.need).uncheck();
  await page.setViewportSize(viewports.phone);
  await press(page, 'Continue to Payment');
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).first().click();
  await press(page, texts.open);
  await fill(page, 'Cranes Ltd');
  await press(page, texts.ask);
  await sheet(page, /^VAT invoice/)
    .getByText('Cranes Ltd')
    .waitFor();
  await press(page, texts.send);
  await page.getByText(texts.noEmail).waitFor();
  expect(complaints).toEqual([]);
});
