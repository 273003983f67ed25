import { bookingSchema, welcomeTexts } from '@streetlore/domain/booking';
import { type HuntState, newHunt } from '@streetlore/domain/hunt';
import { collections } from '@streetlore/domain/paths';
import { query } from '@streetlore/domain/query';
import { aBooking, anOrderOf, aPendingBooking } from '@streetlore/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmFromStripe } from '../../../functions/src/bookings/confirm-from-stripe.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { anOrder, type Checkout, openCheckout } from './support.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-expiry');
});
beforeEach(() => checkout.reset());
afterAll(() => checkout.end());

/** How many browsers close after the payment; `npm run test:deep` closes a hundred. */
const BROWSERS = process.env.DEEP ? 100 : 20;

test(`confirms all of ${BROWSERS} bookings whose browser closed, with four of ten webhooks lost`, async () => {
  const orders = Array.from({ length: BROWSERS }, () => anOrder());
  for (let from = 0; from < orders.length; from += 10)
    await Promise.all(
      orders.slice(from, from + 10).map(async (order, n) => {
        await checkout.place(order);
        const intent = await checkout.pay(order.booking_id);
        if (n % 3 === 0) return;
        const event = (await checkout.eventsOf(intent.id)).find(({ type }) => type === 'payment_intent.succeeded');
        expect(await checkout.deliver(event ?? {})).toEqual({ status: 200, body: 'settled' });
      }),
    );
  checkout.services.clock.advance(minutes(11));
  expect(await expireDue(checkout.services)).toEqual({
    expired: 0,
    abandoned: 0,
    rechecked: 0.4 * BROWSERS,
    refunds: 0,
  });
  const bookings = await checkout.services.store.find(query(collections.bookings, bookingSchema));
  expect(bookings.filter(({ status }) => status === 'confirmed')).toHaveLength(BROWSERS);
  const texts = await checkout.services.db.collection(collections.smsMessages).count().get();
  expect(texts.data().count).toBe(BROWSERS);
  showsFault(14, BROWSERS, `of ${BROWSERS} bookings confirmed whose browser died after paying`);
});

test('does not touch a young unpaid booking', async () => {
  const order = anOrder();
  await checkout.place(order);
  checkout.services.clock.advance(minutes(9));
  expect(await expireDue(checkout.services)).toEqual({ expired: 0, abandoned: 0, rechecked: 0, refunds: 0 });
  expect((await checkout.booking(order.booking_id)).status).toBe('pending_payment');
});

test('an unpaid booking is cancelled after 24 hours, and can no longer be paid at Stripe', async () => {
  const order = anOrder();
  await checkout.place(order);
  const payment_intent_id = await checkout.intentOf(order.booking_id);
  checkout.services.clock.advance(hours(24));
  expect(await expireDue(checkout.services)).toMatchObject({ abandoned: 1 });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'expired', hunt: { phase: 'stopped' } });
  const intent = await checkout.stripe.paymentIntents.retrieve(payment_intent_id);
  expect(intent.status).toBe('canceled');
  expect(await expireDue(checkout.services)).toEqual({ expired: 0, abandoned: 0, rechecked: 0, refunds: 0 });
});

test('a booking paid in its last minute confirms instead', async () => {
  const order = anOrder();
  await checkout.place(order);
  await checkout.pay(order.booking_id);
  checkout.services.clock.advance(hours(25));
  await expireDue(checkout.services);
  expect((await checkout.booking(order.booking_id)).status).toBe('confirmed');
  expect(await checkout.welcomed(order.booking_id)).toHaveLength(1);
});

test('a booking whose intent was never made is cancelled without asking Stripe', async () => {
  const booking = aPendingBooking({ order_id: 'no-intent' });
  await checkout.services.db.doc('bookings/no-intent').set(booking);
  const order = anOrderOf({ ...booking, id: 'no-intent' }, { payment_intent_id: null });
  await checkout.services.db.doc('orders/no-intent').set(order);
  checkout.reached();
  await expireDue(checkout.services);
  expect((await checkout.booking('no-intent')).status).toBe('expired');
  expect(checkout.reached()).toBe(0);
});

