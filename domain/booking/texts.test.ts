import { expect, test } from 'vitest';
import { bookingTexts } from './texts.ts';

test.each([
  ['Your card was declined.', 'Your card was declined. Nothing was charged.'],
  [bookingTexts.paymentFailed, 'Payment failed. Nothing was charged.'],
])('after "%s" the visitor reads that nothing was charged', (reason, text) => {
  expect(bookingTexts.notCharged(reason)).toBe(text);
});
