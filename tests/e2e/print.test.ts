import { bookingTexts } from '@streetlore/domain/booking';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { printedFaults, sheets } from '../support/checks/media.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, hydrated, payWith, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const tour = await aPlayableTour(platformFirestore());
afterAll(() => tour.remove());

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
  expect(await printedFaults(page, true)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText(bookingTexts.howToStart).isVisible()).toBe(true);
});