test('unstarted hunts expire at their hour without a text; started and finished ones do not', async () => {
  const now = checkout.services.now();
  const at = (offset: number) => new Date(now.getTime() + offset);
  const { hunt } = aBooking();
  await Promise.all([
    checkout.services.db.doc('bookings/ran-out').set(aBooking({ expires_at: at(0) })),
    checkout.services.db.doc('bookings/fresh').set(aBooking({ expires_at: at(1) })),
    checkout.services.db
      .doc('bookings/playing')
      .set(aBooking({ expires_at: at(-hours(2)), hunt: { ...hunt, phase: 'puzzle', stop_number: 1 } })),
    checkout.services.db.doc('bookings/done').set(aBooking({ expires_at: at(-hours(2)), status: 'completed' })),
  ]);
  expect(await expireDue(checkout.services)).toMatchObject({ expired: 1 });
  expect(await checkout.booking('ran-out')).toMatchObject({ status: 'expired', hunt: { phase: 'stopped' } });
  expect((await checkout.booking('fresh')).status).toBe('confirmed');
  expect((await checkout.booking('playing')).status).toBe('confirmed');
  expect((await checkout.booking('done')).status).toBe('completed');
  expect((await checkout.services.db.collection(collections.smsMessages).count().get()).data().count).toBe(0);
});

test('a hunt that nobody played for a week ends without a text, paused or not; others go on', async () => {
  const now = checkout.services.now();
  const at = (offset: number) => new Date(now.getTime() + offset);
  const week = hours(7 * 24);
  const started = at(-week - hours(30));
  const put = async (id: string, given: Partial<HuntState>) => {
    const hunt: HuntState = { ...newHunt(), phase: 'puzzle', stop_number: 2, stop_started_at: at(-week), ...given };
    const times = { created_at: started, expires_at: at(-week), started_at: started };
    await checkout.services.db.doc(`bookings/${id}`).set(aBooking({ ...times, hunt, current_stop: hunt.stop_number }));
  };
  const result = { stop_number: 1, outcome: 'solved', seconds: 60, wrong_answers: 0, hints: 0, points: 150 } as const;
  await put('older', { results: [result], score: 150 });
  await put('held', { paused: true, paused_at: at(-week), stop_started_at: started });
  await put('reward', { phase: 'reward', stop_started_at: started, active_at: at(-week) });
  await put('played', { active_at: at(-week + 1) });
  await put('claimed', { results: [{ ...result, claimed_at: at(-hours(1)) }] });
  await put('young', { stop_started_at: at(-week + 1) });
  await expireDue(checkout.services);
  const statuses = async () =>
    Object.fromEntries(
      (await checkout.services.store.find(query(collections.bookings, bookingSchema))).map(({ id, status }) => [
        id,
        status,
      ]),
    );
  const ended = { older: 'expired', held: 'expired', reward: 'expired' };
  const going = { played: 'confirmed', claimed: 'confirmed', young: 'confirmed' };
  expect(await statuses()).toEqual({ ...ended, ...going });
  // The hunt is stored as 'End hunt' leaves it: its progress stays for the tour's figures.
  const older = await checkout.booking('older');
  expect(older).toMatchObject({
    current_stop: 2,
    completed_at: null,
    hunt: { phase: 'stopped', stop_started_at: null, score: 150, results: [result] },
  });
  await expireDue(checkout.services);
  expect(await checkout.booking('older')).toEqual(older);
  expect((await checkout.services.db.collection(collections.smsMessages).count().get()).data().count).toBe(0);
});

test('one booking that fails does not keep the others waiting, and the next sweep finds it again', async () => {
  const orders = [anOrder(), anOrder(), anOrder()];
  for (const order of orders) await checkout.place(order);
  checkout.services.clock.advance(hours(24));
  const { services } = checkout;
  const [broken] = orders;
  const payment_intent_id = await checkout.intentOf(broken?.booking_id ?? '');
  const payment = async (id: string) => {
    if (id === payment_intent_id) throw new Error('Stripe is down');
    return await services.payments.payment(id);
  };
  await expect(expireDue({ ...services, payments: { ...services.payments, payment } })).rejects.toThrow(
    broken?.booking_id,
  );
  const statuses = await Promise.all(orders.map(async ({ booking_id }) => (await checkout.booking(booking_id)).status));
  expect(statuses).toEqual(['pending_payment', 'expired', 'expired']);
  expect(await expireDue(services)).toMatchObject({ abandoned: 1 });
  expect((await checkout.booking(broken?.booking_id ?? '')).status).toBe('expired');
});

test('webhook, sweep and the returning browser at once confirm a booking once', async () => {
  const order = anOrder();
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  const event = (await checkout.eventsOf(intent.id)).find(({ type }) => type === 'payment_intent.succeeded');
  checkout.services.clock.advance(minutes(11));
  await Promise.all([
    checkout.deliver(event ?? {}),
    expireDue(checkout.services),
    confirmFromStripe(checkout.services, order.booking_id),
    checkout.place(order),
  ]);
  const booking = await checkout.booking(order.booking_id);
  expect(booking.status).toBe('confirmed');
  const expected = welcomeTexts(order.booking_id, aBooking(), { site: 'localhost', link: '' }, checkout.services.now());
  expect(await checkout.welcomed(order.booking_id)).toHaveLength(expected.length);
  expect(await checkout.place(order)).toMatchObject({ client_secret: null });
});
