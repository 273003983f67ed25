import {
  bookingRateLimits,
  bookingTexts,
  statementSuffix,
  teamNameTexts,
  unpaidWelcomeLimit,
} from '@streetlore/domain/booking';
import { queuedText } from '@streetlore/domain/sms';
import { aTour } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBooking } from '../../../functions/src/bookings/place-order.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { forHunts, huntsLeft, storeGift } from '../../support/store-gift.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from './support.ts';

/** Calls of one client in a minute; `npm run test:deep` makes more. */
const CALLS = process.env.DEEP ? 200 : 50;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-create');
});
afterAll(() => checkout.end());

const phones = ['+447700900101', '+447700900102', '+447700900103', '+447700900104', '+447700900105'];
const group = (size: number) => ({ participants: size, phone_numbers: phones.slice(0, size) });

test('an order is written as pending and charged in pence by the server', async () => {
  const order = anOrder({ ...group(2), email: 'sam@example.test', team_name: 'Wall Spotters' });
  const placed = await checkout.place(order);
  const booking = await checkout.booking(order.booking_id);
  expect(booking).toMatchObject({
    status: 'pending_payment',
    amount: 1_800,
    total_amount: 18,
    current_stop: 0,
    uid: ownerOf(order),
    email: 'sam@example.test',
    team_name: 'Wall Spotters',
  });
  const intent = await checkout.stripe.paymentIntents.retrieve(await checkout.intentOf(order.booking_id));
  expect(intent).toMatchObject({
    amount: 1_800,
    currency: 'gbp',
    receipt_email: 'sam@example.test',
    // Cards with their wallets and Link; nothing that leads away, and no debit that takes days.
    payment_method_types: ['card', 'link'],
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    excluded_payment_method_types: ['bacs_debit'],
    description: `Streetlore: ${booking.tour_name}, 2 people`,
    statement_descriptor_suffix: statementSuffix(String(booking.tour_name)),
    metadata: { order_id: order.booking_id, tour_id: 'color-vinyl', participant_count: '2' },
  });
  const { receipt_email: _, client_secret: __, ...kept } = intent;
  expect(JSON.stringify(kept)).not.toMatch(/\+447700|example\.test|Wall Spotters/);
  expect(placed).toEqual({
    booking_id: order.booking_id,
    amount: 1_800,
    client_secret: intent.client_secret,
    gift: null,
  });
});

test('one to five people: Stripe is asked for the exact pence', async () => {
  const [price, tour_id] = [14.99, 'tour-with-pence'];
  await storeTour(checkout.services.db, tour_id, aTour({ price }));
  for (const size of [1, 2, 3, 4, 5]) {
    const order = anOrder({ tour_id, ...group(size) });
    const { amount } = await checkout.place(order);
    const each = Math.round(price * 100);
    expect(amount).toBe(each * size - (size > 1 ? Math.round((each * size) / 10) : 0));
    const payment_intent_id = await checkout.intentOf(order.booking_id);
    expect((await checkout.stripe.paymentIntents.retrieve(payment_intent_id)).amount).toBe(amount);
  }
  showsFault(10, 5, 'prices, for one to five people each, charged at Stripe to the penny');
});

test.each([0, 0.1])('100 bookings of a tour for £%d, which no card can pay for, text nobody', async (price) => {
  await storeTour(checkout.services.db, 'pennies', aTour({ price }));
  for (let n = 0; n < 100; n += 1) {
    const order = anOrder({ tour_id: 'pennies', ...group(2) });
    await expect(checkout.place(order)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: bookingTexts.voucherOnly,
      details: { field: 'gift_code' },
    });
    expect(await checkout.booking(order.booking_id)).toEqual({});
  }
  expect(
    (await checkout.services.db.collection('sms_messages').where('message_type', '==', 'welcome').get()).size,
  ).toBe(0);
});

