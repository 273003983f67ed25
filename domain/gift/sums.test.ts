import { expect, test } from 'vitest';
import { aGift, aVoucher } from '../testing/gift.ts';
import { giftSums } from './sums.ts';

const at = new Date('2026-11-29T12:00:00Z');
const refunded = (pence: number, more: object = {}) => {
  const { purchase } = aGift();
  if (!purchase) throw new Error('The gift was not bought');
  return { purchase: { ...purchase, refunded: pence, ...more } };
};

test('what was issued is the sum of what was used, is left, was refunded and has expired', () => {
  const gifts = [
    aGift({ pence_left: 3_200 }),
    aGift({ pence_left: 0, cancelled_at: at, ...refunded(3_000) }),
    aGift({ pence_left: 0, ended: { at, pence: 1_500, hunts: 0 } }),
    aGift({ pence_left: 0, cancelled_at: at, ...refunded(0, { dispute: 'lost' }) }),
    aVoucher({ hunts_left: 2 }),
  ];
  for (const gift of gifts) {
    const { issued, used, left, refunded: back, expired } = giftSums(gift);
    expect(used + left + back + expired).toBe(issued);
  }
  expect(gifts.map((gift) => giftSums(gift).used)).toEqual([1_800, 2_000, 3_500, 0, 3]);
});

test.each([
  ['is due', { refund_due: { request_id: 'r', amount: 5_000, at } }],
  ['was closed by an admin', { refund_closed: 5_000 }],
  ['was rejected', { refund_problem: { amount: 5_000, reason: null, at } }],
])('a cancelled gift whose refund %s was not used', (_, more) => {
  const gift = aGift({ pence_left: 0, cancelled_at: at, ...refunded(0, more) });
  expect(giftSums(gift)).toMatchObject({ used: 0, refunded: 5_000 });
});

test('an unpaid gift was not issued', () => {
  expect(giftSums(aGift({ active_from: null, pence_left: 0 }))).toMatchObject({ issued: 0, used: 0, left: 0 });
});
