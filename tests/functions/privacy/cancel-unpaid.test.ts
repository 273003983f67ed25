import { bookingTexts } from '@streetlore/domain/booking';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { noRetainedRecords } from '@streetlore/domain/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBooking } from '../../../functions/src/bookings/place-order.ts';
import { cancelUnpaid } from '../../../functions/src/privacy/cancel-unpaid.ts';
import { abandonedErasures, erasePersonData, finishErasure } from '../../../functions/src/privacy/erase-person.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from '../bookings/support.ts';

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const person = { phone_numbers: ['+447700955123'], emails: [] };
let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-cancel-unpaid');
});
afterAll(() => checkout.end());

const order = () => anOrder({ phone_numbers: person.phone_numbers });
const erasing = () => erasePersonData(checkout.services, { ...person, request_id: crypto.randomUUID() }, admin);

test('an unpaid booking by a stranger in somebody’s name does not block their erasure', async () => {
  const placed = order();
  await checkout.place(placed);
  const payment_intent_id = await checkout.intentOf(placed.booking_id);
  await expect(erasing()).rejects.toThrow('just being paid for');
  await cancelUnpaid(checkout.services, person);
  expect(await checkout.booking(placed.booking_id)).toMatchObject({ status: 'expired' });
  expect((await checkout.stripe.paymentIntents.retrieve(payment_intent_id)).status).toBe('canceled');
  await expect(checkout.pay(placed.booking_id)).rejects.toThrow();
  expect((await erasing()).done).toBe(true);
  expect(JSON.stringify(await checkout.booking(placed.booking_id))).not.toContain('955123');
});

test('keeps a booking that is paid at that moment, and cancels one without a PaymentIntent', async () => {
  const [paid, bare] = [order(), order()];
  await checkout.place(paid);
  await checkout.pay(paid.booking_id);
  await checkout.place(bare);
  await checkout.services.db.doc(`orders/${bare.booking_id}`).update({ payment_intent_id: null });
  await cancelUnpaid(checkout.services, person);
  expect(await checkout.booking(paid.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await checkout.booking(bare.booking_id)).toMatchObject({ status: 'expired' });
  await expect(erasing()).rejects.toThrow('just being paid for');
  for (const event of await checkout.eventsOf(await checkout.intentOf(paid.booking_id))) await checkout.deliver(event);
  expect(await checkout.booking(paid.booking_id)).toMatchObject({ status: 'confirmed' });
});

test('an erasure that the sweep finishes cancels unpaid bookings made since it began', async () => {
  const lee = { phone_numbers: ['+447700955124'], emails: [] };
  await checkout.services.store.erasures.at('lee').set({
    ...lee,
    request_id: crypto.randomUUID(),
    actor_uid: admin.uid,
    actor_email: admin.email,
    begun_at: new Date(checkout.services.clock.now().getTime() - 3 * 60_000),
    kept: noRetainedRecords,
    replaced: 0,
    searched: null,
  });
  const placed = anOrder({ phone_numbers: lee.phone_numbers });
  await checkout.place(placed);
  expect(await abandonedErasures(checkout.services)).toEqual(['lee']);
  expect(await finishErasure(checkout.services, 'lee')).toBe(true);
  const { status, phone_numbers } = await checkout.booking(placed.booking_id);
  const payment_intent_id = await checkout.intentOf(placed.booking_id);
  expect({ status, phone_numbers }).toEqual({ status: 'expired', phone_numbers: [ERASED_NUMBER] });
  expect((await checkout.stripe.paymentIntents.retrieve(payment_intent_id)).status).toBe('canceled');
});

test('keeps a booking that is paid between the check and the cancellation', async () => {
  const kim = { phone_numbers: ['+447700955125'], emails: [] };
  const placed = anOrder({ phone_numbers: kim.phone_numbers });
  await checkout.place(placed);
  const { payments } = checkout.services;
  const cancel: typeof payments.cancel = async (intentId) => {
    await checkout.pay(placed.booking_id);
    return await payments.cancel(intentId);
  };
  await cancelUnpaid({ ...checkout.services, payments: { ...payments, cancel } }, kim);
  const { status } = await checkout.booking(placed.booking_id);
  const payment_intent_id = await checkout.intentOf(placed.booking_id);
  expect(status).toBe('pending_payment');
  expect((await checkout.stripe.paymentIntents.retrieve(payment_intent_id)).status).toBe('succeeded');
  await expect(erasePersonData(checkout.services, { ...kim, request_id: crypto.randomUUID() }, admin)).rejects.toThrow(
    'just being paid for',
  );
});

test('an order that is placed while its booking is cancelled can no longer be paid', async () => {
  const pat = { phone_numbers: ['+447700955126'], emails: [] };
  const placed = anOrder({ phone_numbers: pat.phone_numbers });
  const { payments } = checkout.services;
  let made = '';
  const intend: typeof payments.intend = async (booking) => {
    const payment = await payments.intend(booking);
    made = payment.facts.intent_id;
    await cancelUnpaid(checkout.services, pat);
    return payment;
  };
  const services = { ...checkout.services, payments: { ...payments, intend } };
  await expect(placeBooking(services, placed, { uid: ownerOf(placed), ip: '192.0.2.1' })).rejects.toMatchObject({
    message: bookingTexts.closed,
  });
  expect((await checkout.stripe.paymentIntents.retrieve(made)).status).toBe('canceled');
  expect(await checkout.booking(placed.booking_id)).toMatchObject({ status: 'expired' });
});
