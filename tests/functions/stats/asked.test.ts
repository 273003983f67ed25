import { collections, documents } from '@streetlore/domain/paths';
import { type FiguresKey, tourMonthsSchema, tourStatsOf } from '@streetlore/domain/stats';
import { aTour } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptMismatchedPayment } from '../../../functions/src/bookings/accept-payment.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { extendBookingExpiry } from '../../../functions/src/bookings/extend-expiry.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { settleOrder } from '../../../functions/src/bookings/settle-order.ts';
import { joinHunt } from '../../../functions/src/hunt/add-teammate.ts';
import { playInboundTexts } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { endlessBudget } from '../../../functions/src/outbox/budget.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { storeGift } from '../../support/store-gift.ts';
import { storeTour } from '../../support/store-tour.ts';
import { anOrder, type Checkout, openCheckout } from '../bookings/support.ts';
import { aText, storeTexts } from '../hunt/world.ts';
import { asking } from './asking.ts';

// No function starts when a booking or a stop is written. The store asks for the recount that
// follows from a commit. This goes through every operation that commits one: each asks for what it moves,
// and once all is counted, the figures are right.

const tours = ['color-vinyl', 'pennies'] as const;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const [ann, bob, cat] = ['+447700900931', '+447700900932', '+447700900933'] as const;
let checkout: Checkout;
let asked: ReturnType<typeof asking>;
/** The days that the test has reached. */
const days = new Set<string>();

beforeAll(async () => {
  checkout = await openCheckout('demo-stats-asked');
  asked = asking(checkout.services);
  await storeTour(checkout.services.db, 'pennies', aTour({ price: 0.1 }));
});
afterAll(() => checkout.end());

const keys = (): FiguresKey[] => [
  'totals.bookings',
  'totals.messages',
  'public.hunts',
  ...[...days].flatMap((day) =>
    (['bookings', 'messages', 'stops'] as const).map((group) => `day.${day}.${group}` as const),
  ),
  ...[ann, bob, cat].map((number) => `player.${number}` as const),
];

/**
 * Counts what was asked for.
 * @returns the figures that differ from a count of the documents
 */
async function wrong(): Promise<string[]> {
  const { services } = checkout;
  await asked.count();
  const found = await Promise.all(
    keys().map(async (key) => {
      const recount = recountOf(services, key);
      const stored = await recount.target.read();
      // A day is counted whole, whatever its minutes that are closed say.
      const counted = await recount.count(services.now(), key.startsWith('day.') ? {} : (stored ?? {}));
      const { counted_at: _, closed: __, ...fields } = counted ?? {};
      const said = Object.fromEntries(Object.keys(fields).map((field) => [field, at(stored, field)]));
      const isRight = counted ? equal(said, fields) : stored === null;
      // A figure that no commit has changed yet has no document.
      return isRight || (stored === null && isNothing(fields)) ? [] : [`${key}: ${show(said)}, not ${show(fields)}`];
    }),
  );
  return [...found.flat(), ...(await wrongTours()), ...(await wrongSums())];
}

/** The tours whose figures differ from a count of all their months. */
async function wrongTours(): Promise<string[]> {
  const { services } = checkout;
  const found = await Promise.all(
    tours.map(async (id) => {
      const anew = await recountOf(services, `tour.${id}.2026-01.hunts`).whole?.(services.now());
      const counted = tourStatsOf(tourMonthsSchema.parse(anew));
      const { counted_at: _, ...said } = (await services.db.doc(documents.tourStats(id)).get()).data() ?? {};
      return equal(said, counted) || (said.tour_id === undefined && isNothing(counted.stops))
        ? []
        : [`${id}: ${show(said)}, not ${show(counted)}`];
    }),
  );
  return found.flat();
}

/**
 * The figures of all time that differ from a count of all documents. The product itself no longer
 * makes this count.
 */
