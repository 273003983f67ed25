import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMALLEST_CHARGE } from '../money/index.ts';
import { aGift, aVoucher } from '../testing/index.ts';
import { after } from '../time/index.ts';
import {
  endedGift,
  extendedGift,
  type Gift,
  giftSums,
  givenBack,
  lastDayOf,
  payWith,
  returnable,
  taken,
  usable,
} from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const booked = { created_at: now, confirmed_at: now };
const unpaid = { created_at: now, confirmed_at: null };
const hunt = { tour_id: 'color-vinyl', people: 2, price: 1_800 };
const found = (given: Partial<Gift> = {}) => ({ ...aGift(given), id: 'g' });
const ofTour = (pence: number, given: Partial<Gift> = {}) =>
  found({
    worth: { kind: 'tour', tour_id: 'color-vinyl', tour_name: 'Color & Vinyl', people: 2, pence },
    pence_left: pence,
    ...given,
  });

function paid(gift: ReturnType<typeof found>, what = hunt) {
  const part = payWith(gift, what, now);
  if (!part.ok) throw new Error(part.problem.message);
  return part.value;
}

test('gift and card pay the price together, the rest is never below 0, and what goes back is exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 12 }),
      (worth, prices) => {
        let gift = found({ worth: { kind: 'value', pence: worth }, pence_left: worth });
        const parts = [];
        for (const price of prices) {
          const part = payWith(gift, { ...hunt, price }, now);
          if (!part.ok) continue;
          const card = price - part.value.covered;
          expect(card === 0 || card >= SMALLEST_CHARGE || price < SMALLEST_CHARGE).toBe(true);
          expect(part.value.pence).toBeLessThanOrEqual(gift.pence_left);
          // Only what a card cannot pay is given away.
          expect(part.value.covered - part.value.pence).toBeLessThan(SMALLEST_CHARGE);
          gift = { ...gift, ...taken(gift, part.value, now) };
          expect(gift.pence_left).toBeGreaterThanOrEqual(0);
          parts.push(part.value);
        }
        for (const part of parts) gift = { ...gift, ...givenBack(gift, part, booked, now) };
        expect(gift.pence_left).toBe(worth);
      },
    ),
  );
});

test.each([
  [5_000, { pence: 1_800, covered: 1_800 }],
  [1_000, { pence: 1_000, covered: 1_000 }],
  [1_790, { pence: 1_770, covered: 1_770 }],
  [1_771, { pence: 1_770, covered: 1_770 }],
  [1_770, { pence: 1_770, covered: 1_770 }],
])('of £18.00 a rest of %d pence pays %o', (pence_left, part) =>
  expect(paid(found({ pence_left }))).toMatchObject(part),
);

test('a price that a card cannot pay is covered by whatever is left', () =>
  expect(paid(found({ pence_left: 5 }), { ...hunt, price: 20 })).toMatchObject({ pence: 5, covered: 20 }));

describe('a tour gift', () => {
  test('covers its tour in full though the price has risen, and is used up', () =>
    expect(paid(ofTour(1_500))).toMatchObject({ pence: 1_500, covered: 1_800 }));
  test('keeps what the tour costs less', () =>
    expect(paid(ofTour(2_000))).toMatchObject({ pence: 1_800, covered: 1_800 }));
  test('pays its pence for more people, for another tour, and once some of it is used', () => {
    expect(paid(ofTour(1_500), { ...hunt, people: 3, price: 2_700 }).covered).toBe(1_500);
    expect(paid(ofTour(1_500), { ...hunt, tour_id: 'other' }).covered).toBe(1_500);
    expect(paid(ofTour(1_500, { pence_left: 1_400 })).covered).toBe(1_400);
  });
});

test('a hunt of a voucher covers any price, and a free tour', () => {
  const voucher = { ...aVoucher(), id: 'v' };
  expect(paid(voucher)).toMatchObject({ hunts: 1, pence: 0, covered: 1_800 });
  expect(paid(voucher, { ...hunt, price: 0 })).toMatchObject({ hunts: 1, covered: 0 });
  expect(payWith(found(), { ...hunt, price: 0 }, now)).toMatchObject({ ok: false });
});

