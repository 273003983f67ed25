import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DisputeState, PaymentFacts } from '../booking/index.ts';
import { aGift } from '../testing/index.ts';
import { type Gift, lastDayOf, settleGift, taken } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const unpaid = {
  ...aGift({ active_from: null, expires_at: null, pence_left: 0 }),
  id: 'g',
  purchase: { ...aGift().purchase, paid: 0 } as NonNullable<Gift['purchase']>,
};
const facts: PaymentFacts = {
  intent_id: 'pi',
  state: 'succeeded',
  amount_received: 5_000,
  refunds: [],
  currency: 'gbp',
  paid_at: now,
  fee: null,
};
const refund = { id: 're', amount: 5_000, status: 'succeeded', reason: null, at: now, returned_at: null } as const;

const settled = (gift: typeof unpaid, given: Partial<PaymentFacts> = {}, dispute: DisputeState | null = null) => {
  const settlement = settleGift(gift, 5_000, { ...facts, ...given }, dispute, now);
  return { ...settlement, gift: { ...gift, ...settlement.changes } as typeof unpaid };
};

test('the payment makes a gift active for 24 months, once', () => {
  const first = settled(unpaid);
  expect(first).toMatchObject({ isConfirmed: true, gift: { pence_left: 5_000, active_from: now } });
  expect(first.movements).toMatchObject([{ id: 'gift_issued_g', movement: { gift: 5_000, card: 0 } }]);
  expect(settled(first.gift)).toMatchObject({ changes: {}, movements: [], isConfirmed: false });
});

test('a payment of another sum or currency activates nothing, and is reported once', () => {
  for (const given of [{ amount_received: 4_000 }, { currency: 'eur' }]) {
    const wrong = settled(unpaid, given);
    expect(wrong).toMatchObject({ isConfirmed: false, gift: { active_from: null, pence_left: 0, due_at: null } });
    expect(wrong.fault).toContain('instead of 5000 gbp');
    expect(settled(wrong.gift, given)).toMatchObject({ changes: {}, fault: null });
    const back = settled(wrong.gift, { ...given, refunds: [{ ...refund, amount: given.amount_received ?? 5_000 }] });
    expect(back.gift.cancelled_at).toEqual(now);
  }
});

describe('a paid gift', () => {
  const { gift } = settled(unpaid);
  test('loses what was refunded by hand, and ends with a full refund', () => {
    const part = settled(gift, { refunds: [{ ...refund, amount: 1_000 }] });
    expect(part).toMatchObject({ gift: { pence_left: 4_000, cancelled_at: null } });
    expect(settled(gift, { refunds: [refund] })).toMatchObject({ gift: { pence_left: 0, cancelled_at: now } });
  });
  test('says that a refund came back, and stays ended', () => {
    const full = settled(gift, { refunds: [refund] }).gift;
    const back = settled(full, { refunds: [{ ...refund, status: 'failed', reason: 'closed' }] });
    expect(back.gift).toMatchObject({
      pence_left: 0,
      cancelled_at: now,
      purchase: { refund_problem: { amount: 5_000 } },
    });
    const failed = { ...refund, status: 'failed', reason: 'closed' } as const;
    const again = settled(back.gift, { refunds: [failed, { ...refund, id: 're_2' }] });
    expect(again.gift.purchase).toMatchObject({ refunded: 5_000, refund_problem: null });
    expect(settled(back.gift, { refunds: [failed] }, 'lost').gift.purchase).toMatchObject({ refund_problem: null });
  });
  test('can be used for 30 days after a won dispute, whatever ended meanwhile', () => {
    const ended = { ...gift, frozen: true, expires_at: new Date('2026-11-10T00:00:00Z') };
    const { expires_at } = settled(ended, {}, 'won').gift;
    expect(lastDayOf(expires_at ?? now)).toBe('20 Dec 2026');
    expect(settled({ ...gift, frozen: true }, {}, 'won').gift.expires_at).toEqual(gift.expires_at);
    // A report that comes again, and a gift that had ended before its dispute.
    expect(settled({ ...ended, frozen: false }, {}, 'won').gift.expires_at).toEqual(ended.expires_at);
    const over = { ...ended, pence_left: 0, ended: { at: now, pence: 5_000, hunts: 0 } };
    expect(settled(over, {}, 'won').gift).toMatchObject({ expires_at: ended.expires_at, pence_left: 0 });
  });
  test('is frozen by a dispute, thawed when it is won, and void when it is lost', () => {
    const open = settled(gift, {}, 'open').gift;
    expect(open.frozen).toBe(true);
    expect(settled(open, {}, 'won').gift).toMatchObject({ frozen: false, pence_left: 5_000 });
    const used = {
      ...open,
      ...taken(open, { gift_id: 'g', origin: 'bought', pence: 1_800, hunts: 0, covered: 1_800 }, now),
    };
    const lost = settled(used, {}, 'lost');
    expect(lost.gift).toMatchObject({ frozen: false, pence_left: 0, cancelled_at: now });
    expect(lost.movements).toMatchObject([{ movement: { kind: 'gift_refunded', gift: -3_200 } }]);
  });
});

test('reports in any order and any number leave a rest that is the sum of its movements, each written once', () => {
  const reports: Parameters<typeof settled>[1][] = [
    {},
    { refunds: [{ ...refund, amount: 1_000, status: 'pending' }] },
    { refunds: [{ ...refund, amount: 1_000 }] },
    {
      refunds: [
        { ...refund, amount: 1_000 },
        { ...refund, id: 're_2', amount: 500 },
      ],
    },
    { refunds: [{ ...refund, amount: 1_000, status: 'failed' }] },
    { state: 'open', amount_received: 0 },
  ];
  const disputes: (DisputeState | null)[] = [null, 'open', 'won', 'lost'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...reports), fc.constantFrom(...disputes)), { maxLength: 12 }),
      (list) => {
        let gift = unpaid;
        const ids: string[] = [];
        let sum = 0;
        for (const [given, dispute] of list) {
          const next = settled(gift, given, dispute);
          gift = next.gift;
          for (const { id, movement } of next.movements) {
            ids.push(id);
            sum += movement.gift;
          }
        }
        expect(gift.pence_left).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
  );
});
