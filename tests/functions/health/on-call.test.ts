import { type Health, healthSignals, healthTexts, type Signal, type SignalId } from '@streetlore/domain/health';
import { londonDay } from '@streetlore/domain/time';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { handleStripeWebhook } from '../../../functions/src/bookings/stripe-webhook.ts';
import { retryTexts } from '../../../functions/src/outbox/retry-outbox.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { storeTour } from '../../support/store-tour.ts';
import { anOrder, type Checkout, openCheckout, sign } from '../bookings/support.ts';
import { storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from '../sms/product.ts';

/*
 * Three nights of an admin on call. A fault shows on System Health within minutes, in words that
 * docs/runbook.md has. It is gone once the fault is mended as docs/runbook.md says.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let product: Product;
let checkout: Checkout;
const entries: Record<string, unknown>[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The clock starts at noon: a failure of today must not become one of yesterday.
  vi.setSystemTime(`${londonDay(new Date())}T12:00:00Z`);
  vi.spyOn(logger, 'write').mockImplementation((entry) => void entries.push({ ...entry }));
  product = await startProduct('demo-on-call', { timeoutMs: 20 });
  checkout = await openCheckout('demo-on-call-stripe');
});
beforeEach(async () => {
  entries.length = 0;
  for (const { services } of [product, checkout]) {
    await services.clear();
    services.tasks.recorded.length = 0;
    services.clock.set(new Date());
    await storeTour(services.db, 'color-vinyl');
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([product.end(), checkout.end()]);
  vi.useRealTimers();
});

type Services = (Product | Checkout)['services'];

/**
 * Lets time pass, for the vendors as well. Tasks run when they are due, and the sweep runs every
 * minute.
 */
async function pass(services: Services, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 30 * SECOND) {
    services.clock.advance(30 * SECOND);
    vi.setSystemTime(services.clock.now());
    const due = services.tasks.recorded.filter(({ queue, at }) => queue === 'retryOutbox' && at <= services.now());
    for (const task of due) {
      services.tasks.recorded.splice(services.tasks.recorded.indexOf(task), 1);
      await retryTexts(services, { phone_number: String(task.payload.phone_number), at: task.at.toISOString() });
    }
    if (passed % MINUTE !== 0) await sweepAll(services);
  }
}

async function shown(services: Services, id: SignalId): Promise<Signal | undefined> {
  const health: Health | null = await services.store.health.read();
  return healthSignals(health, null, services.now()).find((signal) => signal.id === id);
}

/** The log entry of the last check. This entry raises the alarm. */
const logged = () => entries.findLast(({ message }) => message === 'Health was checked');

test('Twilio refuses all for ten minutes: shown after two, no alarm, and every reply goes out by itself', async () => {
  const { services } = product;
  const phone = '+447700900123';
  await storeBooking(services, 'hunt', { phone_numbers: [phone] });
  await product.fault('error500', 10_000);
  await product.reply(phone, 'START');
  await pass(services, 2 * MINUTE);
  expect(await shown(services, 'queued')).toMatchObject({ level: 'amber' });
  expect((await shown(services, 'queued'))?.reason).toMatch(/^The oldest text had waited \d+ .*: Twilio answered 500$/);
  await pass(services, 8 * MINUTE);
  expect(await shown(services, 'queued')).toMatchObject({ level: 'amber' });
  expect(logged()).toMatchObject({ queued: 'amber', texts: 'green' });
  expect(Number(logged()?.waited_seconds)).toBeGreaterThan(500);

  await product.recover();
  await pass(services, 2 * MINUTE);
  expect(await shown(services, 'queued')).toMatchObject({ level: 'green', reason: healthTexts.queued.none });
  expect((await product.onPhone(phone)).at(-1)?.body).toContain('Stop 1/3');
});

test('Stripe’s secret is wrong: a warning at the first refusal, red at the first payment found by a sweep', async () => {
  const { services } = checkout;
  const deliver = async (intentId: string, secret?: string) => {
    const event = (await checkout.eventsOf(intentId)).find(({ type }) => type === 'payment_intent.succeeded');
    const payload = JSON.stringify(event);
    const at = Math.floor(Date.now() / SECOND);
    return await handleStripeWebhook(services, Buffer.from(payload), sign(payload, at, secret));
  };
  const paid = async () => {
    const order = anOrder();
    await checkout.place(order);
    return { ...order, intent: await checkout.pay(order.booking_id) };
  };
  const good = await paid();
  expect(await deliver(good.intent.id)).toMatchObject({ status: 200 });
  await pass(services, 2 * MINUTE);
  expect(logged()).toMatchObject({ stripe: 'green' });

  const { intent, ...order } = await paid();
  expect(await deliver(intent.id, 'whsec_of_another_endpoint')).toMatchObject({ status: 400 });
  expect(await shown(services, 'stripe')).toMatchObject({ level: 'amber' });
  expect((await shown(services, 'stripe'))?.reason).toContain('A call with a wrong signature was refused just now');
  await pass(services, 11 * MINUTE);
  expect(logged()).toMatchObject({ stripe: 'amber' });
  await expireDue(services);
  expect((await checkout.booking(order.booking_id)).status).toBe('confirmed');
  await pass(services, MINUTE);
  expect(await shown(services, 'stripe')).toMatchObject({ level: 'red' });
  expect(logged()).toMatchObject({ stripe: 'red' });

  // The secret is right again, and the engineer makes Stripe send the event again.
  expect(await deliver(intent.id)).toMatchObject({ status: 200 });
  await pass(services, MINUTE);
  expect(await shown(services, 'stripe')).toMatchObject({ level: 'green' });
  expect(logged()).toMatchObject({ stripe: 'green' });
});

test('a tour cannot be played: the next check names it, and the hunt begins once the tour is whole', async () => {
  const { services } = product;
  const phone = '+447700900124';
  await services.db.doc('tour_stop_secrets/color-vinyl_1').delete();
  await storeBooking(services, 'hunt', { phone_numbers: [phone] });
  await product.reply(phone, 'START');
  await pass(services, MINUTE);
  expect(await shown(services, 'errors')).toMatchObject({
    level: 'amber',
    reason: expect.stringContaining('1 error today, latest in `tourOfHunt`'),
  });
  expect(entries).toContainEqual(
    expect.objectContaining({
      message: 'A hunt was sold whose tour cannot be played',
      tour: 'color-vinyl',
      booking: 'hunt',
    }),
  );
  await storeTour(services.db, 'color-vinyl');
  await product.reply(phone, 'START');
  await pass(services, MINUTE);
  expect((await product.onPhone(phone)).at(-1)?.body).toContain('Stop 1/3');
});
