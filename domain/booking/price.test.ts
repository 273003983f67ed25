import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMALLEST_CHARGE } from '../money/index.ts';
import { clampParticipants, needsVoucher, offerOf, priceOf } from './index.ts';

describe('the price', () => {
  test.each([
    [10, 1, 1_000, 0, 1_000],
    [10, 2, 2_000, 200, 1_800],
    [10, 3, 3_000, 300, 2_700],
    [10, 4, 4_000, 400, 3_600],
    [10, 5, 5_000, 500, 4_500],
    [12.5, 1, 1_250, 0, 1_250],
    [12.5, 3, 3_750, 375, 3_375],
    [14.99, 2, 2_998, 300, 2_698],
    [14.99, 5, 7_495, 750, 6_745],
    [8.33, 3, 2_499, 250, 2_249],
    [0.3, 1, 30, 0, 30],
    [0.3, 2, 60, 6, 54],
    [0.29, 1, 29, 0, 29],
    [0.1, 3, 30, 3, 27],
    [1.005, 1, 100, 0, 100],
    [0, 5, 0, 0, 0],
  ])('£%d for %d people: %d less %d is %d pence', (price, people, subtotal, discount, total) => {
    expect(priceOf({ price }, people)).toMatchObject({ subtotal, discount, total });
  });

  test('is in whole pence and within half a penny of 10 % off, whatever the tour costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 5 }), (pence, people) => {
        const { subtotal, discount, total } = priceOf({ price: pence / 100 }, people);
        expect(subtotal).toBe(pence * people);
        expect(Number.isInteger(total)).toBe(true);
        expect(total + discount).toBe(subtotal);
        expect(needsVoucher({ price: pence / 100 }, people)).toBe(total < SMALLEST_CHARGE);
        const exact = people > 1 ? subtotal / 10 : 0;
        expect(Math.abs(discount - exact)).toBeLessThanOrEqual(0.5);
        const sold = { tour_id: 't', tour_name: 'Foxes', amount: total, participants: people };
        expect(offerOf(sold)).toEqual({ id: 't', name: 'Foxes', price: pence / 100 });
      }),
    );
  });
});

test.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [3, 3],
  [5, 5],
  [6, 5],
  [2.9, 2],
])('%d people are taken as %d', (asked, taken) => {
  expect(clampParticipants(asked)).toBe(taken);
});
