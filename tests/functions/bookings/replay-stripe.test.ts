import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replayMissed } from '../../../functions/src/bookings/replay-stripe.ts';
import { anOrder, type Checkout, openCheckout } from './support.ts';

let checkout: Checkout;
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
beforeAll(async () => {
  checkout = await openCheckout('demo-book-replay');
});
beforeEach(() => checkout.reset());
afterAll(async () => {
  quiet.mockRestore();
  await checkout.end();
});

const replay = () => replayMissed(checkout.services);

/** An order that was paid at Stripe, without any event to the product. */
async function paid(phone: string) {
  const order = anOrder({ phone_numbers: [phone] });
  await checkout.place(order);
  return { id: order.booking_id, intent: await checkout.pay(order.booking_id) };
}

test('after days with a broken webhook, payments, refunds and lost disputes take effect once', async () => {
  const [bought, refunded, disputed] = [
    await paid('+447700900311'),
    await paid('+447700900312'),
    await paid('+447700900313'),
  ];
  // One event was delivered before the webhook broke.
  const [event] = (await checkout.eventsOf(refunded.intent.id)).filter(
    ({ type }) => type === 'payment_intent.succeeded',
  );
  await checkout.deliver(event ?? {});
  await checkout.stripe.refunds.create({ payment_intent: refunded.intent.id, amount: 400 });
  for (const close of [undefined, 'lost'])
    await fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment_intent: disputed.intent.id, close }),
    });

  const first = await replay();
  expect(first).toMatchObject({ failed: 0, taken: first.listed - 1 });
  expect(await checkout.booking(bought.id)).toMatchObject({ status: 'confirmed', refunded_amount: 0 });
  expect(await checkout.booking(refunded.id)).toMatchObject({ status: 'confirmed', refunded_amount: 400 });
  expect(await checkout.booking(disputed.id)).toMatchObject({ status: 'refunded' });
  for (const { id } of [bought, refunded]) expect(await checkout.welcomed(id)).toHaveLength(1);
  expect(await replay()).toMatchObject({ listed: first.listed, taken: 0, failed: 0 });
});

test('a database that was restored from before the payment is brought up to date, with one welcome', async () => {
  const order = anOrder({ phone_numbers: ['+447700900314'] });
  await checkout.place(order);
  const { db } = checkout.services;
  const paths = [`orders/${order.booking_id}`, `bookings/${order.booking_id}`];
  const backup = await Promise.all(paths.map(async (path) => (await db.doc(path).get()).data() ?? {}));
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed' });

  await checkout.reset();
  for (const [n, path] of paths.entries()) await db.doc(path).set(backup[n] ?? {});
  expect(await replay()).toMatchObject({ taken: 1, failed: 0 });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed' });
  expect(await checkout.welcomed(order.booking_id)).toEqual(['+447700900314']);
});

test('an event that fails delays no other one, and the next replay handles it', async () => {
  const [unlucky, lucky] = [await paid('+447700900315'), await paid('+447700900316')];
  // Stripe's client library tries three times.
  const fault = { provider: 'stripe', kind: 'error500', times: 3, about: unlucky.intent.id };
  await fetch(`${checkout.standIns.url}/faults`, { method: 'POST', body: JSON.stringify(fault) });
  expect(await replay()).toMatchObject({ taken: 1, failed: 1 });
  expect(await checkout.booking(lucky.id)).toMatchObject({ status: 'confirmed' });
  expect(await checkout.booking(unlucky.id)).toMatchObject({ status: 'pending_payment' });
  expect(await replay()).toMatchObject({ taken: 1, failed: 0 });
  expect(await checkout.booking(unlucky.id)).toMatchObject({ status: 'confirmed' });
});

test('reads all pages of events, and none older than Stripe keeps', async () => {
  const { intent } = await paid('+447700900317');
  for (let pence = 1; pence <= 60; pence += 1)
    await checkout.stripe.refunds.create({ payment_intent: intent.id, amount: 1 });
  const { listed, failed } = await replay();
  expect(listed).toBeGreaterThan(120);
  expect(failed).toBe(0);
  checkout.services.clock.advance(31 * 24 * 3_600_000);
  expect(await replay()).toEqual({ listed: 0, taken: 0, failed: 0 });
});
