import { bookingActionTexts } from '@streetlore/domain/booking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptMismatchedPayment } from '../../../functions/src/bookings/accept-payment.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { anOrder, type Checkout, openCheckout } from './support.ts';

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const tell = { reason: 'paid_too_much', way: 'text' } as const;
const minutes = (count: number) => count * 60_000;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-mismatch');
});
afterAll(() => checkout.end());

/** A booking for £10.00 for which Stripe's webhook reported `received` pence. */
async function aMismatch(received = 700) {
  const order = anOrder();
  await checkout.place(order);
  const intentId = await checkout.intentOf(order.booking_id);
  await checkout.stripe.paymentIntents.update(intentId, { amount: received });
  await checkout.pay(order.booking_id);
  const events = await checkout.eventsOf(intentId);
  for (const event of events) expect((await checkout.deliver(event)).status).toBe(200);
  return order.booking_id;
}

const ask = (booking_id: string, received: number, request_id: string = crypto.randomUUID()) =>
  acceptMismatchedPayment(checkout.services, { booking_id, request_id, received }, admin);
const entriesOf = async (booking_id: string) => {
  const log = await checkout.services.db.collection('audit_log').where('target', '==', `bookings/${booking_id}`).get();
  return log.docs.map((entry) => entry.data());
};
const shown = async () => {
  await checkHealth(checkout.services);
  return (await checkout.services.db.doc('system/health').get()).get('payment_mismatches');
};

test('it waits for an admin, confirms nothing, and no sweep asks Stripe about it again', async () => {
  const before = await shown().catch(() => 0);
  const id = await aMismatch();
  expect(await checkout.booking(id)).toMatchObject({
    status: 'pending_payment',
    confirmed_at: null,
    amount: 1_000,
    payment_mismatch: { received: 700, refunded: 0, currency: 'gbp' },
  });
  expect(await checkout.welcomed(id)).toEqual([]);
  expect(await shown()).toBe(before + 1);
  checkout.reached();
  for (const waits of [minutes(11), minutes(26 * 60)]) {
    checkout.services.clock.advance(waits);
    await expireDue(checkout.services);
  }
  expect(checkout.reached()).toBe(0);
  expect(await checkout.booking(id)).toMatchObject({ status: 'pending_payment', payment_mismatch: { received: 700 } });
});

test.each([700, 1_300])(
  '%i pence accepted confirm the booking for that sum, once, and welcome its phones',
  async (received) => {
    const id = await aMismatch(received);
    const request_id = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => ask(id, received, request_id)));
    await ask(id, received, request_id);
    expect(await checkout.booking(id)).toMatchObject({
      status: 'confirmed',
      amount: received,
      total_amount: received / 100,
      refunded_amount: 0,
      payment_mismatch: null,
      opted_out: [],
    });
    expect(await checkout.welcomed(id)).toEqual(['+447700900123']);
    expect(await entriesOf(id)).toMatchObject([
      { action: 'payment_accepted', actor_uid: 'admin-1', detail: { price: 1_000, received } },
    ]);
    await expect(ask(id, received)).rejects.toThrow(bookingActionTexts.matches);
    expect(
      await refundPayment(
        checkout.services,
        { booking_id: id, request_id: crypto.randomUUID(), amount: null, seen: 0, tell },
        admin,
      ),
    ).toEqual({
      refunded: received,
    });
  },
);

test('a refund of it ends the booking, with the same audit entry as any refund', async () => {
  const id = await aMismatch();
  const input = { booking_id: id, request_id: crypto.randomUUID(), amount: null, seen: 0, tell };
  expect(await refundPayment(checkout.services, input, admin)).toEqual({ refunded: 700 });
  expect(await refundPayment(checkout.services, input, admin)).toEqual({ refunded: 700 });
  expect(await checkout.booking(id)).toMatchObject({
    status: 'refunded',
    amount: 700,
    refunded_amount: 700,
    payment_mismatch: null,
    hunt: { phase: 'stopped' },
  });
  const intent = await checkout.stripe.paymentIntents.retrieve(await checkout.intentOf(id), {
    expand: ['latest_charge'],
  });
  expect(intent.latest_charge).toMatchObject({ amount_refunded: 700 });
  expect(await checkout.welcomed(id)).toEqual([]);
  expect(await entriesOf(id)).toMatchObject([{ action: 'refund_requested', detail: { amount: 700, ...tell } }]);
  await expect(ask(id, 700)).rejects.toThrow(bookingActionTexts.matches);
});

test('the rest can be accepted after a refund of the difference', async () => {
  const id = await aMismatch(1_300);
  await refundPayment(
    checkout.services,
    { booking_id: id, request_id: crypto.randomUUID(), amount: 300, seen: 0, tell },
    admin,
  );
  expect(await checkout.booking(id)).toMatchObject({ payment_mismatch: { received: 1_300, refunded: 300 } });
  await ask(id, 1_300);
  expect(await checkout.booking(id)).toMatchObject({ status: 'confirmed', amount: 1_300, refunded_amount: 300 });
});

test('refuses to accept a sum that the admin did not see, and changes nothing while Stripe fails', async () => {
  const id = await aMismatch();
  await expect(ask(id, 1_000)).rejects.toThrow(bookingActionTexts.otherSum);
  const fault = { provider: 'stripe', kind: 'error500', times: 3 };
  await fetch(`${checkout.standIns.url}/faults`, { method: 'POST', body: JSON.stringify(fault) });
  await expect(ask(id, 700)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await checkout.booking(id)).toMatchObject({ status: 'pending_payment', payment_mismatch: { received: 700 } });
  expect(await entriesOf(id)).toEqual([]);
  await ask(id, 700);
  expect((await checkout.booking(id)).status).toBe('confirmed');
});
