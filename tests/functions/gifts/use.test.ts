import { ABANDONED_AFTER, bookingActionTexts, bookingTexts, usableAgain } from '@streetlore/domain/booking';
import { giftUseTexts, wrongCodeLimits } from '@streetlore/domain/gift';
import { collections } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { createBooking } from '../../../functions/src/bookings/place-order.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder, type Checkout, openCheckout, ownerOf, type TestOrder } from '../bookings/support.ts';
import { aNetwork, giftShop } from './support.ts';

/** Guesses of each kind; `npm run test:deep` makes more. */
const GUESSES = process.env.DEEP ? 1_000 : 200;

let checkout: Checkout;
let shop: ReturnType<typeof giftShop>;
beforeAll(async () => {
  checkout = await openCheckout('demo-gifts-use');
  checkout.services.clock.set(new Date('2026-11-27T12:00:00Z'));
  shop = giftShop(checkout);
});
afterAll(() => checkout.end());

const place = (order: TestOrder) =>
  createBooking.operate(checkout.services, order, aCaller(ownerOf(order), aNetwork()));
const print = { delivery: { to: 'print' as const } };
let numbers = 0;
const aPhone = () => {
  numbers += 1;
  return `+4477009${String(50_000 + numbers).padStart(5, '0')}`;
};
/** An order of four people, £36. */
const forFour = (gift_code: string | null) =>
  anOrder({ participants: 4, phone_numbers: [aPhone()], email: 'sam@example.test', gift_code });

test('a gift is used in two parts: a whole hunt, then what is left with a card', async () => {
  const { id, code } = await shop.bought(print);
  const first = forFour(code);
  expect(await place({ ...first, only_review: true })).toMatchObject({
    amount: 0,
    gift: { by: 'gift', covered: 3_600, left: '£14' },
  });
  expect((await shop.gift(id)).pence_left).toBe(5_000);
  expect(await place(first)).toMatchObject({ amount: 0, client_secret: null });
  expect(await checkout.booking(first.booking_id)).toMatchObject({
    status: 'confirmed',
    paid_by: { by: 'gift', pence: 3_600 },
  });

  const second = forFour(code.toLowerCase().replaceAll('-', ' '));
  expect(await place({ ...second, only_review: true })).toMatchObject({ amount: 2_200, gift: { left: '£0' } });
  expect(await place(second)).toMatchObject({ amount: 2_200, client_secret: expect.any(String) });
  expect((await shop.gift(id)).pence_left).toBe(0);
  await shop.pay(second.booking_id);
  expect(await checkout.booking(second.booking_id)).toMatchObject({
    status: 'confirmed',
    amount: 2_200,
    paid_by: { by: 'gift', pence: 1_400 },
  });
  await expect(place(forFour(code))).rejects.toMatchObject({
    message: giftUseTexts.usedUp,
    details: { field: 'gift_code' },
  });
  expect(await shop.movements(id)).toEqual({ kinds: ['gift_issued', 'gift_used', 'gift_used'], sum: 0 });
});

test('a refund of the card’s part gives the gift its own part back, once', async () => {
  const { id, code } = await shop.bought({ ...print, worth: { kind: 'value', pence: 1_000 } });
  const order = forFour(code);
  await place(order);
  const intent = await shop.pay(order.booking_id);
  await checkout.stripe.refunds.create({ payment_intent: intent, amount: 600 });
  await shop.hear(intent);
  expect((await shop.gift(id)).pence_left).toBe(0);
  await checkout.stripe.refunds.create({ payment_intent: intent });
  await shop.hear(intent);
  await shop.hear(intent);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'refunded', refunded_amount: 2_600 });
  expect((await shop.gift(id)).pence_left).toBe(1_000);
  expect(await shop.movements(id)).toEqual({ kinds: ['gift_issued', 'gift_returned', 'gift_used'], sum: 1_000 });
});

test('an admin gives a gift back what it paid of a whole hunt, once, and the group hears of it', async () => {
  const { id, code } = await shop.bought({ ...print, worth: { kind: 'value', pence: 5_000 } });
  const order = { ...forFour(code), email: 'given-back@example.test' };
  await place(order);
  expect((await shop.gift(id)).pence_left).toBe(1_400);
  const input = { booking_id: order.booking_id, amount: null, seen: 0, request_id: crypto.randomUUID() };
  const admin = { uid: 'admin', email: 'admin@example.test' };
  for (let times = 0; times < 2; times += 1)
    expect(await refundPayment(checkout.services, input, admin)).toEqual({ refunded: 0 });
  await expect(refundPayment(checkout.services, { ...input, request_id: 'again' }, admin)).rejects.toThrow(
    bookingActionTexts.nothingLeft,
  );
  expect((await shop.gift(id)).pence_left).toBe(5_000);
  expect(await shop.movements(id)).toEqual({ kinds: ['gift_issued', 'gift_returned', 'gift_used'], sum: 5_000 });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'refunded', amount: 0, refunded_amount: 0 });
  const mails = await shop.mailsTo(order.email);
  expect(mails.filter(({ text }) => text.includes(usableAgain.gift))).toHaveLength(1);
});

