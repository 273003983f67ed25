import { giftTexts } from '@streetlore/domain/gift';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelByLink } from '../../../functions/src/bookings/gifts/cancel-gift.ts';
import { extend } from '../../../functions/src/bookings/gifts/extend-gift.ts';
import { issue } from '../../../functions/src/bookings/gifts/issue-voucher.ts';
import { showGift } from '../../../functions/src/bookings/gifts/look-at-gift.ts';
import { refundForAdmin } from '../../../functions/src/bookings/gifts/refund-gift.ts';
import { sendAgainByLink } from '../../../functions/src/bookings/gifts/send-gift-again.ts';
import { giftsToTend, tendGift } from '../../../functions/src/bookings/gifts/tend-gifts.ts';
import { placeBooking } from '../../../functions/src/bookings/place-order.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder, type Checkout, openCheckout } from '../bookings/support.ts';
import { aNetwork, giftShop } from './support.ts';

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