async function wrongSums(): Promise<string[]> {
  const { db } = checkout.services;
  const [bookings, texts] = await Promise.all(
    [collections.bookings, collections.smsMessages].map((name) => db.collection(name).get()),
  );
  const paid = bookings?.docs.map((one) => one.data()).filter(({ confirmed_at }) => confirmed_at) ?? [];
  const [totals, open] = await Promise.all([documents.totals, documents.publicStats].map((path) => db.doc(path).get()));
  const said = {
    messages: totals?.get('messages') ?? 0,
    bookings: totals?.get('bookings') ?? 0,
    hunts_completed: open?.get('hunts_completed') ?? 0,
    explorers: open?.get('explorers') ?? 0,
  };
  const counted = {
    messages: texts?.size,
    bookings: paid.length,
    hunts_completed: paid.filter(({ status }) => status === 'completed').length,
    explorers: paid.reduce((sum, { participants }) => sum + participants, 0),
  };
  return equal(said, counted) ? [] : [`${show(said)} in all, not ${show(counted)} messages`];
}
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, part) => Object(inside)[part], value) ?? null;
const show = (value: unknown) => JSON.stringify(value);
const equal = (one: object, other: object) => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};
const isNothing = (value: unknown): boolean =>
  value !== null && typeof value === 'object'
    ? Object.values(value).every(isNothing)
    : value === 0 || value === null || typeof value === 'string';

/** Runs an operation an hour later, or so many. Expects that it asks for these kinds of figures. */
async function does(what: string, work: () => Promise<unknown>, kinds: readonly string[], hours = 1): Promise<void> {
  await asked.does(
    what,
    async () => {
      days.add(londonDay(checkout.services.now()));
      await work();
    },
    kinds,
    hours * 60,
  );
}

let texts = 0;
async function says(from: string, ...bodies: string[]): Promise<void> {
  for (const body of bodies) {
    texts += 1;
    checkout.services.clock.advance(60_000);
    await storeTexts(checkout.services, [aText(checkout.services, `SMasked${texts}`, from, body)]);
    await playInboundTexts(checkout.services, from, endlessBudget);
  }
}

async function paid(given: Parameters<typeof anOrder>[0]): Promise<string> {
  const order = anOrder(given);
  await checkout.place(order);
  await checkout.pay(order.booking_id);
  return order.booking_id;
}

