import { localVendors } from '@streetlore/emulators/config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveStripeEvent } from '../../../functions/src/bookings/stripe-webhook.ts';
import { storeOf } from '../../../functions/src/store/store.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { anOrder, type Checkout, cards, openCheckout, sign } from './support.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-webhook');
});
afterAll(() => checkout.end());

/** An order that was paid at Stripe. The product has not got the event yet. */
async function aPaidOrder(given: Parameters<typeof anOrder>[0] = {}) {
  const order = anOrder(given);
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  const succeeded = await eventOf(intent.id, 'payment_intent.succeeded');
  return { id: order.booking_id, intentId: intent.id, succeeded };
}

async function eventOf(intentId: string, type: string) {
  const found = (await checkout.eventsOf(intentId)).findLast((event) => event.type === type);
  if (!found) throw new Error(`Stripe sent no ${type} for ${intentId}`);
  return found;
}

test('the webhook confirms a paid booking and queues one welcome text per distinct phone', async () => {
  const phone_numbers = ['+447700900201', '+447700900202', '+447700900201'];
  const { id, succeeded } = await aPaidOrder({ participants: 3, phone_numbers });
  expect(await checkout.deliver(succeeded)).toEqual({ status: 200, body: 'settled' });
  const booking = await checkout.booking(id);
  expect(booking).toMatchObject({ status: 'confirmed' });
  const text = (await checkout.services.db.doc(`sms_messages/${id}_welcome_0`).get()).data();
  expect(text).toMatchObject({
    settled: true,
    twilio_sid: expect.stringMatching(/^SM/),
    direction: 'outbound',
    message_type: 'welcome',
  });
  expect(text?.message_content).toMatch(/Color & Vinyl is booked! (?:It begins at .*\. )?Reply START/);
  expect(await checkout.welcomed(id)).toEqual(['+447700900201', '+447700900202']);
});

test('only the person who paid learns which of their phones has opted out', async () => {
  const silent = { opted_out: true, opted_out_at: checkout.services.now(), heard: [] };
  await checkout.services.db.doc('sms_phones/+447700900202').set(silent);
  const { id, succeeded } = await aPaidOrder({ participants: 2, phone_numbers: ['+447700900201', '+447700900202'] });
  expect(await checkout.booking(id)).not.toHaveProperty('opted_out');
  await checkout.deliver(succeeded);
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', opted_out: [1] });
});

test('ten deliveries of one event at once take effect once', async () => {
  const { id, succeeded } = await aPaidOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => checkout.deliver(succeeded)));
  expect(answers.filter(({ body }) => body === 'settled')).toHaveLength(1);
  expect(answers.filter(({ body }) => body === 'repeated')).toHaveLength(9);
  expect(await checkout.welcomed(id)).toHaveLength(1);
});

test('accepts an event that changes no booking, and does nothing', async () => {
  const { intentId } = await aPaidOrder();
  const created = await eventOf(intentId, 'payment_intent.created');
  expect(await checkout.deliver(created)).toEqual({ status: 200, body: 'ignored' });
  expect(await checkout.services.store.stripeEvents.at(created.id).exists()).toBe(false);
});

describe('forgeries are answered 400 and write nothing', () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const forgeries: [string, (payload: string) => [body: string, signature: string]][] = [
    ['no signature', (payload) => [payload, '']],
    ['another secret', (payload) => [payload, sign(payload, now(), 'whsec_guessed')]],
    ['a signature of 301 seconds ago', (payload) => [payload, sign(payload, now() - 301)]],
    ['a re-serialised body', (payload) => [JSON.stringify(JSON.parse(payload), null, 2), sign(payload)]],
    ['a changed body', (payload) => [payload.replace('"evt_', '"evt_x'), sign(payload)]],
    ['the signature of another body', (payload) => [payload, sign('{}')]],
    ['an old scheme', (payload) => [payload, sign(payload).replace('v1=', 'v0=')]],
    ['a header of noise', (payload) => [payload, 't=,v1=,;%00']],
    ['a moved timestamp', (payload) => [payload, sign(payload).replace(/t=\d+/, `t=${now() + 60}`)]],
    ['an empty body', (payload) => ['', sign(payload)]],
  ];
  test.each(forgeries)('%s', async (_, forge) => {
    const { id, succeeded } = await aPaidOrder();
    const [body, signature] = forge(JSON.stringify(succeeded));
    const before = await checkout.booking(id);
    const answer = await receiveStripeEvent(checkout.services, Buffer.from(body), signature);
    expect(answer.status).toBe(400);
    expect(await checkout.booking(id)).toEqual(before);
    expect(await checkout.services.store.stripeEvents.at(succeeded.id).exists()).toBe(false);
    expect(await checkout.welcomed(id)).toEqual([]);
    showsFault(13, 1, 'forgeries answered 400, nothing written');
  });

  test('the same event with its true signature is taken', async () => {
    const { succeeded } = await aPaidOrder();
    const payload = JSON.stringify(succeeded, null, 2);
    const signature = sign(payload, now() - 290, localVendors.stripeWebhookSecret);
    expect(await receiveStripeEvent(checkout.services, Buffer.from(payload), signature)).toMatchObject({ status: 200 });
  });
});

