import { bookingsWithRefundProblem, pendingRefundPence, type refundBookingInput } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { query, where } from '@streetlore/domain/query';
import { smsMessageSchema } from '@streetlore/domain/sms';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { closeProblem } from '../../../functions/src/bookings/close-refund-problem.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aText, bookingOf, repliesTo, storeTexts } from '../hunt/world.ts';
import { anOrder, type Checkout, cards, openCheckout } from './support.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-refund');
});
afterAll(() => checkout.end());

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

async function aPaidBooking(phone_numbers = ['+447700900401', '+447700900402'], card?: string): Promise<string> {
  const order = anOrder({ participants: 2, phone_numbers });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id, card);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  return order.booking_id;
}
const ask = (
  booking_id: string,
  amount: number | null,
  {
    request_id = crypto.randomUUID() as string,
    seen = 0,
    tell = { reason: 'goodwill', way: 'text' } as NonNullable<z.input<typeof refundBookingInput>['tell']>,
  } = {},
) => refundPayment(checkout.services, { booking_id, request_id, amount, seen, tell }, admin);

const moneyBack = async (id: string) => {
  const asked = query(collections.smsMessages, smsMessageSchema, where('message_type', '==', 'money_back'));
  return (await checkout.services.store.find(asked)).filter(({ booking_id }) => booking_id === id);
};

test('a part, then the rest: the hunt stops with the last penny', async () => {
  const id = await aPaidBooking();
  expect(await ask(id, 500)).toEqual({ refunded: 500 });
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', refunded_amount: 500 });
  await expect(ask(id, 1301, { seen: 500 })).rejects.toThrow('Only £13.00 is left to refund');
  expect(await ask(id, null, { seen: 500 })).toEqual({ refunded: 1300 });
  expect(await checkout.booking(id)).toMatchObject({
    status: 'refunded',
    refunded_amount: 1800,
    hunt: { phase: 'stopped' },
  });
  const refunded = query(collections.smsMessages, smsMessageSchema, where('message_type', '==', 'refunded'));
  const farewells = (await checkout.services.store.find(refunded)).filter(({ booking_id }) => booking_id === id);
  expect(farewells.map(({ phone_number }) => phone_number).toSorted()).toEqual(['+447700900401', '+447700900402']);
  expect(farewells[0]?.message_content).toContain('your Color & Vinyl has been refunded in full');
  await expect(ask(id, null, { seen: 500 })).rejects.toThrow('This booking has already been refunded in full');
});

test('a part is told to whoever paid, once, with the sum and why, by text or by mail', async () => {
  const id = await aPaidBooking();
  await expect(ask(id, 500, { tell: { reason: 'wall_gone', way: 'mail' } })).rejects.toThrow('Choose another');
  await expect(ask(id, 500, { tell: { reason: 'wall_gone', way: null } })).rejects.toThrow('Choose another');
  const request_id = crypto.randomUUID();
  const wallGone = { request_id, tell: { reason: 'wall_gone', way: 'text' } } as const;
  await Promise.all([ask(id, 500, wallGone), ask(id, 500, wallGone)]);
  const payment_intent_id = await checkout.intentOf(id);
  for (const event of await checkout.eventsOf(payment_intent_id)) await checkout.deliver(event);
  expect((await moneyBack(id)).map(({ phone_number, message_content }) => [phone_number, message_content])).toEqual([
    [
      '+447700900401',
      'Streetlore: £5.00 of your payment for Color & Vinyl goes back to you: a wall was gone. Banks take up to ten days.',
    ],
  ]);
  // The rest ends the hunt, which everybody is told: no second text about the money.
  await ask(id, null, { seen: 500 });
  expect(await moneyBack(id)).toHaveLength(1);

  const other = await aPaidBooking();
  await checkout.services.db.doc(`bookings/${other}`).update({ email: 'ada@example.test' });
  await ask(other, 300, { tell: { reason: 'fewer_people', way: 'mail' } });
  const { docs } = await checkout.services.db.collection(collections.mails).where('to', '==', 'ada@example.test').get();
  expect(docs.map((mail) => String(mail.get('text')).replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('£3.00 of your payment goes back to where it came from: fewer people played.'),
  ]);
  expect(await moneyBack(other)).toEqual([]);
});