test('50 calls at once for one booking make one PaymentIntent', async () => {
  const order = anOrder();
  const caller = aCaller('clicks', '192.0.2.50');
  const calls = await Promise.allSettled(
    Array.from({ length: 50 }, () => createBooking.operate(checkout.services, order, caller)),
  );
  const { data } = await checkout.stripe.paymentIntents.list({ limit: 100 });
  expect(data.filter((intent) => intent.metadata.order_id === order.booking_id)).toHaveLength(1);
  const secrets = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value.client_secret] : []));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets).toHaveLength(bookingRateLimits.visitor.calls);
  for (const call of calls)
    if (call.status === 'rejected') expect(call.reason).toMatchObject({ message: bookingTexts.tooManyAttempts });
  showsFault(11, 1, 'PaymentIntent after 50 calls at once');
});

test(`${CALLS} calls in a minute from one client: at most 5 reach Stripe`, async () => {
  const caller = aCaller('tester', '192.0.2.60');
  checkout.reached();
  const calls = await Promise.allSettled(
    Array.from({ length: CALLS }, () => createBooking.operate(checkout.services, anOrder(), caller)),
  );
  const reached = checkout.reached();
  expect(reached).toBeLessThanOrEqual(5);
  const refusals = calls.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(CALLS - 5);
  const written = await checkout.services.db.collection('bookings').where('uid', '==', 'tester').count().get();
  expect(written.data().count).toBe(5);
  const limits = await checkout.services.db.collection('rate_limits').get();
  expect(JSON.stringify(limits.docs.map((doc) => [doc.id, doc.data()]))).not.toContain('192.0.2.60');
  showsFault(17, reached, `of ${CALLS} calls of one client in a minute reached Stripe`);
});

test('limits one address with ever new visitors as well, for a minute', async () => {
  const ip = '192.0.2.70';
  checkout.reached();
  const visitors = Array.from({ length: 60 }, (_, n) => `many-${n}`);
  const calls: PromiseSettledResult<unknown>[] = [];
  // Fifteen at a time: nobody calls faster, and all at once would compete for the same document.
  while (visitors.length > 0)
    calls.push(
      ...(await Promise.allSettled(
        visitors.splice(0, 15).map((uid) => createBooking.operate(checkout.services, anOrder(), aCaller(uid, ip))),
      )),
    );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(bookingRateLimits.address.calls);
  expect(checkout.reached()).toBeLessThanOrEqual(bookingRateLimits.address.calls);
  checkout.services.clock.advance(59_000);
  const caller = aCaller('many-0', ip);
  await expect(createBooking.operate(checkout.services, anOrder(), caller)).rejects.toMatchObject({
    code: 'resource-exhausted',
  });
  checkout.services.clock.advance(2_000);
  await expect(createBooking.operate(checkout.services, anOrder(), caller)).resolves.toMatchObject({ amount: 1_000 });
});

test.each(['fuck the police', '07700 900123'])(
  'the team name %s is refused, and nothing is written',
  async (team_name) => {
    const order = anOrder({ team_name });
    await expect(checkout.place(order)).rejects.toMatchObject({
      message: teamNameTexts.refused,
      details: { field: 'team_name' },
    });
    expect(await checkout.booking(order.booking_id)).toEqual({});
  },
);

test('does not find a missing or unpublished tour, and writes nothing', async () => {
  await storeTour(checkout.services.db, 'draft', aTour({ status: 'draft' }));
  checkout.reached();
  for (const tour_id of ['nowhere', 'draft']) {
    const order = anOrder({ tour_id });
    await expect(checkout.place(order)).rejects.toMatchObject({
      code: 'not-found',
      message: 'Tour not found',
      details: { field: 'tour_id' },
    });
    expect(await checkout.booking(order.booking_id)).toEqual({});
  }
  expect(checkout.reached()).toBe(0);
});

