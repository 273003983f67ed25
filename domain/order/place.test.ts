import { expect, test } from 'vitest';
import { type PaymentFacts, settleByPayment } from '../booking/index.ts';
import { aTour } from '../testing/tour.ts';
import { changedOrder, type OrderWithHunts } from './order.ts';
import { draftOrder, orderFromBooking, repeatOrder } from './place.ts';
import { settlementOf } from './settle.ts';

const now = new Date('2026-11-20T12:00:00Z');
const input = {
  booking_id: 'b',
  tour_id: 't',
  participants: 2,
  phone_numbers: ['+447700900123', '+447700900124'],
  email: 'sam@example.test',
  team_name: '',
  gift_code: null,
};
const order = draftOrder(orderFromBooking(input), { ...aTour(), price: 10 }, { uid: 'uid', board_id: '' }, now);
const [booking] = order.hunts;
if (!booking) throw new Error('No hunt');

test('an order of one hunt costs what a group of so many costs, and has the id of its booking', () => {
  expect(order.party).toBeNull();
  expect(order).toMatchObject({ id: 'b', amount: 1800, people: 2, booking_ids: ['b'] });
  expect(booking).toMatchObject({ id: 'b', order_id: 'b', amount: 1800, total_amount: 18, team_name: null });
  expect(booking).not.toHaveProperty('party');
});

/** The order with its hunt as it is later. */
const withHunt = (hunt: typeof booking): OrderWithHunts => ({ ...order, party: null, hunts: [hunt] });

test('the same order again continues with its booking', () => {
  expect(repeatOrder(order, orderFromBooking(input), { uid: 'uid', giftId: null })).toEqual({ ok: true, value: order });
});

test("no customer can continue with another customer's booking", () => {
  expect(repeatOrder(order, orderFromBooking(input), { uid: 'mallory', giftId: null })).toMatchObject({
    ok: false,
    problem: { code: 'permission-denied' },
  });
});

test.each([
  { tour_id: 'other' },
  { participants: 1 },
  { phone_numbers: ['+447700900124', '+447700900123'] },
  { email: null },
  { team_name: 'Others' },
])('another order under the same id is refused: %o', (change) => {
  expect(repeatOrder(order, orderFromBooking({ ...input, ...change }), { uid: 'uid', giftId: null })).toMatchObject({
    ok: false,
    problem: { code: 'failed-precondition', field: 'booking_id' },
  });
});

test('the same details with another gift, or without one, are another order', () => {
  const gift = { gift_id: 'g', origin: 'bought', pence: 500, hunts: 0, covered: 500 } as const;
  const given = { ...order, gift };
  expect(repeatOrder(given, orderFromBooking(input), { uid: 'uid', giftId: 'g' }).ok).toBe(true);
  for (const giftId of [null, 'other'])
    expect(repeatOrder(given, orderFromBooking(input), { uid: 'uid', giftId }).ok).toBe(false);
});

test('a gift pays its part, and the card the rest', () => {
  const gift = { gift_id: 'g', origin: 'bought', pence: 500, hunts: 0, covered: 500 } as const;
  const part = draftOrder(orderFromBooking(input), { ...aTour(), price: 10 }, { uid: 'u', board_id: '', gift }, now);
  expect(part).toMatchObject({ amount: 1_300, gift });
  expect(part.hunts[0]).toMatchObject({ amount: 1_300, paid_by: { by: 'gift', pence: 500 } });
  expect(order.hunts[0]).not.toHaveProperty('paid_by');
});

test('an expired or refunded booking cannot be continued', () => {
  for (const status of ['expired', 'refunded'] as const)
    expect(
      repeatOrder(withHunt({ ...booking, status }), orderFromBooking(input), { uid: 'uid', giftId: null }),
    ).toMatchObject({
      ok: false,
    });
});

const paid: PaymentFacts = {
  intent_id: 'pi_1',
  state: 'succeeded',
  amount_received: 1800,
  refunds: [],
  currency: 'gbp',
  paid_at: now,
  fee: 47,
};
const refund = { id: 're_1', amount: 1800, status: 'succeeded', reason: null, at: now, returned_at: null } as const;
const reports: [string, Partial<PaymentFacts>, 'open' | 'won' | 'lost' | null][] = [
  ['paid', {}, null],
  ['another sum', { amount_received: 1700 }, null],
  ['another currency', { currency: 'eur' }, null],
  ['refused', { state: 'open', amount_received: 0 }, null],
  ['cancelled', { state: 'canceled', amount_received: 0 }, null],
  ['refunded by us', { refunds: [{ ...refund, booking_id: 'b' }] }, null],
  ['refunded by hand', { refunds: [{ ...refund, booking_id: null }] }, null],
  ['a refund that another booking had', { refunds: [{ ...refund, booking_id: 'elsewhere' }] }, null],
  [
    'a part refunded and the rest rejected',
    {
      refunds: [
        { ...refund, amount: 500 },
        { ...refund, id: 're_2', amount: 1300, status: 'failed' },
      ],
    },
    null,
  ],
  ['disputed', {}, 'open'],
  ['lost', {}, 'lost'],
];

test.each(reports)('an order of one hunt is settled as its booking alone: %s', (_, given, dispute) => {
  const facts = { ...paid, ...given };
  const alone = settleByPayment(booking, facts, dispute, now);
  const settled = settlementOf(order, facts, dispute, now);
  expect(settled.hunts[0]?.settlement.changes ?? {}).toEqual(alone.changes);
  expect(settled.isConfirmed).toBe(alone.welcome);
  expect(settled.fault === null).toBe(alone.fault === null);
  expect(settled.order).toMatchObject({ payment_intent_id: facts.intent_id });
});

test('another PaymentIntent changes nothing and says why', () => {
  const settled = settlementOf({ ...order, payment_intent_id: 'pi_1' }, { ...paid, intent_id: 'pi_2' }, 'lost', now);
  expect(settled).toMatchObject({ order: {}, hunts: [], isConfirmed: false, fault: expect.stringContaining('pi_2') });
});

test('an order that was paid another sum and got it back costs that sum, so that its report again is no fault', () => {
  const facts = { ...paid, amount_received: 1700, refunds: [{ ...refund, amount: 1700, booking_id: 'b' }] };
  const first = settlementOf(order, facts, null, now);
  expect(first).toMatchObject({ order: { amount: 1700 }, fault: null });
  const after = changedOrder(
    order,
    first.order,
    first.hunts.map(({ booking, settlement }) => ({ booking, changes: settlement.changes })),
  );
  expect(settlementOf(after, facts, null, now)).toMatchObject({ order: {}, fault: null });
});
