import type { Movement } from '@streetlore/domain/ledger';
import { collections, documents } from '@streetlore/domain/paths';
import { dayStatsSchema } from '@streetlore/domain/stats';
import { aMovement } from '@streetlore/domain/testing';
import { after, londonDay } from '@streetlore/domain/time';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLedger } from '../../../functions/src/bookings/check-ledger.ts';
import { settleByEvent } from '../../../functions/src/bookings/stripe-webhook.ts';
import { waitForRequests } from '../../../functions/src/platform/ask-for-counts.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { anOrder, type Checkout, openCheckout } from './support.ts';

let checkout: Checkout;
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
beforeAll(async () => {
  checkout = await openCheckout('demo-book-ledger');
});
beforeEach(() => checkout.reset());
afterAll(async () => {
  quiet.mockRestore();
  await checkout.end();
});

async function ledger(): Promise<Record<string, Movement>> {
  const { docs } = await checkout.services.db.collection(collections.ledger).get();
  return Object.fromEntries(docs.map((one) => [one.id, withDates(one.data()) as Movement]));
}

const takingsOn = async (day: string) => {
  const { services } = checkout;
  await countFigures(services, { keys: [`day.${day}.takings`], at: services.now().getTime() });
  const { orders, taken, discounts, refunded, fees } = dayStatsSchema.parse({
    ...{ bookings: 0, paid: 0, completed: 0, revenue: 0, messages: 0, counted_at: services.now() },
    ...Object(withDates((await services.db.doc(documents.dayStats(day)).get()).data() ?? { day })),
  });
  return { orders, taken, discounts, refunded, fees };
};

/** An order of two people that was paid, and refunded in parts, at given times. */
async function paidAt(paidAt: Date, refunds: readonly { amount: number; at: Date }[] = []): Promise<string> {
  const order = anOrder({ participants: 2, phone_numbers: ['+447700900321', '+447700900322'] });
  const id = order.booking_id;
  await checkout.place(order);
  const intent = `pi_past${id.replaceAll('-', '')}`;
  await checkout.services.store.orders.at(id).update({ payment_intent_id: intent });
  checkout.standIns.rememberPayment({
    ...{ id: intent, orderId: id, amount: 1800, paidAt },
    refunds: refunds.map((refund, n) => ({ ...refund, id: `re_${n}_${id}`, bookingId: id })),
  });
  return id;
}

const settle = async (orderId: string, eventId = crypto.randomUUID()) => {
  const event = { id: `evt_${eventId}`, type: 'payment_intent.succeeded' };
  return await settleByEvent(checkout.services, {
    event,
    intentId: await checkout.intentOf(orderId),
    disputeId: null,
  });
};