test('another visitor, or other details, cannot touch a booking by its id', async () => {
  const order = anOrder();
  await checkout.place(order);
  const before = await checkout.booking(order.booking_id);
  checkout.reached();
  await expect(createBooking.operate(checkout.services, order, aCaller('mallory', '192.0.2.80'))).rejects.toMatchObject(
    {
      code: 'permission-denied',
    },
  );
  for (const change of [group(2), { email: 'a@example.test' }, { team_name: 'Others' }])
    await expect(checkout.place({ ...order, ...change })).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await checkout.booking(order.booking_id)).toEqual(before);
  expect(checkout.reached()).toBe(0);
});

test('the price is the one at the first call, even when the tour changes before the second', async () => {
  await storeTour(checkout.services.db, 'changing', aTour({ price: 10 }));
  const order = anOrder({ tour_id: 'changing' });
  const first = await checkout.place(order);
  await storeTour(checkout.services.db, 'changing', aTour({ price: 99, status: 'draft' }));
  expect(await checkout.place(order)).toEqual(first);
});

test('a crash after the intent was made heals: the same order leads to the same intent', async () => {
  const order = anOrder();
  const first = await checkout.place(order);
  const ref = checkout.services.db.doc(`orders/${order.booking_id}`);
  const payment_intent_id = await checkout.intentOf(order.booking_id);
  await ref.update({ payment_intent_id: null });
  expect(await checkout.place(order)).toEqual(first);
  expect(await checkout.intentOf(order.booking_id)).toBe(payment_intent_id);
});

test('a booking whose request to Stripe was another one in the release before asks for a new booking', async () => {
  const order = anOrder();
  await checkout.stripe.paymentIntents.create(
    { amount: 1_000, currency: 'gbp', allowed_payment_method_types: ['card'] },
    { idempotencyKey: order.booking_id },
  );
  await expect(checkout.place(order)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: bookingTexts.closed,
    details: { field: 'booking_id' },
  });
  expect((await checkout.place(anOrder())).client_secret).toMatch(/^pi_/);
});

test('when Stripe fails, the form gets an error and can be sent again', async () => {
  const order = anOrder();
  await fault('error500', 3);
  await expect(checkout.place(order)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Failed to create payment intent',
  });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await checkout.intentOf(order.booking_id)).toBe('');
  await expect(checkout.place(order)).resolves.toMatchObject({ booking_id: order.booking_id, amount: 1_000 });
});

test('a voucher covers the whole booking: no card, one use fewer, confirmed with its welcome texts', async () => {
  await storeGift(checkout.services.db, 'WALLS-2026', { hunts_left: 2 });
  const order = anOrder({ gift_code: 'WALLS-2026', ...group(2) });
  checkout.reached();
  const gift = { by: 'voucher', covered: 1_800, left: null, ends: null };
  const answer = { booking_id: order.booking_id, amount: 0, client_secret: null, gift };
  expect(await checkout.place(order)).toEqual(answer);
  expect(await checkout.place(order)).toEqual(answer);
  expect(checkout.reached()).toBe(0);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed', amount: 0 });
  expect(await checkout.welcomed(order.booking_id)).toEqual(phones.slice(0, 2));
  expect(await huntsLeft(checkout.services.db, 'WALLS-2026')).toBe(1);
});

test('a review of an order with a voucher says £0, and neither books nor takes a use', async () => {
  await storeGift(checkout.services.db, 'LOOK-FIRST', { hunts_left: 1 });
  const order = anOrder({ gift_code: 'LOOK-FIRST', ...group(2) });
  const gift = { by: 'voucher', covered: 1_800, left: null, ends: null };
  const answer = { booking_id: order.booking_id, amount: 0, client_secret: null, gift };
  const looked = { ...answer, gift: { ...gift, left: '0 hunts' } };
  expect(await checkout.place({ ...order, only_review: true })).toEqual(looked);
  expect(await checkout.booking(order.booking_id)).toEqual({});
  expect(await huntsLeft(checkout.services.db, 'LOOK-FIRST')).toBe(1);
  expect(await checkout.place(order)).toEqual(answer);
  // The voucher is used up, and the order that used it can still be looked at.
  expect(await checkout.place({ ...order, only_review: true })).toEqual(looked);
  await expect(checkout.place({ ...anOrder({ gift_code: 'LOOK-FIRST' }), only_review: true })).rejects.toMatchObject({
    message: 'This code has been used up',
    details: { field: 'gift_code' },
  });
});

