import { ABANDONED_AFTER, bookingRateLimits, RECHECK_AFTER } from '@streetlore/domain/booking';
import { giftTexts } from '@streetlore/domain/gift';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyGift } from '../../../functions/src/bookings/gifts/buy-gift.ts';
import { showGift } from '../../../functions/src/bookings/gifts/look-at-gift.ts';
import { giftsToTend, tendGift } from '../../../functions/src/bookings/gifts/tend-gifts.ts';
import { aCaller } from '../../support/visitors.ts';
import { type Checkout, openCheckout } from '../bookings/support.ts';
import { aNetwork, aPurchase, giftShop } from './support.ts';

let checkout: Checkout;
let shop: ReturnType<typeof giftShop>;
beforeAll(async () => {
  checkout = await openCheckout('demo-gifts-buy');
  shop = giftShop(checkout);
});
beforeEach(() => checkout.reset());
afterAll(() => checkout.end());

const tendAll = async () => {
  for (const id of await giftsToTend(checkout.services)) await tendGift(checkout.services, id);
};

test('a gift is bought once, however often it is asked for, and its code works only once it is paid', async () => {
  const input = aPurchase();
  const [first, ...again] = await Promise.all(Array.from({ length: 4 }, () => shop.buy(input)));
  expect(first).toMatchObject({ gift_id: input.gift_id, amount: 5_000, client_secret: expect.any(String) });
  for (const one of again) expect(one).toEqual(first);
  expect(
    (await checkout.stripe.paymentIntents.list()).data.filter(({ metadata }) => metadata.order_id === input.gift_id),
  ).toHaveLength(1);
  expect(await showGift(checkout.services, { token: first?.token ?? '' })).toMatchObject({
    status: 'unpaid',
    code: null,
  });
  expect(await shop.gift(input.gift_id)).toMatchObject({ pence_left: 0, active_from: null });

  const intent = await shop.pay(input.gift_id);
  await shop.hear(intent);
  expect(await shop.gift(input.gift_id)).toMatchObject({ pence_left: 5_000, purchase: { paid: 5_000 } });
  expect(await shop.movements(input.gift_id)).toEqual({ kinds: ['gift_issued'], sum: 5_000 });
  expect(await shop.mailsTo('buyer@example.test')).toMatchObject([{ subject: 'Your gift is paid' }]);
  const [mail, ...others] = await shop.mailsTo('sam@example.test');
  expect(others).toEqual([]);
  expect(mail?.text).toContain(await shop.code(input.gift_id));
  expect(await shop.buy(input)).toMatchObject({ client_secret: null });
});

test('no document has the code, and nothing but its hash tells it', async () => {
  const { id, code } = await shop.bought({ delivery: { to: 'print' } });
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  for (const collection of [collections.gifts, collections.orders, collections.ledger, collections.auditLog]) {
    const { docs } = await checkout.services.db.collection(collection).get();
    for (const one of docs) expect(JSON.stringify([one.id, one.data()])).not.toContain(code.slice(0, 9));
  }
  expect(await shop.mailsTo('sam@example.test')).toEqual([]);
  expect((await shop.gift(id)).delivery).toMatchObject({ to: 'print', sent_at: null });
});

test.each([
  ['a link in the message', { message: 'Look at www.casino.example' }, 'message'],
  ['a number in the name', { recipient_name: 'Call 07700 900123 now' }, 'recipient_name'],
  ['an unknown tour', { worth: { kind: 'tour' as const, tour_id: 'none', people: 2 } }, 'worth.tour_id'],
  ['a day that has gone', { delivery: { to: 'mail' as const, email: 'sam@example.test', on: '2020-01-01' } }, 'on'],
])('%s is refused, and nothing is written', async (_, given, field) => {
  await expect(shop.buy(aPurchase(given))).rejects.toMatchObject({ details: { field } });
  expect((await checkout.services.db.collection(collections.gifts).get()).size).toBe(0);
});

test('a browser tries a few purchases a minute, and another visitor gets no further with a gift’s id', async () => {
  const input = aPurchase();
  const call = (uid: string) => buyGift.operate(checkout.services, input, aCaller(uid, aNetwork()));
  for (let n = 0; n < bookingRateLimits.visitor.calls; n += 1) await call('tries-cards');
  await expect(call('tries-cards')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(call('somebody-else')).rejects.toMatchObject({ code: 'permission-denied' });
});

test('the same id with other details is refused', async () => {
  const input = aPurchase();
  await shop.buy(input);
  await expect(shop.buy({ ...input, message: 'Other' })).rejects.toThrow(giftTexts.changed);
});

describe('the payment', () => {
  test('is found without a webhook: by the buyer’s look at once, else by the clock', async () => {
    const [looked, left] = [aPurchase(), aPurchase()];
    const { token } = await shop.buy(looked);
    await shop.buy(left);
    await checkout.pay(looked.gift_id);
    await checkout.pay(left.gift_id);
    expect(await showGift(checkout.services, { token })).toMatchObject({ who: 'buyer', status: 'active', paid: 5_000 });
    checkout.services.clock.advance(RECHECK_AFTER + 1_000);
    await tendAll();
    expect(await shop.gift(left.gift_id)).toMatchObject({ pence_left: 5_000 });
  });

  test('that never comes leaves no gift and no open PaymentIntent after a day', async () => {
    const input = aPurchase();
    await shop.buy(input);
    const intent = await checkout.intentOf(input.gift_id);
    checkout.services.clock.advance(ABANDONED_AFTER + 1_000);
    await tendAll();
    expect((await checkout.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await shop.gift(input.gift_id)).toMatchObject({ active_from: null, due_at: null });
    await expect(shop.buy(input)).rejects.toMatchObject({ details: { field: 'gift_id' } });
  });

  test('that is made while its gift is given up can be paid by nobody', async () => {
    const input = aPurchase();
    const { services } = checkout;
    const intents: string[] = [];
    const payments = {
      ...services.payments,
      intend: async (...given: Parameters<typeof services.payments.intend>) => {
        const payment = await services.payments.intend(...given);
        intents.push(payment.facts.intent_id);
        services.clock.advance(ABANDONED_AFTER + 1_000);
        await tendAll();
        return payment;
      },
    };
    const buying = buyGift.operate({ ...services, payments }, input, aCaller('slow', aNetwork()));
    await expect(buying).rejects.toMatchObject({ message: giftTexts.closed, details: { field: 'gift_id' } });
    expect((await checkout.stripe.paymentIntents.retrieve(intents[0] ?? '')).status).toBe('canceled');
    expect(await shop.gift(input.gift_id)).toMatchObject({ cancelled_at: expect.any(Date), due_at: null });
  });

  test('that is disputed freezes what is left; won, it can be used again; lost, it is void', async () => {
    const [won, lost] = [await shop.bought(), await shop.bought()];
    for (const { id, intent } of [won, lost]) {
      await shop.dispute(intent);
      expect(await shop.gift(id)).toMatchObject({ frozen: true, pence_left: 5_000 });
    }
    await shop.dispute(won.intent, 'won');
    expect(await shop.gift(won.id)).toMatchObject({ frozen: false, pence_left: 5_000, cancelled_at: null });
    await shop.dispute(lost.intent, 'lost');
    expect(await shop.gift(lost.id)).toMatchObject({ frozen: false, pence_left: 0 });
    expect(await shop.movements(lost.id)).toEqual({ kinds: ['gift_issued', 'gift_refunded'], sum: 0 });
  });
});