test('a gift gets back no more than was not refunded at Stripe meanwhile', async () => {
  const { id, code, intent } = await shop.bought(print);
  const order = forFour(code);
  await place(order);
  await checkout.stripe.refunds.create({ payment_intent: intent, amount: 4_000 });
  await shop.hear(intent);
  expect((await shop.gift(id)).pence_left).toBe(0);
  const input = { booking_id: order.booking_id, amount: null, seen: 0, request_id: crypto.randomUUID() };
  await refundPayment(checkout.services, input, { uid: 'admin', email: 'admin@example.test' });
  expect((await shop.gift(id)).pence_left).toBe(1_000);
  expect((await shop.movements(id)).sum).toBe(1_000);
});

test('a void gift takes nothing back, and nobody is told that it has', async () => {
  const { id, code, intent } = await shop.bought({ ...print, worth: { kind: 'value', pence: 10_000 } });
  const email = (name: string) => `${name}@void.example.test`;
  const later = (name: string) => ({ ...forFour(code), email: email(name), day: '2026-12-05' });
  const [cancelled, given, refunded] = [later('cancelled'), later('given'), later('refunded')];
  for (const order of [cancelled, given, refunded]) await place(order);
  const paid = await shop.pay(refunded.booking_id);
  await shop.dispute(intent);
  await shop.dispute(intent, 'lost');
  const { services } = checkout;

  const owner = { uid: ownerOf(cancelled), isAdmin: false };
  const { token } = await findLinkOfOrder(services, { kind: 'booking', id: cancelled.booking_id }, owner);
  await cancelOrder(services, 'booking', { token, request_id: crypto.randomUUID() }, { uid: owner.uid });
  const input = { booking_id: given.booking_id, amount: null, seen: 0, request_id: crypto.randomUUID() };
  await refundPayment(services, input, { uid: 'admin', email: 'admin@example.test' });
  await checkout.stripe.refunds.create({ payment_intent: paid });
  await shop.hear(paid);

  expect((await shop.movements(id)).kinds).not.toContain('gift_returned');
  const { docs: lines } = await services.db.collectionGroup('lines').get();
  for (const order of [cancelled, given, refunded]) {
    expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'refunded' });
    const mails = await shop.mailsTo(order.email);
    expect(mails).toHaveLength(2);
    const notices = lines.filter((line) => line.id.endsWith(`_${order.booking_id}_notice`));
    expect(notices).toHaveLength(1);
    const read = [...mails.map(({ text }) => text), ...notices.map((line) => String(line.get('text')))];
    expect(read.join()).not.toContain(usableAgain.gift);
  }
  const texts = await services.db
    .collection(collections.smsMessages)
    .where('booking_id', '==', cancelled.booking_id)
    .get();
  const said = texts.docs.map((text) => String(text.get('message_content'))).join();
  expect(said).toContain('has been cancelled. Book another at');
  expect(said).not.toContain('can be used again');
});