test.each([
  [cards.isDeclined, 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', "Your card's security code is incorrect."],
  ['pm_card_chargeDeclinedProcessingError', 'An error occurred while processing your card. Try again in a little bit.'],
])('%s leaves the booking unpaid with the reason at Stripe, and another card pays it', async (card, reason) => {
  const order = anOrder();
  const { client_secret } = await checkout.place(order);
  await expect(checkout.pay(order.booking_id, card)).rejects.toThrow(reason);
  const intentId = await checkout.intentOf(order.booking_id);
  const { last_payment_error } = await checkout.stripe.paymentIntents.retrieve(intentId);
  expect(last_payment_error?.message).toBe(reason);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await checkout.welcomed(order.booking_id)).toEqual([]);
  expect(await checkout.place(order)).toMatchObject({ client_secret });
  await checkout.pay(order.booking_id);
  await checkout.deliver(await eventOf(intentId, 'payment_intent.succeeded'));
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed' });
  showsFault(15, 1, 'documented test cards that are declined: unpaid, and paid with another');
});

test('a failed authentication confirms nothing; a completed one does', async () => {
  const order = anOrder();
  const { client_secret } = await checkout.place(order);
  const authenticate = async (outcome: 'complete' | 'fail') => {
    const intent = await checkout.pay(order.booking_id, 'pm_card_threeDSecure2Required');
    expect(intent.status).toBe('requires_action');
    await fetch(`${checkout.standIns.url}/control/stripe/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment_intent: intent.id, client_secret, outcome }),
    });
    return intent.id;
  };
  const { last_payment_error } = await checkout.stripe.paymentIntents.retrieve(await authenticate('fail'));
  expect(last_payment_error?.message).toMatch(/unable to authenticate/);
  expect((await checkout.booking(order.booking_id)).status).toBe('pending_payment');
  await checkout.deliver(await eventOf(await authenticate('complete'), 'payment_intent.succeeded'));
  expect((await checkout.booking(order.booking_id)).status).toBe('confirmed');
  showsFault(15, 1, 'card that asks for an authentication: unpaid when it fails, paid when it is repeated');
});

describe('what Stripe has signed but cannot be read is answered 400, and writes nothing', () => {
  const about = (object: unknown, type = 'payment_intent.succeeded') => ({ id: 'evt_1', type, data: { object } });
  const events: [string, unknown][] = [
    ['no data', { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' }],
    ['no data.object', { id: 'evt_1', type: 'payment_intent.succeeded', data: {} }],
    ['an object that is none', about('pi_1')],
    ['an object without an id', about({})],
    ['an id that is none', about({ id: 7 })],
    ['an id that is a path', about({ id: '../charges/1' })],
    ['no type', { id: 'evt_1', data: { object: { id: 'pi_1' } } }],
    ['no id', { type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }],
    ['an event id that is a path', { ...about({ id: 'pi_1' }), id: 'a/b/c' }],
    ['a refund that names no payment', about({ id: 're_1' }, 'refund.created')],
    ['a dispute without an id', about({ payment_intent: 'pi_1' }, 'charge.dispute.created')],
    ['a list', []],
    ['nothing', null],
  ];
  test.each(events)('%s', async (_, event) => {
    checkout.reached();
    const payload = JSON.stringify(event);
    const answer = await receiveStripeEvent(checkout.services, Buffer.from(payload), sign(payload));
    expect(answer.status).toBe(400);
    expect(checkout.reached()).toBe(0);
    expect(await checkout.services.store.stripeEvents.at('evt_1').exists()).toBe(false);
  });

  test('ignores money without a PaymentIntent', async () => {
    const refund = about({ id: 're_1', payment_intent: null }, 'refund.created');
    expect(await checkout.deliver(refund)).toEqual({ status: 200, body: 'ignored' });
  });
});

test('a payment of another amount confirms nothing, and the customer is not asked to pay again', async () => {
  const { id, succeeded } = await aPaidOrder();
  for (const path of [`orders/${id}`, `bookings/${id}`]) await checkout.services.db.doc(path).update({ amount: 4_200 });
  expect((await checkout.deliver(succeeded)).status).toBe(200);
  expect(await checkout.booking(id)).toMatchObject({ status: 'pending_payment', confirmed_at: null });
  expect(await checkout.welcomed(id)).toEqual([]);
});

test('an intent cancelled at Stripe ends an unpaid booking, and does not change a paid one', async () => {
  const order = anOrder();
  await checkout.place(order);
  const intentId = await checkout.intentOf(order.booking_id);
  await checkout.stripe.paymentIntents.cancel(intentId);
  await checkout.deliver(await eventOf(intentId, 'payment_intent.canceled'));
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'expired', confirmed_at: null });
  await expect(checkout.place(order)).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('a partial refund keeps the hunt, a full one stops it', async () => {
  const { id, intentId, succeeded } = await aPaidOrder();
  await checkout.deliver(succeeded);
  await checkout.stripe.refunds.create({ payment_intent: intentId, amount: 300 });
  await checkout.deliver(await eventOf(intentId, 'charge.refunded'));
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', refunded_amount: 300 });
  await checkout.services.db.doc(`bookings/${id}`).update({ 'hunt.phase': 'puzzle', 'hunt.stop_number': 2 });
  await checkout.stripe.refunds.create({ payment_intent: intentId });
  await checkout.deliver(await eventOf(intentId, 'refund.created'));
  expect(await checkout.booking(id)).toMatchObject({
    status: 'refunded',
    refunded_amount: 1_000,
    hunt: { phase: 'stopped', stop_number: 2 },
  });
});

test('a dispute is flagged, and counts as a full refund when it is lost', async () => {
  const { id, intentId, succeeded } = await aPaidOrder();
  await checkout.deliver(succeeded);
  await dispute({ payment_intent: intentId });
  await checkout.deliver(await eventOf(intentId, 'charge.dispute.created'));
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', disputed: true });
  await dispute({ payment_intent: intentId, close: 'lost' });
  await checkout.deliver(await eventOf(intentId, 'charge.dispute.closed'));
  expect(await checkout.booking(id)).toMatchObject({ status: 'refunded', refunded_amount: 1_000, disputed: true });
});

test('an old event of a dispute does not flag it again after it was won', async () => {
  const { id, intentId, succeeded } = await aPaidOrder();
  await checkout.deliver(succeeded);
  await dispute({ payment_intent: intentId });
  const created = await eventOf(intentId, 'charge.dispute.created');
  await dispute({ payment_intent: intentId, close: 'won' });
  await checkout.deliver(await eventOf(intentId, 'charge.dispute.closed'));
  const { services } = checkout;
  const late = {
    ...services,
    payments: { ...services.payments, dispute: async () => ({ state: 'open' as const, disputed: [] }) },
  };
  const payload = JSON.stringify(created);
  await receiveStripeEvent(late, Buffer.from(payload), sign(payload));
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', disputed: false });
});

test('while Stripe or Firestore fails the answer is 500, nothing is half done, and a later delivery does it all', async () => {
  const { id, succeeded } = await aPaidOrder();
  const before = await checkout.booking(id);
  await fetch(`${checkout.standIns.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'stripe', kind: 'error500', times: 3 }),
  });
  expect((await checkout.deliver(succeeded)).status).toBe(500);
  const { services } = checkout;
  const db = Object.create(services.db, {
    batch: {
      value: () => {
        const batch = services.db.batch();
        batch.commit = () => Promise.reject(new Error('UNAVAILABLE'));
        return batch;
      },
    },
  });
  const payload = JSON.stringify(succeeded);
  const failing = { ...services, db, store: storeOf(db) };
  expect(await receiveStripeEvent(failing, Buffer.from(payload), sign(payload))).toMatchObject({ status: 500 });
  expect(await checkout.booking(id)).toEqual(before);
  expect(await checkout.deliver(succeeded)).toEqual({ status: 200, body: 'settled' });
  expect(await checkout.welcomed(id)).toHaveLength(1);
});

test('accepts an event about a payment without a booking, and does nothing', async () => {
  const foreign = await checkout.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'gbp',
    confirm: true,
    payment_method: cards.pays,
  });
  expect(await checkout.deliver(await eventOf(foreign.id, 'payment_intent.succeeded'))).toEqual({
    status: 200,
    body: 'unknown',
  });
});

test.each([{ booking_id: 'a/b' }, { party_id: 'a/b' }])(
  'accepts an event about a payment of %j, which no document can have, and does nothing',
  async (metadata) => {
    const card = { confirm: true, payment_method: cards.pays };
    const { id } = await checkout.stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp', ...card, metadata });
    const succeeded = await eventOf(id, 'payment_intent.succeeded');
    expect(await checkout.deliver(succeeded)).toEqual({ status: 200, body: 'unknown' });
  },
);

async function dispute(body: { payment_intent: string; close?: 'won' | 'lost' }): Promise<void> {
  const answer = await fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
