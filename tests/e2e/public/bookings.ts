import { bookingTexts } from '@streetlore/domain/booking';
import { phoneTexts } from '@streetlore/domain/phone';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { aPlayableTour } from '../../support/hunt-tour.ts';
import { intercept } from '../../support/network.ts';
import { aPhone } from '../../support/phone.ts';
import { cards, delayCharge, payWith } from '../../support/site.ts';
import type { Visits } from './visits.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' }).click();

/**
 * Plays one booking on which every failure happens that the pages have words for, before it
 * succeeds.
 */
export function bookings(visits: Visits): void {
  let tour: Awaited<ReturnType<typeof aPlayableTour>>;
  beforeAll(async () => {
    tour = await aPlayableTour(platformFirestore());
  });
  afterAll(() => tour.remove());

  test('a booking says what is wrong with it, step by step, until it is confirmed', async () => {
    const { page } = await visits.open(`/book/${tour.id}`);
    await page.getByRole('heading', { name: 'Book Your Tour' }).waitFor();
    await next(page);
    await page.getByText(phoneTexts.missingOne).waitFor();
    await page.getByRole('button', { name: 'Add a participant' }).click();
    await page.getByRole('button', { name: bookingTexts.textOthers }).click();
    await next(page);
    await page.getByText(phoneTexts.missing).waitFor();
    await page.getByRole('button', { name: 'Remove a participant' }).click();
    const phone = page.getByLabel('Participant 1 phone number');
    await phone.fill('020 7946 0000');
    await next(page);
    await page.getByText(phoneTexts.invalid).waitFor();

    await phone.fill(aPhone().number);
    await intercept(page, '**/createBooking', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'INTERNAL', message: 'Stripe is not itself today' } },
      }),
    );
    await next(page);
    await page.getByRole('alert').getByText('Failed to create payment intent').waitFor();
    await page.unroute('**/createBooking');
    await next(page);

    await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
    await intercept(page, '**/v1/payment_intents/*/confirm', (route) =>
      route.fulfill({
        status: 402,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { type: 'card_error', code: 'card_declined' } },
      }),
    );
    await payWith(page, cards.pays);
    await page.getByRole('alert').getByText('Payment failed').waitFor();
    await page.unroute('**/v1/payment_intents/*/confirm');
    await next(page);

    await page.getByLabel('Card number').waitFor();
    await page.clock.install();
    const charge = await delayCharge(page, 'pi_held');
    await payWith(page, cards.pays);
    await page.getByText('Confirming your booking').waitFor();
    await page.clock.fastForward(20_000);
    await page.getByText('Please contact support with payment ID: pi_held').waitFor();
    await charge();
    await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor();
    await page.getByRole('link', { name: 'Book Another Tour' }).click();
    await page.waitForURL('**/tours');
  });
}
