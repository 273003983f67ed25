import { ABANDONED_AFTER, bookingTexts, unpaidMailLimits } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { aTour } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmBooking } from '../../../functions/src/bookings/confirm-booking.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { createBooking } from '../../../functions/src/bookings/place-order.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { forHunts, huntsLeft, storeGift } from '../../support/store-gift.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder, type Checkout, openCheckout, type TestOrder } from './support.ts';

/** Tries of each kind, over a day; `npm run test:deep` makes more. */
const TRIES = process.env.DEEP ? 1_000 : 100;
/** Tries at one moment: a network may make thirty calls a minute, a browser five. */
const AT_ONCE = 5;
/** How long (ms) a thousand tries may take on two cores that others use too. */
const FLOOD = 600_000;
const BETWEEN = Math.floor((24 * 3_600_000) / (TRIES / AT_ONCE)) - 1_000;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-page-vouchers');
});
afterAll(() => checkout.end());

const id = () => crypto.randomUUID();
let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `203.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};
const storeVoucher = async (uses: number) => {
  const code = `PAGE-${id().slice(0, 8).toUpperCase()}`;
  await storeGift(checkout.services.db, code, forHunts(uses));
  return code;
};
const usesLeft = (code: string) => huntsLeft(checkout.services.db, code);
const aPageOrder = (gift_code: string | null, given: Partial<TestOrder> = {}) =>
  anOrder({ phone_numbers: [], email: `${id()}@page.example`, gift_code, ...given });
const mailsTo = async (email: string | null) =>
  (await checkout.services.db.collection(collections.mails).where('to', '==', email).get()).docs.map((mail) => ({
    subject: String(mail.get('subject')),
    text: String(mail.get('text')),
  }));
const tokensOf = async (email: string | null) =>
  (await mailsTo(email)).flatMap(({ text }) => /\/hunt\/confirm#(\S+)/.exec(text)?.[1] ?? []);
const press = (token: string) => confirmBooking.operate(checkout.services, { token }, aCaller(id(), aNetwork()));

test('a voucher without a phone mails a link, and only its press takes a use and confirms, once', async () => {
  const code = await storeVoucher(2);
  const order = aPageOrder(code);
  const gift = { by: 'voucher', covered: 1_000, left: null, ends: null };
  const answer = { booking_id: order.booking_id, amount: 0, client_secret: null, gift };
  checkout.reached();
  expect(await checkout.place(order)).toEqual(answer);
  expect(await checkout.place(order)).toEqual(answer);
  expect(checkout.reached()).toBe(0);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'pending_payment', amount: 0 });
  expect(await usesLeft(code)).toBe(2);
  const [token = '', ...more] = await tokensOf(order.email);
  expect(more).toEqual([]);

  const devices = await Promise.all(Array.from({ length: 5 }, () => press(token)));
  expect(devices).toEqual(Array(5).fill({ outcome: 'confirmed' }));
  expect(await press(token)).toEqual({ outcome: 'confirmed' });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed', amount: 0 });
  expect(await usesLeft(code)).toBe(1);
  expect((await mailsTo(order.email)).map(({ subject }) => subject.split(':')[0])).toEqual(
    expect.arrayContaining(['Confirm your booking', 'Your hunt is booked']),
  );
  expect(await mailsTo(order.email)).toHaveLength(2);
  expect(await checkout.welcomed(order.booking_id)).toEqual([]);
  expect(await checkout.place(order)).toEqual(answer);
});

test('a press that reads the order before, and its hunt after another press has confirmed both, says so', async () => {
  const order = aPageOrder(await storeVoucher(1));
  await checkout.place(order);
  const [token = ''] = await tokensOf(order.email);
  expect(await press(token)).toEqual({ outcome: 'confirmed' });
  await checkout.services.db.doc(`${collections.orders}/${order.booking_id}`).update({ confirmed_at: null });
  expect(await press(token)).toEqual({ outcome: 'confirmed' });
});

test('a voucher that was used up before the press says so, and books nothing', async () => {
  const code = await storeVoucher(1);
  const [first, second] = [aPageOrder(code), aPageOrder(code)];
  for (const order of [first, second]) await checkout.place(order);
  const [one = '', other = ''] = [...(await tokensOf(first.email)), ...(await tokensOf(second.email))];
  expect(await press(one)).toEqual({ outcome: 'confirmed' });
  await expect(press(other)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: 'This code has been used up',
  });
  expect(await checkout.booking(second.booking_id)).toMatchObject({ status: 'pending_payment' });
  expect(await usesLeft(code)).toBe(0);
});

test('a sum that the visitor’s own unpaid order holds is free for the order that replaces it', async () => {
  const code = `SUM-${id().slice(0, 8).toUpperCase()}`;
  await storeGift(checkout.services.db, code, {
    ...{ origin: 'admin', worth: { kind: 'value', pence: 1_000 }, pence_left: 1_000, hunts_left: 0 },
  });
  const visitor = aCaller(id(), aNetwork());
  const order = (given: Partial<TestOrder>) =>
    createBooking.operate(checkout.services, { ...first, ...given }, visitor);
  const first = anOrder({ participants: 4, phone_numbers: ['+447700900777'], gift_code: code });
  expect(await order({})).toMatchObject({ amount: 2_600, gift: { covered: 1_000 } });
  const onPage = { ...aPageOrder(code), participants: 1 };
  expect(await order({ ...onPage, only_review: true })).toMatchObject({ amount: 0 });
  expect(await order(onPage)).toMatchObject({ amount: 0 });
  expect(await checkout.booking(first.booking_id)).toMatchObject({ status: 'expired' });
  const [token = ''] = await tokensOf(onPage.email);
  expect(await press(token)).toEqual({ outcome: 'confirmed' });
});

test('nobody else can make a link, and a link ends with its unconfirmed booking', async () => {
  const code = await storeVoucher(5);
  const [order, other] = [aPageOrder(code), aPageOrder(code)];
  for (const one of [order, other]) await checkout.place(one);
  const [token = ''] = await tokensOf(order.email);
  const forged = [`${order.booking_id}.${'A'.repeat(32)}`, token.replace(order.booking_id, other.booking_id)];
  for (const one of forged) expect(await press(one)).toEqual({ outcome: 'expired' });
  checkout.services.clock.advance(ABANDONED_AFTER + 1);
  await expireDue(checkout.services);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'expired' });
  expect(await press(token)).toEqual({ outcome: 'expired' });
  expect(await usesLeft(code)).toBe(5);
});

test('a link of the page way never confirms an order without a voucher', async () => {
  const order = aPageOrder(await storeVoucher(1));
  await checkout.place(order);
  await checkout.services.db.doc(`${collections.orders}/${order.booking_id}`).update({ gift: null });
  const [token = ''] = await tokensOf(order.email);
  await expect(press(token)).rejects.toMatchObject({ message: 'This code is not valid' });
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'pending_payment' });
});

/** What 1,000 tries in a day came to. */
async function flood(tryOf: () => { order: TestOrder; uid?: string; ip?: string }) {
  const orders: TestOrder[] = [];
  const refusals = new Set<string>();
  for (let n = 0; n < TRIES; n += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const { order, uid = id(), ip = aNetwork() } = tryOf();
        try {
          await createBooking.operate(checkout.services, order, aCaller(uid, ip));
          orders.push(order);
        } catch (error) {
          refusals.add((error as Error).message);
        }
      }),
    );
    checkout.services.clock.advance(BETWEEN);
  }
  const tokens = (await Promise.all(orders.map(({ email }) => tokensOf(email)))).flat();
  const pressed = [];
  for (const token of new Set(tokens)) pressed.push(await press(token).catch(() => ({ outcome: 'refused' })));
  return {
    held: orders.length,
    mails: new Set(tokens).size,
    hunts: pressed.filter(({ outcome }) => outcome === 'confirmed').length,
    refusals: [...refusals],
  };
}
const refusals = [bookingTexts.tooManyFree];

test(
  `${TRIES} tries in a day for one mailbox, by every spelling, get five mails and five hunts`,
  async () => {
    const code = await storeVoucher(TRIES);
    let n = 0;
    const spelt = () => {
      n += 1;
      return n % 2 === 0 ? `v.i.c.tim+${n}@gmail.com` : `victim+${n}@googlemail.com`;
    };
    const came = await flood(() => ({ order: aPageOrder(code, { email: spelt() }) }));
    expect(came).toEqual({ held: 5, mails: 5, hunts: 5, refusals });
    showsFault(48, TRIES, 'bookings with vouchers for one mailbox by plus and dots: five hunts');
  },
  FLOOD,
);

test(
  `${TRIES} tries in a day of one network for as many addresses get thirty`,
  async () => {
    const [code, ip] = [await storeVoucher(TRIES), aNetwork()];
    const { address } = unpaidMailLimits;
    const came = await flood(() => ({ order: aPageOrder(code), ip }));
    expect(came).toEqual({ held: address.calls, mails: address.calls, hunts: address.calls, refusals });
  },
  FLOOD,
);

test(
  `${TRIES} tries in a day of one browser that changes its network get five`,
  async () => {
    const [code, uid] = [await storeVoucher(TRIES), id()];
    const came = await flood(() => ({ order: aPageOrder(code), uid }));
    expect(came).toEqual({ held: 5, mails: 5, hunts: 5, refusals });
  },
  FLOOD,
);

test(
  `${TRIES} tries in a day with a winner’s voucher get ten mails and its five hunts`,
  async () => {
    const code = await storeVoucher(5);
    const came = await flood(() => ({ order: aPageOrder(code) }));
    expect(came).toEqual({ held: 10, mails: 10, hunts: 5, refusals });
    expect(await usesLeft(code)).toBe(0);
  },
  FLOOD,
);

test.each([0, 0.1])(
  `${TRIES} tries for a tour for £%d without a voucher get nothing`,
  async (price) => {
    await storeTour(checkout.services.db, 'pennies', aTour({ price }));
    const came = await flood(() => ({ order: aPageOrder(null, { tour_id: 'pennies' }) }));
    expect(came).toEqual({ held: 0, mails: 0, hunts: 0, refusals: [bookingTexts.voucherOnly] });
  },
  FLOOD,
);

test(
  `${TRIES} wrong codes use up nobody’s share`,
  async () => {
    const email = `${id()}@page.example`;
    const came = await flood(() => ({ order: aPageOrder('NOT-THERE', { email }) }));
    expect(came).toEqual({ held: 0, mails: 0, hunts: 0, refusals: ['This code is not valid'] });
    const order = aPageOrder(await storeVoucher(1), { email });
    await checkout.place(order);
    expect(await tokensOf(email)).toHaveLength(1);
  },
  FLOOD,
);