describe('a settlement', () => {
  test('writes the payment with its fee once, however often and at once its event comes', async () => {
    const order = anOrder({ participants: 2, phone_numbers: ['+447700900321', '+447700900322'] });
    const id = order.booking_id;
    await checkout.place(order);
    const { id: intent } = await checkout.pay(id);
    const [paid] = (await checkout.eventsOf(intent)).filter(({ type }) => type === 'payment_intent.succeeded');
    await Promise.all(Array.from({ length: 6 }, () => checkout.deliver(paid ?? {})));
    expect(await ledger()).toMatchObject({
      [`payment_${id}`]: { kind: 'payment', order_id: id, card: 1800, discount: 200, fee: 47, stripe_id: intent },
    });
    expect(Object.keys(await ledger())).toHaveLength(1);
  });

  test('that crashes has written nothing, and one that died before it asked for figures asks when the event comes again', async () => {
    const id = await paidAt(new Date('2026-11-19T12:00:00Z'));
    const { services } = checkout;
    const { payments } = services;
    const intentId = await checkout.intentOf(id);
    const news = { event: { id: 'evt_crash', type: 'payment_intent.succeeded' }, intentId, disputeId: null };
    const down = { ...payments, payment: () => Promise.reject(new Error('Stripe is down')) };
    await expect(settleByEvent({ ...services, payments: down }, news)).rejects.toThrow('Stripe is down');
    expect(await ledger()).toEqual({});
    await settleByEvent(services, news);
    services.tasks.recorded.length = 0;
    // A process remembers for a second what it has asked for.
    services.clock.advance(60_000);
    expect(await settleByEvent(services, news)).toBe('repeated');
    expect(JSON.stringify(services.tasks.recorded)).toContain('day.2026-11-19.takings');
    expect(Object.keys(await ledger())).toEqual([`payment_${id}`]);
  });

  test('counts a refund on its own day, across midnight and across the change of the clocks', async () => {
    // 23:59 of 24 October in London; then half past one, before the clocks go back; then 23:59 of that long day.
    const id = await paidAt(new Date('2026-10-24T22:59:00Z'), [
      { amount: 400, at: new Date('2026-10-25T00:30:00Z') },
      { amount: 300, at: new Date('2026-10-25T23:59:30Z') },
      { amount: 100, at: new Date('2026-10-26T00:00:00Z') },
    ]);
    await settle(id);
    const none = { orders: 0, taken: 0, discounts: 0, refunded: 0, fees: 0 };
    expect(await takingsOn('2026-10-24')).toEqual({ orders: 1, taken: 1800, discounts: 200, refunded: 0, fees: 47 });
    expect(await takingsOn('2026-10-25')).toEqual({ ...none, refunded: 700 });
    expect(await takingsOn('2026-10-26')).toEqual({ ...none, refunded: 100 });
  });
});

describe('the nightly check', () => {
  /** What differs in some orders. The stand-in keeps the payments of other tests. */
  const differences = async (...orders: string[]) =>
    (await checkLedger(checkout.services)).differences.filter(({ order_id }) => orders.includes(order_id ?? ''));
  const yesterday = () => after(checkout.services.now(), -24 * 3_600_000);

  test('finds a payment that the ledger lacks, and says which order', async () => {
    const [booked, lost] = [await paidAt(yesterday()), await paidAt(yesterday())];
    await settle(booked);
    const intent = await checkout.intentOf(lost);
    const difference = { kind: 'payment', stripe_id: intent, order_id: lost, here: null, there: 1800 };
    expect(await differences(booked, lost)).toEqual([difference]);
    expect((await checkout.services.store.health.read())?.ledger?.differences).toContainEqual(difference);
    await settle(lost);
    expect(await differences(booked, lost)).toEqual([]);
  });

  test('finds a refund that the ledger lacks, with its order, and money that Stripe does not have', async () => {
    const id = await paidAt(yesterday(), [{ amount: 500, at: yesterday() }]);
    await settle(id);
    const { store } = checkout.services;
    await store.ledger.at(`refund_re_0_${id}_${id}`).delete();
    await store.ledger
      .at('payment_none')
      .create(aMovement({ at: yesterday(), order_id: 'none', stripe_id: 'pi_none' }));
    const found = await differences(id, 'none');
    expect(found.toSorted((a, b) => a.kind.localeCompare(b.kind, 'en'))).toEqual([
      { kind: 'payment', stripe_id: 'pi_none', order_id: 'none', here: 1800, there: null },
      { kind: 'refund', stripe_id: `re_0_${id}`, order_id: id, here: null, there: -500 },
    ]);
  });

  test('fills in a fee that was not known, has its day counted again, and changes no sum', async () => {
    const id = await paidAt(yesterday());
    await settle(id);
    const { store, tasks, clock } = checkout.services;
    const payment = store.ledger.at(`payment_${id}`);
    const before = await payment.read();
    await payment.update({ fee: null });
    const day = londonDay(yesterday());
    await waitForRequests();
    tasks.recorded.length = 0;
    // A process remembers for a second what it has asked for.
    clock.advance(60_000);
    expect(await differences(id)).toEqual([]);
    expect(await payment.read()).toEqual(before);
    await waitForRequests();
    expect(JSON.stringify(tasks.recorded)).toContain(`day.${day}.takings`);
    expect(await takingsOn(day)).toMatchObject({ taken: 1800, fees: 47 });
  });
});
