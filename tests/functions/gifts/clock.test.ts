import { giftAdminTexts, giftSums, giftTexts } from '@streetlore/domain/gift';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelByLink } from '../../../functions/src/bookings/gifts/cancel-gift.ts';
import { close } from '../../../functions/src/bookings/gifts/close-gift-refund.ts';
import { extend } from '../../../functions/src/bookings/gifts/extend-gift.ts';
import { issue } from '../../../functions/src/bookings/gifts/issue-voucher.ts';
import { showGift } from '../../../functions/src/bookings/gifts/look-at-gift.ts';
import { refundForAdmin } from '../../../functions/src/bookings/gifts/refund-gift.ts';
import { resendForAdmin, sendAgainByLink } from '../../../functions/src/bookings/gifts/send-gift-again.ts';
import { giftsToTend, tendGift } from '../../../functions/src/bookings/gifts/tend-gifts.ts';
import { placeBooking } from '../../../functions/src/bookings/place-order.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder, type Checkout, cards, openCheckout } from '../bookings/support.ts';
import { aNetwork, aPurchase, giftShop } from './support.ts';

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const day = 86_400_000;

let checkout: Checkout;
let shop: ReturnType<typeof giftShop>;
beforeAll(async () => {
  checkout = await openCheckout('demo-gifts-clock');
  shop = giftShop(checkout);
});
beforeEach(async () => {
  await checkout.reset();
  checkout.services.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => checkout.end());

const tendAll = async () => {
  for (const id of await giftsToTend(checkout.services)) await tendGift(checkout.services, id);
};
const at = (moment: string) => checkout.services.clock.set(new Date(moment));
const sentTo = async (address: string) => (await shop.mailsTo(address)).map(({ subject }) => subject);
const id = () => crypto.randomUUID();
const holder = { uid: 'holder' };

test.each([
  ['2027-03-28', '2027-03-28T07:59:59Z', '2027-03-28T08:00:00Z'],
  ['2027-10-31', '2027-10-31T08:59:59Z', '2027-10-31T09:00:00Z'],
])(
  'a gift for %s goes out at nine in London, never before and once, on the day the clocks change',
  async (on, before, then) => {
    const gift = await shop.bought({ delivery: { to: 'mail', email: 'sam@example.test', on } });
    at(before);
    await tendAll();
    expect(await sentTo('sam@example.test')).toEqual([]);
    at(then);
    await Promise.all([tendAll(), tendAll(), tendAll()]);
    await tendAll();
    expect(await sentTo('sam@example.test')).toEqual(['You have a gift']);
    expect(await showGift(checkout.services, { token: gift.token })).toMatchObject({
      on,
      sent_at: new Date(then).toISOString(),
    });
  },
);

describe('the end of a gift', () => {
  test('is announced a month before, once, and its rest stays with us; an admin brings it back once', async () => {
    const gift = await shop.bought();
    at('2028-10-20T22:00:00Z');
    await tendAll();
    expect(await sentTo('sam@example.test')).toEqual(['You have a gift']);
    at('2028-10-21T00:00:00Z');
    await Promise.all([tendAll(), tendAll()]);
    await tendAll();
    expect((await sentTo('sam@example.test')).toSorted()).toEqual(['You have a gift', 'Your gift ends soon']);
    at('2028-11-21T00:00:00Z');
    await Promise.all([tendAll(), tendAll()]);
    expect(await shop.gift(gift.id)).toMatchObject({ pence_left: 0, ended: { pence: 5_000 } });
    expect(await shop.movements(gift.id)).toEqual({ kinds: ['gift_issued', 'gift_kept'], sum: 0 });
    expect(await showGift(checkout.services, { token: gift.token })).toMatchObject({ status: 'expired' });

    const request = { gift_id: gift.id, request_id: id(), reason: 'Was ill' };
    await Promise.all([extend(checkout.services, request, admin), extend(checkout.services, request, admin)]);
    expect(await shop.gift(gift.id)).toMatchObject({
      pence_left: 5_000,
      extended: { by: admin.email, reason: 'Was ill' },
    });
    expect(await shop.movements(gift.id)).toMatchObject({ sum: 5_000 });
    await expect(extend(checkout.services, { ...request, request_id: id() }, admin)).rejects.toThrow(
      giftTexts.isExtended,
    );
  });

  test('keeps what is left, and again after a return: list and ledger agree, and an extension brings back all', async () => {
    const gift = await shop.bought();
    at('2028-11-20T12:00:00Z');
    const { booking_id, ...order } = anOrder({ gift_code: gift.code });
    await placeBooking(checkout.services, { booking_id, ...order }, aCaller('u', aNetwork()));
    at('2028-11-21T00:00:00Z');
    await tendAll();
    const kept = (await shop.gift(gift.id)).ended?.pence ?? 0;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(5_000);
    const back = { booking_id, amount: null, seen: 0, request_id: id() };
    await refundPayment(checkout.services, back, admin);
    const opened = await shop.gift(gift.id);
    expect(giftSums(opened)).toMatchObject({ left: 5_000 - kept, expired: kept, used: 0 });
    expect(await shop.movements(gift.id)).toMatchObject({ sum: 5_000 - kept });
    expect(await showGift(checkout.services, { token: gift.token })).toMatchObject({ status: 'active' });
    at('2028-12-22T00:00:00Z');
    await tendAll();
    expect(await shop.gift(gift.id)).toMatchObject({ pence_left: 0, ended: { pence: 5_000 } });
    expect(await shop.movements(gift.id)).toMatchObject({ sum: 0 });
    await extend(checkout.services, { gift_id: gift.id, request_id: id(), reason: 'Was ill' }, admin);
    expect(giftSums(await shop.gift(gift.id))).toMatchObject({ left: 5_000, expired: 0, used: 0 });
    expect(await shop.movements(gift.id)).toMatchObject({ sum: 5_000 });
  });

  test('does not come while a bank looks into the payment, and a won dispute gives 30 days', async () => {
    const gift = await shop.bought();
    at('2028-11-20T12:00:00Z');
    await shop.dispute(gift.intent);
    at('2028-11-21T12:00:00Z');
    await tendAll();
    expect(await shop.gift(gift.id)).toMatchObject({ pence_left: 5_000, ended: null, due_at: null });
    await shop.dispute(gift.intent, 'won');
    expect(await showGift(checkout.services, { token: gift.token })).toMatchObject({
      ...{ status: 'active', ends: '21 Dec 2028', pence_left: 5_000 },
    });
    expect(await shop.movements(gift.id)).toEqual({ kinds: ['gift_issued'], sum: 5_000 });
  });

  test('leaves the money of an unused gift refundable, and not of one that was used', async () => {
    const [used, unused] = [await shop.bought(), await shop.bought()];
    await placeBooking(checkout.services, anOrder({ gift_code: used.code }), aCaller('u', aNetwork()));
    at('2028-11-21T00:00:00Z');
    await tendAll();
    const refund = (gift_id: string) =>
      refundForAdmin(checkout.services, { gift_id, request_id: id(), reason: 'Kind' }, admin);
    await expect(refund(used.id)).rejects.toThrow(giftAdminTexts.alreadyUsed);
    expect(await refund(unused.id)).toEqual({ refunded: 5_000 });
  });
});

describe('the buyer', () => {
  test('cancels within 14 days: the code stops, the money goes back, once', async () => {
    const gift = await shop.bought();
    const request = { token: gift.token, request_id: id() };
    await Promise.all(Array.from({ length: 3 }, () => cancelByLink(checkout.services, request, holder)));
    await shop.hear(gift.intent);
    const { data } = await checkout.stripe.refunds.list({ payment_intent: gift.intent });
    expect(data.map(({ amount }) => amount)).toEqual([5_000]);
    expect(await shop.gift(gift.id)).toMatchObject({ pence_left: 0, purchase: { refunded: 5_000, refund_due: null } });
    expect(await shop.movements(gift.id)).toEqual({ kinds: ['gift_issued', 'gift_refunded'], sum: 0 });
    expect(await sentTo('buyer@example.test')).toContain('Your gift is cancelled');
    const order = anOrder({ gift_code: gift.code });
    await expect(placeBooking(checkout.services, order, aCaller('u', aNetwork()))).rejects.toThrow('cancelled');
  });

  test('is refunded by the sweep when Stripe did not answer', async () => {
    const gift = await shop.bought();
    await fetch(`${checkout.standIns.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'stripe', kind: 'error500', times: 3 }),
    });
    await cancelByLink(checkout.services, { token: gift.token, request_id: id() }, holder);
    await fetch(`${checkout.standIns.url}/faults`, { method: 'DELETE' });
    expect((await shop.gift(gift.id)).purchase?.refund_due).toMatchObject({ amount: 5_000 });
    checkout.services.clock.advance(130_000);
    await tendAll();
    expect(await shop.gift(gift.id)).toMatchObject({ purchase: { refunded: 5_000, refund_due: null }, due_at: null });
  });

  test('whose bank rejects the refund is seen in System Health, and an admin refunds again', async () => {
    const input = aPurchase();
    const { token } = await shop.buy(input);
    const intent = await shop.pay(input.gift_id, cards.refundFails);
    await cancelByLink(checkout.services, { token, request_id: id() }, holder);
    const reject = async () => {
      await fetch(`${checkout.standIns.url}/control/stripe/refund`, {
        method: 'POST',
        body: JSON.stringify({ payment_intent: intent, status: 'failed' }),
      });
      await shop.hear(intent);
    };
    await reject();
    expect(await shop.gift(input.gift_id)).toMatchObject({
      purchase: { refunded: 0, refund_problem: { amount: 5_000 } },
    });
    expect(await showGift(checkout.services, { token })).toMatchObject({ cancelled_as: 'rejected' });
    const problems = async () => {
      await checkHealth(checkout.services);
      return (await checkout.services.store.health.read())?.gift_problems;
    };
    expect(await problems()).toBe(1);
    const again = { gift_id: input.gift_id, request_id: id(), reason: 'The bank rejected it' };
    expect(await refundForAdmin(checkout.services, again, admin)).toEqual({ refunded: 5_000 });
    expect(await shop.gift(input.gift_id)).toMatchObject({ purchase: { refunded: 5_000, refund_problem: null } });
    expect(await showGift(checkout.services, { token })).toMatchObject({ cancelled_as: 'returned' });
    expect(await problems()).toBe(0);
    // The second is rejected too, and is paid by a transfer.
    await reject();
    expect(await problems()).toBe(1);
    const paid = { gift_id: input.gift_id, request_id: id(), reason: 'Paid by transfer' };
    await close(checkout.services, paid, admin);
    expect(await problems()).toBe(0);
    expect(await showGift(checkout.services, { token })).toMatchObject({ cancelled_as: 'closed' });
    await expect(refundForAdmin(checkout.services, { ...again, request_id: id() }, admin)).rejects.toThrow(
      giftTexts.isCancelled,
    );
  });

  test('cannot cancel what is used or too old; an admin gives the money of an unused one back', async () => {
    const [used, old] = [await shop.bought(), await shop.bought()];
    await placeBooking(checkout.services, anOrder({ gift_code: used.code }), aCaller('u', aNetwork()));
    const cancel = (token: string) => cancelByLink(checkout.services, { token, request_id: id() }, holder);
    await expect(cancel(used.token)).rejects.toThrow(giftTexts.isUsed);
    checkout.services.clock.advance(14 * day + 1);
    await expect(cancel(old.token)).rejects.toThrow(giftTexts.tooLateToCancel);
    const refund = (gift_id: string) =>
      refundForAdmin(checkout.services, { gift_id, request_id: id(), reason: 'Kind' }, admin);
    await expect(refund(used.id)).rejects.toThrow('Some of it has been used');
    expect(await refund(old.id)).toEqual({ refunded: 5_000 });
    expect(await shop.gift(old.id)).toMatchObject({ purchase: { refunded: 5_000 } });
  });

  test('sends it again once a day, and a corrected address ends the first code and link', async () => {
    const gift = await shop.bought();
    const [first] = await shop.mailsTo('sam@example.test');
    const link = /\/gift#(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect(await showGift(checkout.services, { token: link })).toMatchObject({ who: 'recipient', code: gift.code });
    const again = (email: string | null) =>
      sendAgainByLink(checkout.services, { token: gift.token, request_id: id(), email }, holder);
    await again('right@example.test');
    const [mail] = await shop.mailsTo('right@example.test');
    const code = await shop.code(gift.id);
    expect(code).not.toBe(gift.code);
    expect(mail?.text).toContain(code);
    await expect(showGift(checkout.services, { token: link })).rejects.toMatchObject({ code: 'not-found' });
    const order = anOrder({ gift_code: gift.code, only_review: true });
    await expect(placeBooking(checkout.services, order, aCaller('u', aNetwork()))).rejects.toThrow('not valid');
    expect(
      await placeBooking(checkout.services, { ...order, gift_code: code }, aCaller('v', aNetwork())),
    ).toMatchObject({ amount: 0 });
    await expect(again(null)).rejects.toThrow(giftTexts.resentToday);
  });

  test('does not send early what waits for its day, and nor does an admin; a corrected address waits too', async () => {
    const gift = await shop.bought({ delivery: { to: 'mail', email: 'sam@example.test', on: '2026-12-24' } });
    const again = (email: string | null) =>
      sendAgainByLink(checkout.services, { token: gift.token, request_id: id(), email }, holder);
    await expect(again(null)).rejects.toThrow(giftTexts.notSentYet);
    const request = { gift_id: gift.id, request_id: id() };
    await expect(resendForAdmin(checkout.services, request, admin)).rejects.toThrow(giftTexts.notSentYet);
    expect(await showGift(checkout.services, { token: gift.token })).toMatchObject({
      ...{ may_resend: false, may_correct: true },
    });
    await again('right@example.test');
    expect(await sentTo('right@example.test')).toEqual([]);
    at('2026-12-24T09:00:00Z');
    await tendAll();
    expect(await sentTo('right@example.test')).toEqual(['You have a gift']);
    expect(await sentTo('sam@example.test')).toEqual([]);
  });

  test('alone has the buyer’s rights: the recipient’s link cannot cancel', async () => {
    const gift = await shop.bought();
    const [mail] = await shop.mailsTo('sam@example.test');
    const token = /\/gift#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await expect(cancelByLink(checkout.services, { token, request_id: id() }, holder)).rejects.toMatchObject({
      code: 'not-found',
    });
    const forged = `${gift.id}.${'A'.repeat(32)}`;
    await expect(showGift(checkout.services, { token: forged })).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('an admin gives a voucher for hunts or for pounds, once, with a reason that the log keeps and no code', async () => {
  const request = {
    request_id: id(),
    worth: { kind: 'hunts' as const, hunts: 2 },
    reason: 'Wall gone',
    email: 'sam@example.test',
    ends: '2027-01-31',
  };
  const [one, same] = await Promise.all([
    issue(checkout.services, request, admin),
    issue(checkout.services, request, admin),
  ]);
  expect(same).toEqual(one);
  expect(await sentTo('sam@example.test')).toEqual(['You have a voucher']);
  const entry = await checkout.services.store.auditLog.at(request.request_id).read();
  expect(entry).toMatchObject({ action: 'voucher_issued', detail: { reason: 'Wall gone' } });
  expect(JSON.stringify(entry)).not.toContain(one?.code ?? '');
  const order = anOrder({ gift_code: one?.code ?? '', only_review: true });
  expect(await placeBooking(checkout.services, order, aCaller('u', aNetwork()))).toMatchObject({
    gift: { by: 'voucher', left: '1 hunt', ends: '31 Jan 2027' },
  });
  at('2027-02-01T00:00:00Z');
  await expect(placeBooking(checkout.services, order, aCaller('u', aNetwork()))).rejects.toThrow('until 31 Jan 2027');
});