test.each([
  ['an unknown code', null],
  ['an unpaid gift', found({ active_from: null })],
  ['a frozen gift', found({ frozen: true })],
  ['a cancelled gift', found({ cancelled_at: now })],
  ['a gift that ends now', found({ expires_at: now })],
  ['an empty gift', found({ pence_left: 0 })],
])('%s pays nothing, and the refusal names the field', (_, gift) =>
  expect(usable(gift, now)).toMatchObject({ ok: false, problem: { field: 'gift_code' } }),
);

test('an unpaid gift and an unknown code give the same answer', () =>
  expect(usable(found({ active_from: null }), now)).toEqual(usable(null, now)));

test('what comes back from a booking can be used for a month at least, until the end of its last day', () => {
  const soon = found({ expires_at: after(now, 1000), pence_left: 0 });
  const back = { ...soon, ...givenBack(soon, { pence: 500, hunts: 0 }, booked, now) };
  expect(lastDayOf(back.expires_at ?? now)).toBe('20 Dec 2026');
  expect(usable(back, new Date('2026-12-20T23:59:59Z')).ok).toBe(true);
  expect(usable(back, new Date('2026-12-21T00:00:00Z')).ok).toBe(false);
  expect(givenBack(found(), { pence: 1, hunts: 0 }, booked, now)).not.toHaveProperty('expires_at');
});

test('an order that is never paid moves no end, unless the gift ended while the order held it', () => {
  const soon = found({ expires_at: after(now, 3_600_000), pence_left: 0 });
  const inTime = givenBack(soon, { pence: 500, hunts: 0 }, unpaid, after(now, 3_599_999));
  expect(inTime).toMatchObject({ pence_left: 500 });
  expect(inTime).not.toHaveProperty('expires_at');
  const late = givenBack(soon, { pence: 500, hunts: 0 }, unpaid, after(now, 3_600_000));
  expect(lastDayOf(late.expires_at ?? now)).toBe('20 Dec 2026');
});

test('what a first end kept stays counted after a return and a second end, and an extension brings back all of it', () => {
  const part = { gift_id: 'g', origin: 'bought' as const, pence: 4_000, hunts: 0, covered: 4_000 };
  let gift = found();
  const step = (changes: Partial<Gift>) => {
    gift = { ...gift, ...changes };
    const { used, left, expired } = giftSums(gift);
    return { used, left, expired };
  };
  const ends = () => gift.expires_at ?? now;
  step(taken(gift, part, now));
  expect(step(endedGift(gift, ends()))).toEqual({ used: 4_000, left: 0, expired: 1_000 });
  const later = after(ends(), 86_400_000);
  expect(step(givenBack(gift, returnable(gift, part), booked, later))).toEqual({
    used: 0,
    left: 4_000,
    expired: 1_000,
  });
  expect(usable(gift, later).ok).toBe(true);
  expect(gift.due_at).not.toBeNull();
  expect(step(endedGift(gift, ends()))).toEqual({ used: 0, left: 0, expired: 5_000 });
  expect(gift.due_at).toBeNull();
  const extended = extendedGift(gift, { by: 'a', reason: 'b' }, ends());
  expect(extended.ok && step(extended.value)).toEqual({ used: 0, left: 5_000, expired: 0 });
});

test.each([
  ['all of it', {}, 0, 1_800],
  ['no more than was not refunded at Stripe', { refunded: 4_000 }, 0, 1_000],
  ['nothing of what was refunded in full', { refunded: 5_000 }, 0, 0],
  ['what is missing beside what is left', { refunded: 3_000 }, 1_500, 500],
])('a gift gets back %s', (_, changes, pence_left, pence) => {
  const { purchase } = aGift();
  const gift = found({ pence_left, purchase: purchase && { ...purchase, ...changes } });
  expect(returnable(gift, { pence: 1_800, hunts: 0 })).toEqual({ pence, hunts: 0 });
});

test('a voucher gets back whatever it paid', () =>
  expect(returnable(aVoucher(), { pence: 0, hunts: 1 })).toEqual({ pence: 0, hunts: 1 }));
