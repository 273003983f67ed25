import { bookingTexts } from '@streetlore/domain/booking';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, hydrated, payWith, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const tour = await aPlayableTour(platformFirestore());
afterAll(() => tour.remove());

/** How many sheets of A4 the printed page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectOnlyContent(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Footer' }).isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
}

test('a tour is printed on one sheet, without menu and footer', async () => {
  const { page } = await visit(browser, '/tours/uk/london/shoreditch/color-vinyl-tour', viewports.desktop);
  await page.getByRole('heading', { name: 'Ebor Street', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Local partner perks' }).waitFor();
  await page.getByRole('navigation', { name: 'Premium partners' }).waitFor({ state: 'attached' });
  expect(await sheets(page)).toBe(1);
  await expectOnlyContent(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByText('per person').first().isVisible()).toBe(true);
});

test('the confirmation of a booking for five is printed on one sheet, without menu and footer', async () => {
  const { page } = await visit(browser, `/book/${tour.id}`, viewports.desktop);
  await hydrated(page);
  for (let people = 2; people <= 5; people += 1) await page.getByRole('button', { name: 'Add a participant' }).click();
  await page.getByRole('button', { name: bookingTexts.textOthers }).click();
  for (let people = 1; people <= 5; people += 1)
    await page.getByLabel(`Participant ${people} phone number`).fill(`07700 90065${people}`);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByText(bookingTexts.confirmed).waitFor();
  expect(await sheets(page)).toBe(1);
  await expectOnlyContent(page);
  expect(await page.getByText(bookingTexts.howToStart).isVisible()).toBe(true);
});
