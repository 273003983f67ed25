import { expect, test } from 'vitest';
import { aMovement } from '../testing/index.ts';
import { compareLedger, daysToCheck, type MovedAtStripe, searched } from './index.ts';

const days = { from: new Date('2026-11-18T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') };
const noon = new Date('2026-11-19T12:00:00Z');
const booked = (id: string, given: Parameters<typeof aMovement>[0] = {}) => ({
  ...aMovement({ at: noon, ...given }),
  id,
});
const moved = (given: Partial<MovedAtStripe> = {}): MovedAtStripe => ({
  ...{ kind: 'payment', stripe_id: 'pi_o1', order_id: 'o1', at: noon, amount: 1800, fee: 47 },
  ...given,
});

test.each([
  ['2026-11-20T04:20:00Z', '2026-11-18T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  // The clocks went back on the 25th and forward on the 29th: these days have 25 and 23 hours.
  ['2026-10-26T04:20:00Z', '2026-10-23T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ['2026-03-30T03:20:00Z', '2026-03-28T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
])('at %s the last two whole days in London are checked', (now, from, to) => {
  const span = daysToCheck(new Date(now));
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});

test('both sides agree, also on a refund that is split by hunt', () => {
  const refund = { kind: 'refund', stripe_id: 're_1', fee: 0 } as const;
  const ledger = [booked('payment_o1'), booked('a', { ...refund, card: -300 }), booked('b', { ...refund, card: -200 })];
  expect(compareLedger([moved(), moved({ ...refund, amount: -500 })], ledger, days)).toEqual({
    differences: [],
    fees: [],
  });
});

test('says which payment is missing here or there, and which has another sum, the oldest first', () => {
  const early = new Date('2026-11-18T09:00:00Z');
  const stripe = [moved({ amount: 1700 }), moved({ stripe_id: 'pi_o2', order_id: 'o2', at: early })];
  const ledger = [booked('payment_o1'), booked('payment_o3', { stripe_id: 'pi_o3', order_id: 'o3' })];
  expect(compareLedger(stripe, ledger, days).differences).toEqual([
    { kind: 'payment', stripe_id: 'pi_o2', order_id: 'o2', here: null, there: 1800 },
    { kind: 'payment', stripe_id: 'pi_o1', order_id: 'o1', here: 1800, there: 1700 },
    { kind: 'payment', stripe_id: 'pi_o3', order_id: 'o3', here: 1800, there: null },
  ]);
});

test('a payment that one side has after midnight is no difference, and none is looked for outside of the days', () => {
  const before = new Date(days.to.getTime() - 1000);
  const after = new Date(days.to.getTime() + 1000);
  expect(compareLedger([moved({ at: after })], [booked('payment_o1', { at: before })], days).differences).toEqual([]);
  expect(compareLedger([moved({ at: after })], [], days).differences).toEqual([]);
  const span = searched(days);
  expect(span.from < days.from && span.to > days.to).toBe(true);
});

test('gives the fee that the ledger has not yet, or has otherwise', () => {
  const unknown = booked('payment_o1', { fee: null });
  expect(compareLedger([moved()], [unknown], days).fees).toEqual([{ id: 'payment_o1', fee: 47 }]);
  expect(compareLedger([moved({ fee: 61 })], [booked('payment_o1')], days).fees).toEqual([
    { id: 'payment_o1', fee: 61 },
  ]);
  expect(compareLedger([moved({ fee: 61 })], [], days).fees).toEqual([]);
});

test('gifts, which Stripe does not move, are not compared', () => {
  const used = booked('used', { kind: 'gift_used', card: 0, gift: -500, stripe_id: null });
  expect(compareLedger([], [used], days).differences).toEqual([]);
});