test('a full refund ends a hunt while it is played, even as a player answers', async () => {
  const { services } = checkout;
  const [ann, ben] = ['+447700900403', '+447700900404'];
  const id = await aPaidBooking([ann, ben]);
  const say = async (sid: string, from: string, body: string) => {
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SM${sid}${id}`, from, body)]);
  };
  const repliesOf = async (from: string) => (await repliesTo(services, from)).filter((text) => text.booking_id === id);
  await say('start', ann, 'START');
  await playBatches(services, ann);
  await say('answer', ben, 'answer1');
  await Promise.all([ask(id, null), playBatches(services, ben)]);
  const stopped = await bookingOf(services, id);
  expect(stopped).toMatchObject({ status: 'refunded', hunt: { phase: 'stopped' } });
  await say('late', ann, 'answer2');
  await say('again', ben, 'START');
  await Promise.all([ann, ben].map((phone) => playBatches(services, phone)));
  for (const phone of [ann, ben])
    expect((await repliesOf(phone)).at(-1)?.message_content).toMatch(/^This hunt has ended\./);
  // A text is heard, and changes nothing else.
  expect((await bookingOf(services, id)).hunt).toEqual({ ...stopped.hunt, heard_at: expect.any(Date) });
});

test('one request refunds its sum once, however often it is sent', async () => {
  const id = await aPaidBooking();
  const request_id = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => ask(id, 500, { request_id })));
  await ask(id, 500, { request_id });
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 500 });
  const entry = await checkout.services.db.doc(`audit_log/${request_id}`).get();
  expect(entry.data()).toMatchObject({ action: 'refund_requested', actor_uid: 'admin-1', detail: { amount: 500 } });
});

test('two requests for the same money refund it once, and the second learns of the first', async () => {
  const id = await aPaidBooking();
  const outcomes = await Promise.allSettled([ask(id, 500), ask(id, 500), ask(id, 500)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(ask(id, 500)).rejects.toThrow('£5.00 of it has been refunded since you looked, and £13.00 is left');
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 500 });
  expect(await ask(id, 500, { seen: 500 })).toEqual({ refunded: 500 });
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 1000 });
  showsFault(53, 1, 'payment refunded by two requests: once');
});

test('a refund whose answer was lost is booked before another one is made', async () => {
  const { services, stripe } = checkout;
  const id = await aPaidBooking();
  vi.spyOn(services.payments, 'payment').mockRejectedValueOnce(new Error('The process died here'));
  await expect(ask(id, 500)).rejects.toThrow('The process died here');
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 0 });
  services.clock.advance(3 * 60_000);
  await expect(ask(id, 500)).rejects.toThrow('£5.00 of it has been refunded since you looked');
  const payment_intent_id = await checkout.intentOf(id);
  const { data } = await stripe.refunds.list({ payment_intent: payment_intent_id });
  expect(data.map(({ amount }) => amount)).toEqual([500]);
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 500 });
});

test('a refund that Stripe refuses blocks no other refund', async () => {
  const id = await aPaidBooking();
  const payment_intent_id = await checkout.intentOf(id);
  await checkout.stripe.refunds.create({ payment_intent: payment_intent_id, amount: 1000 });
  await expect(ask(id, null)).rejects.toThrow('The refund did not go through');
  expect(await ask(id, 500)).toEqual({ refunded: 500 });
  expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 1500 });
});

test('refunds nothing while Stripe is down, and the same request succeeds afterwards', async () => {
  const id = await aPaidBooking();
  const request_id = crypto.randomUUID();
  const break3 = { provider: 'stripe', kind: 'error500', times: 3 };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${checkout.standIns.url}/faults`, { method: 'POST', headers, body: JSON.stringify(break3) });
  await expect(ask(id, null, { request_id })).rejects.toThrow('The refund did not go through');
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', refunded_amount: 0 });
  await expect(ask(id, 500)).rejects.toThrow('A refund of £18.00 is under way');
  await fetch(`${checkout.standIns.url}/faults`, { method: 'DELETE' });
  expect(await ask(id, null, { request_id })).toEqual({ refunded: 1800 });
  expect(await checkout.booking(id)).toMatchObject({ status: 'refunded' });
});

describe('a refund that a bank rejects later', () => {
  const decide = async (id: string, status: 'succeeded' | 'failed') => {
    const payment_intent_id = await checkout.intentOf(id);
    await fetch(`${checkout.standIns.url}/control/stripe/refund`, {
      method: 'POST',
      body: JSON.stringify({ payment_intent: payment_intent_id, status }),
    });
    for (const event of await checkout.eventsOf(payment_intent_id)) await checkout.deliver(event);
  };

  test('shows an admin the sum that came back, and can be repeated', async () => {
    const id = await aPaidBooking(undefined, cards.refundFails);
    expect(await ask(id, null)).toEqual({ refunded: 1800 });
    await decide(id, 'failed');
    expect(await checkout.booking(id)).toMatchObject({
      status: 'refunded',
      refunded_amount: 0,
      refunding: null,
      refund_problem: { amount: 1800, reason: 'expired_or_canceled_card' },
    });
    expect((await checkout.services.store.find(bookingsWithRefundProblem())).map((one) => one.id)).toContain(id);
    expect(await ask(id, null)).toEqual({ refunded: 1800 });
    expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 1800, refund_problem: null });
    // The bank rejects the second refund to the same card as well.
    await decide(id, 'failed');
    expect(await checkout.booking(id)).toMatchObject({ refunded_amount: 0, refund_problem: { amount: 1800 } });
  });

  test('is closed once, by one of two admins who looked', async () => {
    const id = await aPaidBooking(undefined, cards.refundFails);
    await ask(id, 500);
    await decide(id, 'failed');
    const close = (request_id: string) =>
      closeProblem(checkout.services, { booking_id: id, request_id, amount: 500 }, admin);
    await close(`close-${id}`);
    await close(`close-${id}`);
    await expect(close('another')).rejects.toThrow('No refund of this booking waits for a decision');
    for (const event of await checkout.eventsOf(await checkout.intentOf(id))) await checkout.deliver(event);
    expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', refunded_amount: 0, refund_problem: null });
  });

  test('counts as refunded while it is pending, and shows that it is on its way', async () => {
    const id = await aPaidBooking(undefined, cards.refundIsSlow);
    const onTheirWay = async () => pendingRefundPence((await checkout.services.store.bookings.at(id).read())?.refunds);
    await ask(id, 500);
    const pending = await checkout.booking(id);
    expect(pending.refunded_amount).toBe(500);
    expect(await onTheirWay()).toBe(500);
    await decide(id, 'succeeded');
    const settled = await checkout.booking(id);
    expect(settled.refunded_amount).toBe(500);
    expect(await onTheirWay()).toBe(0);
  });
});

test('a booking nobody paid has nothing to refund', async () => {
  const order = anOrder();
  await checkout.place(order);
  await expect(ask(order.booking_id, null)).rejects.toThrow('This booking is not paid yet');
});
