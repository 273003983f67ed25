import type { Movement } from '@streetlore/domain/ledger';
import { collections } from '@streetlore/domain/paths';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showsFault } from '../../support/shows-fault.ts';
import { anOrder, type Checkout, cards, openCheckout } from './support.ts';

/** The test delivers every `STEP`-th of the 720 orders; `npm run test:deep` delivers every one. */
const STEP = process.env.DEEP ? 1 : 48;
const timeout = process.env.DEEP ? 1_800_000 : 180_000;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-orders');
});
afterAll(() => checkout.end());

test('six events in any order, three copies each, lead to one end state, one ledger and one welcome per phone', {
  timeout,
}, async () => {
  const order = anOrder({ participants: 2, phone_numbers: ['+447700900301', '+447700900302'] });
  await checkout.place(order);
  const unpaid = await checkout.booking(order.booking_id);
  const events = await lifeOf(order.booking_id);
  expect(events.map(({ type }) => type)).toEqual([
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
  ]);

  const ends = new Set<string>();
  const sequences = permutations(events).filter((_, n) => n % STEP === 0);
  for (const sequence of sequences) {
    await forget(order.booking_id, unpaid);
    for (const event of sequence) {
      const before = await checkout.booking(order.booking_id);
      await Promise.all([checkout.deliver(event), checkout.deliver(event), checkout.deliver(event)]);
      const after = await checkout.booking(order.booking_id);
      if (before.status !== 'pending_payment') expect(after.status).toBe('confirmed');
    }
    const booking = await checkout.booking(order.booking_id);
    ends.add(JSON.stringify([booking, await checkout.welcomed(order.booking_id), await ledger()]));
  }
  expect(ends.size).toBe(1);
  const [booking, welcomed, movements] = JSON.parse([...ends].join());
  expect(booking).toMatchObject({ status: 'confirmed', refunded_amount: 400, disputed: false });
  expect(welcomed).toEqual(['+447700900301', '+447700900302']);
  expect(movements.map(({ kind, card, fee }: Movement) => [kind, card, fee])).toEqual([
    ['charge_disputed', -1400, 2000],
    ['charge_disputed', 1400, 0],
    ['payment', 1800, 47],
    ['refund', -400, 0],
  ]);
  showsFault(12, sequences.length, 'of 720 orders of six events, three copies each, against Firestore: one end state');
});

/**
 * Plays a declined card, a payment, a partial refund and a dispute that is won. Gives Stripe's
 * events.
 */
async function lifeOf(bookingId: string): Promise<Stripe.Event[]> {
  await expect(checkout.pay(bookingId, cards.isDeclined)).rejects.toThrow();
  const intent = await checkout.pay(bookingId);
  await checkout.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  for (const close of [undefined, 'won'])
    await fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment_intent: intent.id, close }),
    });
  const relevant =
    /^(payment_intent\.(payment_failed|succeeded)|refund\.created|charge\.refunded|charge\.dispute\.(created|closed))$/;
  return (await checkout.eventsOf(intent.id)).filter(({ type }) => relevant.test(type));
}

test('the events of a rejected refund, in any order and three copies each, lead to one end state and one ledger', {
  timeout,
}, async () => {
  const order = anOrder({ phone_numbers: ['+447700900303'] });
  await checkout.place(order);
  const unpaid = await checkout.booking(order.booking_id);
  const intent = await checkout.pay(order.booking_id, cards.refundFails);
  await checkout.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  await fetch(`${checkout.standIns.url}/control/stripe/refund`, {
    method: 'POST',
    body: JSON.stringify({ payment_intent: intent.id, status: 'failed' }),
  });
  const relevant = /^(payment_intent\.succeeded|refund\.(created|failed)|charge\.refunded|charge\.refund\.updated)$/;
  const events = (await checkout.eventsOf(intent.id)).filter(({ type }) => relevant.test(type));
  expect(events).toHaveLength(5);
  const ends = new Set<string>();
  const sequences = permutations(events).filter((_, n) => n % (process.env.DEEP ? 1 : 12) === 0);
  for (const sequence of sequences) {
    await forget(order.booking_id, unpaid);
    for (const event of sequence)
      await Promise.all([checkout.deliver(event), checkout.deliver(event), checkout.deliver(event)]);
    ends.add(JSON.stringify([await checkout.booking(order.booking_id), await ledger()]));
  }
  expect(ends.size).toBe(1);
  const [booking, movements] = JSON.parse([...ends].join());
  expect(booking).toMatchObject({ status: 'confirmed', refunded_amount: 0, refund_problem: { amount: 400 } });
  expect(movements.map(({ kind, card }: Movement) => [kind, card])).toEqual([
    ['payment', 1000],
    ['refund', -400],
    ['refund_returned', 400],
  ]);
  showsFault(
    50,
    sequences.length,
    'of 120 orders of five events about a rejected refund, three copies each, against Firestore',
  );
});

/** What the ledger has, by kind. */
async function ledger(): Promise<object[]> {
  const { docs } = await checkout.services.db.collection(collections.ledger).get();
  const movements = docs.map((one) => ({ id: one.id, ...(one.data() as Movement) }));
  return movements.toSorted((a, b) => a.kind.localeCompare(b.kind, 'en') || a.card - b.card);
}

/** Puts Firestore back to the moment before the first event. */
async function forget(bookingId: string, unpaid: Record<string, unknown>): Promise<void> {
  const { db } = checkout.services;
  const batch = db.batch();
  for (const collection of [collections.stripeEvents, collections.smsMessages, collections.ledger])
    for (const ref of await db.collection(collection).listDocuments()) batch.delete(ref);
  batch.set(db.doc(`bookings/${bookingId}`), unpaid);
  await batch.commit();
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));
}
