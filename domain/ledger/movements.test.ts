import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DisputeMovement, PaymentFacts, ReportedRefund } from '../booking/index.ts';
import {
  changedOrder,
  draftOrder,
  type OrderWithHunts,
  orderFromBooking,
  orderFromParty,
  settlementOf,
} from '../order/index.ts';
import { aTour } from '../testing/tour.ts';
import { movementsOf } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const tour = { ...aTour(), price: 10 };
const by = { uid: 'uid', board_id: 'board' };
const aHunt = draftOrder(
  orderFromBooking({
    ...{ booking_id: 'b', tour_id: 't', participants: 2, phone_numbers: ['+447700900123'], email: '', team_name: '' },
    gift_code: null,
  }),
  tour,
  by,
  now,
);
const aParty = draftOrder(
  orderFromParty({
    ...{ party_id: 'p', tour_id: 't', email: 'ines@example.test', starts: 'together', day: null },
    teams: [
      { name: 'Spray', people: 5, phone_number: null },
      { name: 'Paste', people: 4, phone_number: null },
      { name: 'Stencil', people: 3, phone_number: null },
    ],
  }),
  tour,
  by,
  now,
);
const paid = (given: Partial<PaymentFacts> = {}): PaymentFacts => ({
  intent_id: 'pi_1',
  state: 'succeeded',
  amount_received: 1800,
  refunds: [],
  currency: 'gbp',
  paid_at: minutes(1),
  fee: 47,
  ...given,
});
const refund = (given: Partial<ReportedRefund> = {}): ReportedRefund => ({
  ...{
    id: 're_1',
    amount: 500,
    status: 'succeeded',
    reason: null,
    booking_id: 'b',
    at: minutes(60),
    returned_at: null,
  },
  ...given,
});
const withdrawn: DisputeMovement = { id: 'txn_1', amount: -1800, fee: 2000, at: minutes(90) };
const movements = (
  order: OrderWithHunts,
  facts: PaymentFacts,
  { disputed = [], gift_id = null }: { disputed?: DisputeMovement[]; gift_id?: string | null } = {},
) => movementsOf(order, { facts, disputed, gift_id });

describe('the movements of a payment', () => {
  test('are the money that came, what the group paid less, and the fee', () => {
    expect(movements(aHunt, paid())).toEqual([
      {
        ...{ id: 'payment_b', kind: 'payment', at: minutes(1), order_id: 'b', booking_id: null, gift_id: null },
        ...{ tour_id: 't', card: 1800, gift: 0, hunts: 0, discount: 200, fee: 47, stripe_id: 'pi_1' },
      },
    ]);
  });

  test('are there for a wrong sum as well: that money is here', () => {
    expect(movements(aHunt, paid({ amount_received: 1700 }))).toMatchObject([{ card: 1700, discount: 0 }]);
  });

  test('are none while nothing is paid, in another currency, and for another payment than the order’s', () => {
    expect(movements(aHunt, paid({ state: 'open', amount_received: 0, paid_at: null }))).toEqual([]);
    expect(movements(aHunt, paid({ currency: 'eur' }))).toEqual([]);
    expect(movements({ ...aHunt, payment_intent_id: 'pi_2' }, paid())).toEqual([]);
  });

  test('sell a gift without a discount', () => {
    expect(movements(aHunt, paid(), { gift_id: 'g' })).toMatchObject([{ gift_id: 'g', card: 1800, discount: 0 }]);
  });

  test('keep the day of a refund, and the day on which a rejected refund came back', () => {
    const rejected = refund({ status: 'failed', at: minutes(2000), returned_at: minutes(9000) });
    expect(movements(aHunt, paid({ refunds: [rejected] })).slice(1)).toMatchObject([
      {
        id: 'refund_re_1_b',
        kind: 'refund',
        at: minutes(2000),
        card: -500,
        fee: 0,
        booking_id: 'b',
        stripe_id: 're_1',
      },
      { id: 'returned_re_1_b', kind: 'refund_returned', at: minutes(9000), card: 500, booking_id: 'b' },
    ]);
  });

  test('split a refund by hand by hunt, to the penny', () => {
    const facts = paid({ amount_received: 10_800, refunds: [refund({ booking_id: null, amount: 1001 })] });
    const split = movements(aParty, facts).slice(1);
    expect(split.map(({ id, card }) => [id, card])).toEqual([
      ['refund_re_1_p-1', -417],
      ['refund_re_1_p-2', -334],
      ['refund_re_1_p-3', -250],
    ]);
  });

  test('say what a bank withdrew and gave back, with the fee', () => {
    const back = { id: 'txn_2', amount: 1800, fee: -2000, at: minutes(9000) };
    expect(movements(aHunt, paid(), { disputed: [withdrawn, back] }).slice(1)).toMatchObject([
      { id: 'disputed_txn_1', kind: 'charge_disputed', card: -1800, fee: 2000, booking_id: null, at: minutes(90) },
      { id: 'disputed_txn_2', card: 1800, fee: -2000, stripe_id: 'txn_2' },
    ]);
  });
});

