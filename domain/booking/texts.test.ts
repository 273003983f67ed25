import { expect, test } from 'vitest';
import { partyMailTexts } from '../booking-mail/texts.ts';
import { partiesTexts } from '../party/page-texts.ts';
import { yourHuntTexts } from './page-texts.ts';
import { bookingTexts, lateMove } from './texts.ts';

test.each([
  ['Your card was declined.', 'Your card was declined. Nothing was charged.'],
  [bookingTexts.paymentFailed, 'Payment failed. Nothing was charged.'],
])('after "%s" the visitor reads that nothing was charged', (reason, text) => {
  expect(bookingTexts.notCharged(reason)).toBe(text);
});

test('what a late move does to the time to cancel stands beside the button, in the terms, in mails and on /parties', () => {
  const { answers } = partiesTexts;
  for (const text of [
    bookingTexts.changeRule,
    yourHuntTexts.cancelBy('Fri 4 Dec, 06:00'),
    yourHuntTexts.cancelLate,
    partyMailTexts.changeRule,
    answers.map(({ answer }) => answer).join(),
  ])
    expect(text).toContain(lateMove);
});

test.each([
  [1_800, null, '£18.00 goes back to where it came from. Banks take up to ten days.'],
  [
    300,
    'gift',
    '£3.00 goes back to where it came from, and what your gift paid is on it again, unless the gift was cancelled. Banks take',
  ],
  [0, 'gift', 'your group is told, and what your gift paid is on it again, unless the gift was cancelled.'],
  [0, 'voucher', 'your group is told, and the voucher can be used again, unless it was cancelled.'],
  [0, null, 'The hunt ends, and your group is told.'],
] as const)(
  'whoever cancels reads that %d pence go to a card, and nothing of what was taken from a %s',
  (pence, by, text) => {
    expect(yourHuntTexts.cancelText(pence, by)).toContain(text);
  },
);
