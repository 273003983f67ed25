import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelUnpaid } from '../../../functions/src/privacy/cancel-unpaid.ts';
import { erase } from '../../../functions/src/privacy/erase-person.ts';
import { anOrder, openTill, type Till } from '../bookings/support.ts';

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const person = { phone_numbers: ['+447700955123'], emails: [] };
let till: Till;
beforeAll(async () => {
  till = await openTill('demo-cancel-unpaid');
});
afterAll(() => till.end());

const order = () => anOrder({ phone_numbers: person.phone_numbers });
const erasing = () => erase(till.services, { ...person, request_id: crypto.randomUUID() }, admin);

test('a booking that a stranger made in somebody’s name, and never paid, does not hold up their erasing', async () => {
  const placed = order();
  await till.place(placed);
  const { payment_intent_id } = await till.booking(placed.booking_id);
  await expect(erasing()).rejects.toThrow('just being paid for');
  await cancelUnpaid(till.services, person);
  expect(await till.booking(placed.booking_id)).toMatchObject({ status: 'expired' });
  expect((await till.stripe.paymentIntents.retrieve(String(payment_intent_id))).status).toBe('canceled');
  await expect(till.pay(placed.booking_id)).rejects.toThrow();
  expect((await erasing()).done).toBe(true);
  expect(JSON.stringify(await till.booking(placed.booking_id))).not.toContain('955123');
});

test('one that is paid at that moment is neither cancelled nor erased, and one whose PaymentIntent was never made is given up', async () => {
  const [paid, bare] = [order(), order()];
  await till.place(paid);
  await till.pay(paid.booking_id);
  await till.place(bare);
  await till.services.db.doc(`bookings/${bare.booking_id}`).update({ payment_intent_id: null });
  await cancelUnpaid(till.services, person);
  expect(await till.booking(paid.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await till.booking(bare.booking_id)).toMatchObject({ status: 'expired' });
  await expect(erasing()).rejects.toThrow('just being paid for');
  for (const event of await till.eventsOf(String((await till.booking(paid.booking_id)).payment_intent_id)))
    await till.deliver(event);
  expect(await till.booking(paid.booking_id)).toMatchObject({ status: 'confirmed' });
});