test('an order that is never paid gives back what it took, and so does one that its visitor changes', async () => {
  const { id, code } = await shop.bought({ ...print, worth: { kind: 'value', pence: 1_000 } });
  const expires_at = after(checkout.services.now(), 10 * 86_400_000);
  await checkout.services.store.gifts.at(id).update({ expires_at });
  const first = forFour(code);
  const visitor = aCaller('changes-the-day', aNetwork());
  await createBooking.operate(checkout.services, first, visitor);
  expect((await shop.gift(id)).pence_left).toBe(0);
  const changed = { ...forFour(code), day: '2026-12-05' };
  expect(await createBooking.operate(checkout.services, { ...changed, only_review: true }, visitor)).toMatchObject({
    amount: 2_600,
    gift: { covered: 1_000 },
  });
  expect(await checkout.booking(first.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await createBooking.operate(checkout.services, changed, visitor)).toMatchObject({ amount: 2_600 });
  expect(await checkout.booking(first.booking_id)).toMatchObject({ status: 'expired' });
  // Somebody else finds it used.
  await expect(place(forFour(code))).rejects.toThrow(giftUseTexts.usedUp);
  checkout.services.clock.advance(ABANDONED_AFTER + 1_000);
  await expireDue(checkout.services);
  expect(await shop.gift(id)).toMatchObject({ pence_left: 1_000, expires_at });
  expect((await shop.movements(id)).sum).toBe(1_000);
});

test('a tour gift covers its tour though the price has risen, and pays its pence for more people', async () => {
  const tour = { kind: 'tour' as const, tour_id: 'color-vinyl', people: 2 };
  const [one, other] = [await shop.bought({ ...print, worth: tour }), await shop.bought({ ...print, worth: tour })];
  await shop.priceTour(15);
  const pair = anOrder({ participants: 2, phone_numbers: [aPhone()], gift_code: one.code });
  expect(await place(pair)).toMatchObject({ amount: 0 });
  expect(await shop.gift(one.id)).toMatchObject({ pence_left: 0 });
  expect(await place({ ...forFour(other.code), only_review: true })).toMatchObject({
    amount: 5_400 - 1_800,
    gift: { covered: 1_800 },
  });
  await shop.priceTour(10);
});

test('a gift takes what the visitor has seen in the review, or nothing', async () => {
  const { id, code } = await shop.bought(print);
  const pair = () => anOrder({ participants: 2, phone_numbers: [aPhone()], gift_code: code });
  const changed = { message: bookingTexts.sumsChanged, details: { field: 'gift_code' } };
  const seenOf = ({ amount, gift }: Awaited<ReturnType<typeof place>>) => ({ amount, covered: gift?.covered ?? 0 });
  const order = pair();
  const seen = seenOf(await place({ ...order, only_review: true }));
  expect(seen).toEqual({ amount: 0, covered: 1_800 });
  await shop.priceTour(15);
  await expect(place({ ...order, seen })).rejects.toMatchObject(changed);
  await shop.priceTour(10);
  expect((await shop.gift(id)).pence_left).toBe(5_000);
  expect(await place({ ...order, seen })).toMatchObject({ amount: 0 });
  // A repeat gets the answer of the first, whatever the tour costs by then.
  await shop.priceTour(15);
  expect(await place({ ...order, seen })).toMatchObject({ amount: 0 });
  await shop.priceTour(10);

  // £32 are left. Two people look at it, and the second finds £14.
  const late = forFour(code);
  const before = seenOf(await place({ ...late, only_review: true }));
  expect(before).toEqual({ amount: 400, covered: 3_200 });
  await place(pair());
  await expect(place({ ...late, seen: before })).rejects.toMatchObject(changed);
  const after = seenOf(await place({ ...late, only_review: true }));
  expect(await place({ ...late, seen: after })).toMatchObject({ amount: 2_200, gift: { covered: 1_400 } });
});

test('of fifty orders at once each takes its part, the parts add up, and nothing goes below nothing', async () => {
  const { id, code } = await shop.bought({ ...print, worth: { kind: 'value', pence: 50_000 } });
  const orders = Array.from({ length: 50 }, () =>
    anOrder({ participants: 2, phone_numbers: [aPhone()], gift_code: code }),
  );
  const calls = await Promise.allSettled(orders.map((order) => place(order)));
  const answers = calls.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = calls.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
  expect(new Set(refused)).toEqual(new Set([giftUseTexts.usedUp]));
  const covered = answers.map(({ amount }) => 1_800 - amount);
  const gift = await shop.gift(id);
  expect(covered.reduce((sum, pence) => sum + pence, 0) + gift.pence_left).toBe(50_000);
  // £500 is 27 hunts of £18 and £14 of one more.
  expect(covered.toSorted((a, b) => a - b)).toEqual([1_400, ...Array(27).fill(1_800)]);
  const { kinds, sum } = await shop.movements(id);
  expect(sum).toBe(gift.pence_left);
  expect(kinds.filter((kind) => kind === 'gift_used')).toHaveLength(28);
  expect(gift.pence_left).toBe(0);
  showsFault(63, 50, 'orders at once with one gift of £500: 27 whole, one in part, the rest refused');
}, 240_000);

/** Tries wrong codes over a day. @returns how many were looked at */
async function guess(callerOf: () => ReturnType<typeof aCaller>): Promise<number> {
  let looked = 0;
  for (let n = 0; n < GUESSES; n += 1) {
    checkout.services.clock.advance(13_000);
    const code = `GUESS${String(n).padStart(7, '0')}`;
    const refusal: unknown = await createBooking
      .operate(checkout.services, { ...forFour(code), only_review: true }, callerOf())
      .catch((error: unknown) => error);
    if (refusal instanceof Error && refusal.message === giftUseTexts.invalid) looked += 1;
  }
  return looked;
}

test(`of ${GUESSES} guesses a browser gets ten looked at, and a network of any number of browsers forty`, async () => {
  const network = aNetwork();
  const { code } = await shop.bought(print);
  expect(await guess(() => aCaller('one-guesser', aNetwork()))).toBe(wrongCodeLimits.visitor.calls);
  expect(await guess(() => aCaller(crypto.randomUUID(), network))).toBe(wrongCodeLimits.address.calls);
  // Then even the right code tells nothing there, and works elsewhere.
  const right = { ...forFour(code), only_review: true };
  await expect(createBooking.operate(checkout.services, right, aCaller('late', network))).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: giftUseTexts.tooManyWrong,
  });
  expect(await place(right)).toMatchObject({ amount: 0 });
  showsFault(63, GUESSES, 'guesses of codes from one network in a day: forty looked at');
}, 300_000);