test('bookings with vouchers text a number at most five times a day, whoever books', async () => {
  const victim = '+447700900777';
  await storeGift(checkout.services.db, 'PASSED-ON', forHunts(50));
  const book = () => checkout.place(anOrder({ gift_code: 'PASSED-ON', phone_numbers: [victim] }));
  for (let n = 0; n < unpaidWelcomeLimit.calls; n += 1) await book();
  await expect(book()).rejects.toMatchObject({
    message: bookingTexts.tooManyUnpaid(victim),
    details: { field: 'phone_numbers.0' },
  });
  expect(await huntsLeft(checkout.services.db, 'PASSED-ON')).toBe(45);
  // A wrong code does not count. A day later the limit allows more again.
  await expect(checkout.place(anOrder({ gift_code: 'NOT-THERE', phone_numbers: [victim] }))).rejects.toThrow(
    'not valid',
  );
  for (let n = 0; n < 94; n += 1) await expect(book()).rejects.toThrow(bookingTexts.tooManyUnpaid(victim));
  showsFault(48, 100, 'bookings without payment that name one number: five texted it');
  checkout.services.clock.advance(unpaidWelcomeLimit.milliseconds + 1);
  await expect(book()).resolves.toMatchObject({ amount: 0 });
});

test('a booking with a voucher is refused when the day’s budget of texts is spent, and the voucher keeps its use', async () => {
  await storeGift(checkout.services.db, 'LATE-ONE', { hunts_left: 1 });
  const text = { phone_number: '+447700900778', message_content: 'Hello', message_type: 'interaction' };
  const sent = {
    ...queuedText({ ...text, booking_id: null, tour_name: null }, checkout.services.clock.now()),
    settled: true,
  };
  const spent = checkout.services.db.doc('sms_messages/spent');
  await spent.set({ ...sent, segments: checkout.services.textLimits.dailySegments - 1 });
  const order = anOrder({ gift_code: 'LATE-ONE' });
  await expect(checkout.place(order)).rejects.toMatchObject({ message: bookingTexts.noTextsLeft });
  expect(await huntsLeft(checkout.services.db, 'LATE-ONE')).toBe(1);
  await spent.delete();
  await expect(checkout.place(order)).resolves.toMatchObject({ amount: 0 });
});

test('one of ten bookings at once gets the last use of a voucher', async () => {
  await storeGift(checkout.services.db, 'LAST-ONE', { hunts_left: 1 });
  const orders = Array.from({ length: 10 }, () => anOrder({ gift_code: 'LAST-ONE' }));
  const calls = await Promise.allSettled(orders.map((order) => checkout.place(order)));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await huntsLeft(checkout.services.db, 'LAST-ONE')).toBe(0);
});

test.each([
  ['NOT-THERE', 'This code is not valid'],
  ['RAN-OUT', 'This code could be used until 31 Dec 2025'],
  ['USED-UP', 'This code has been used up'],
])('the voucher %s is refused', async (gift_code, message) => {
  await storeGift(checkout.services.db, 'RAN-OUT', { expires_at: new Date('2026-01-01') });
  await storeGift(checkout.services.db, 'USED-UP', { hunts_left: 0 });
  const order = anOrder({ gift_code });
  await expect(checkout.place(order)).rejects.toMatchObject({
    code: 'failed-precondition',
    message,
    details: { field: 'gift_code' },
  });
  expect(await checkout.booking(order.booking_id)).toEqual({});
});

async function fault(kind: string, times: number): Promise<void> {
  const answer = await fetch(`${checkout.standIns.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'stripe', kind, times }),
  });
  expect(answer.ok).toBe(true);
}
