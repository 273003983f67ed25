import { expect, test } from 'vitest';
import { lastDayOf, payWith, prizeGift, taken } from './index.ts';

const now = new Date('2026-11-23T09:00:00Z');
const winner = { submission_id: 'a', title: 'Fox on the 55 Bus' };

test('the prize is five bookings within a year', () => {
  const hunt = { tour_id: 't', people: 5, price: 4_500 };
  let prize = { ...prizeGift(winner, 'hash', now), id: 'prize' };
  const inAYear = new Date('2027-11-22T09:00:00Z');
  for (let use = 0; use < 5; use += 1) {
    const used = payWith(prize, hunt, inAYear);
    if (!used.ok) throw new Error(used.problem.message);
    expect(used.value.covered).toBe(4_500);
    prize = { ...prize, ...taken(prize, used.value, inAYear) };
  }
  expect(payWith(prize, hunt, inAYear).ok).toBe(false);
});

test('the prize can be used until the end of its last day', () => {
  const { expires_at } = prizeGift(winner, 'hash', now);
  expect(expires_at?.toISOString()).toBe('2027-11-24T00:00:00.000Z');
  expect(lastDayOf(expires_at ?? now)).toBe('23 Nov 2027');
});