test('every operation on a booking or a stop asks for its recount, from the order to the erasure', async () => {
  const { services } = checkout;
  const about = (booking_id: string) => ({ booking_id, request_id: crypto.randomUUID() });
  await storeGift(services.db, 'FREE-HUNT');
  const free = anOrder({ tour_id: 'pennies', phone_numbers: [cat], gift_code: 'FREE-HUNT' });
  await does('a free hunt', () => checkout.place(free), [
    'bookings of a day',
    'conversation',
    'messages of a day',
    'needs',
    'player',
  ]);

  let id = '';
  await does('an order', async () => {
    id = await paid({ participants: 2, phone_numbers: [ann, bob], email: 'ann@example.org' });
  }, []);
  await does('its payment', async () => {
    for (const event of await checkout.eventsOf(await checkout.intentOf(id)))
      expect((await checkout.deliver(event)).status).toBe(200);
  }, ['bookings of a day', 'conversation', 'messages of a day', 'needs', 'player']);
  const played = ['conversation', 'messages of a day', 'player', 'stop', 'stops of a day', 'stops of a tour'];
  for (const [kinds, ...said] of [
    [['conversation', 'messages of a day', 'player', 'stops of a tour'], 'START', 'badger', 'HINT'],
    [played, 'answer1'],
    [played, 'CLAIMED', 'SKIP'],
  ] as const)
    await does(said.join(', '), () => says(ann, ...said), kinds);
  await does('a teammate', () => joinHunt(services, { ...about(id), phone_number: cat }, admin), [
    'bookings of a day',
    'conversation',
    'messages of a day',
    'player',
  ]);
  await does('the last answer', () => says(bob, 'answer3', 'CLAIMED'), [
    'bookings of a day',
    'conversation',
    'hunts of a tour',
    'messages of a day',
    'player',
    'stop',
    'stops of a day',
    'stops of a tour',
  ]);
  expect(await checkout.booking(id)).toMatchObject({ status: 'completed' });
  await does(
    'a refund',
    () =>
      refundPayment(
        services,
        { ...about(id), amount: null, seen: 0, tell: { reason: 'goodwill', way: 'text' } },
        admin,
      ),
    ['bookings of a day', 'conversation', 'hunts of a tour', 'messages of a day', 'player'],
  );
  expect(await wrong()).toEqual([]);

  await does('START of the free one', () => says(cat, 'START'), ['messages of a day', 'stops of a tour']);
  await does(
    'a stop skipped by hand',
    () => steerBooking(services, { ...about(free.booking_id), step: 'skip', stop_number: 1 }, admin),
    ['conversation', 'messages of a day', 'player', 'stop', 'stops of a day', 'stops of a tour'],
  );
  await does('an end by hand', () => steerBooking(services, { ...about(free.booking_id), step: 'end' }, admin), [
    'bookings of a day',
    'conversation',
    'messages of a day',
    'needs',
    'player',
    'stops of a tour',
  ]);
  expect(await wrong()).toEqual([]);

  await does('another payment', async () => {
    id = await paid({ phone_numbers: [bob] });
    const intent = await services.payments.payment(await checkout.intentOf(id));
    if (intent) await settleOrder(services, { payment: intent });
  }, ['bookings of a day', 'conversation', 'messages of a day', 'needs', 'player']);
  await does('its expiry', () => expireDue(services), ['bookings of a day', 'needs', 'player'], 30);
  await does('more time', () => extendBookingExpiry(services, { ...about(id), hours: 24 }, admin), [
    'bookings of a day',
    'needs',
    'player',
  ]);
  await does('its expiry once more', () => expireDue(services), ['bookings of a day', 'needs', 'player'], 30);

  expect(await wrong()).toEqual([]);

  await does('a payment of another sum', async () => {
    const order = anOrder({ phone_numbers: [ann] });
    await checkout.place(order);
    const intentId = await checkout.intentOf(order.booking_id);
    await checkout.stripe.paymentIntents.update(intentId, { amount: 700 });
    await checkout.pay(order.booking_id);
    for (const event of await checkout.eventsOf(intentId)) await checkout.deliver(event);
    await acceptMismatchedPayment(services, { ...about(order.booking_id), received: 700 }, admin);
    id = order.booking_id;
    expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed', amount: 700 });
  }, ['bookings of a day', 'conversation', 'messages of a day', 'needs', 'player']);
  await does('a hunt that is begun on its day', () => says(ann, 'START', 'answer1'), [
    'messages of a day',
    'stop',
    'stops of a day',
    'stops of a tour',
  ]);
  await does(
    'its end days later',
    () => steerBooking(services, { ...about(id), step: 'end' }, admin),
    ['bookings of a day', 'conversation', 'messages of a day', 'needs', 'player', 'stops of a tour'],
    72,
  );
  await does(
    'its refund, of days that are closed',
    () =>
      refundPayment(
        services,
        { ...about(id), amount: null, seen: 0, tell: { reason: 'goodwill', way: 'text' } },
        admin,
      ),
    ['bookings of a day', 'conversation', 'messages of a day', 'player'],
    72,
  );
  await does('an erasing', () => {
    const person = { phone_numbers: [bob], emails: [] };
    return erasePersonData(services, { ...person, request_id: crypto.randomUUID() }, admin);
  }, ['player', 'totals.conversations']);
  expect(await wrong()).toEqual([]);
});

test('an event that Stripe delivers again makes good a request that was lost', async () => {
  const id = await paid({ phone_numbers: [ann] });
  const [event] = (await checkout.eventsOf(await checkout.intentOf(id))).filter(
    ({ type }) => type === 'payment_intent.succeeded',
  );
  await checkout.deliver(event ?? {});
  asked.forget();
  await does('the event again', () => checkout.deliver(event ?? {}), ['bookings of a day', 'player']);
  // The night counts what the welcome texts changed.
  expect((await wrong()).filter((line) => !line.includes('messages'))).toEqual([]);
});