type Report = { facts: PaymentFacts; dispute: 'open' | 'won' | 'lost' | null; disputed: DisputeMovement[] };

/** The ledger and the order after reports, each taken as `settleOrder` takes it. */
function taken(order: OrderWithHunts, reports: readonly Report[]) {
  const ledger = new Map<string, ReturnType<typeof movementsOf>[number]>();
  const last = reports.reduce((before, { facts, dispute, disputed }) => {
    for (const movement of movements(before, facts, { disputed })) {
      const known = ledger.get(movement.id);
      if (!known) ledger.set(movement.id, movement);
      else ledger.set(movement.id, { ...known, fee: known.fee ?? movement.fee });
    }
    const settled = settlementOf(before, facts, dispute, now);
    const changes = settled.hunts.map(({ booking, settlement }) => ({ booking, changes: settlement.changes }));
    return changedOrder(before, settled.order, changes);
  }, order);
  return { last, movements: [...ledger.values()].toSorted((a, b) => a.id.localeCompare(b.id, 'en')) };
}

/** Stripe's story of a payment, look by look: each look knows everything before it. */
const stories = fc
  .record({
    refunds: fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 2600 }),
        hunt: fc.constantFrom('p-1', 'p-2', 'p-3', 'elsewhere', null),
        status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
      }),
      { maxLength: 4 },
    ),
    received: fc.constantFrom(10_800, 10_800, 10_700),
    isDisputed: fc.boolean(),
    isWon: fc.boolean(),
  })
  .map(({ refunds, received, isDisputed, isWon }): Report[] => {
    const made = refunds.map(({ amount, hunt, status }, n) =>
      refund({
        ...{ id: `re_${n}`, amount, booking_id: hunt, status, at: minutes(10 * n + 10) },
        returned_at: status === 'failed' ? minutes(1000 + n) : null,
      }),
    );
    const facts = (known: readonly ReportedRefund[], fee: number | null = 182): PaymentFacts =>
      paid({ amount_received: received, refunds: known, fee });
    const early = made.map((one) => ({ ...one, status: 'pending' as const, returned_at: null }));
    const took = { id: 'txn_1', amount: -received, fee: 2000, at: minutes(500) };
    const gave = { id: 'txn_2', amount: received, fee: 0, at: minutes(900) };
    const none = { dispute: null, disputed: [] };
    return [
      { facts: facts([], null), ...none },
      ...early.map((_, n) => ({ facts: facts(early.slice(0, n + 1)), ...none })),
      ...(isDisputed ? [{ facts: facts(early), dispute: 'open' as const, disputed: [took] }] : []),
      { facts: facts(made), ...none },
      ...(isDisputed && isWon ? [{ facts: facts(made), dispute: 'won' as const, disputed: [took, gave] }] : []),
      ...(isDisputed && !isWon ? [{ facts: facts(made), dispute: 'lost' as const, disputed: [took] }] : []),
    ];
  });

test('every order and repetition of Stripe’s reports ends in the same ledger, which sums to what Stripe moved', () => {
  fc.assert(
    fc.property(
      stories.chain((story) =>
        fc.record({
          story: fc.constant(story),
          shuffled: fc
            .tuple(fc.shuffledSubarray(story, { minLength: story.length }), fc.array(fc.constantFrom(...story)))
            .map(([all, more]) => [...all, ...more]),
        }),
      ),
      ({ story, shuffled }) => {
        const inOrder = taken(aParty, story);
        expect(taken(aParty, shuffled).movements).toEqual(inOrder.movements);
        const final = story.at(-1);
        const refunds = final?.facts.refunds ?? [];
        const given = refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
        const disputed = final?.disputed.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
        const inLedger = inOrder.movements.reduce((sum, { card }) => sum + card, 0);
        expect(inLedger).toBe((final?.facts.amount_received ?? 0) - given + disputed);
      },
    ),
    { numRuns: 500 },
  );
});
