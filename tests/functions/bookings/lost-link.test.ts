import { lostLinkLimits } from '@streetlore/domain/lost-link';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { cancelByLink } from '../../../functions/src/bookings/gifts/cancel-gift.ts';
import { LINKS_QUEUE, mailLinksOf } from '../../../functions/src/bookings/mail-links.ts';
import { sendMyLinks } from '../../../functions/src/bookings/send-my-links.ts';
import { aCaller } from '../../support/visitors.ts';
import { aPurchase, giftShop } from '../gifts/support.ts';
import { partiesIn } from './party-support.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from './support.ts';

/** Tries of each kind, over a day; `npm run test:deep` makes more. */
const TRIES = process.env.DEEP ? 1_000 : 200;
const AT_ONCE = 50;
const HOUR = 3_600_000;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-lost-link');
});
afterAll(() => checkout.end());

const id = () => crypto.randomUUID();
const asked = () => checkout.services.tasks.recorded.filter(({ queue }) => queue === LINKS_QUEUE);
const ask = (email: string, uid: string = id(), ip = `2001:db8::${id().slice(0, 4)}`) =>
  sendMyLinks.operate(checkout.services, { email }, aCaller(uid, ip));
/** Does the work of the task that was asked for last, twice, as Cloud Tasks may. */
async function work() {
  const { email, request_id } = asked().at(-1)?.payload ?? {};
  for (let n = 0; n < 2; n += 1)
    await mailLinksOf(checkout.services, { email: String(email), request_id: String(request_id) });
}
const mailsTo = async (email: string) =>
  (await checkout.services.db.collection(collections.mails).where('to', '==', email).get()).docs
    .filter((mail) => mail.get('subject') === 'Your links at Streetlore')
    .map((mail) => String(mail.get('text')));

async function aPaidHunt(email: string) {
  const order = anOrder({ email, phone_numbers: [] });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  const owner = { uid: ownerOf(order), isAdmin: false };
  const { token } = await findLinkOfOrder(checkout.services, { kind: 'booking', id: order.booking_id }, owner);
  return { token, id: order.booking_id };
}

test('one mail has the links to all open bookings and parties of an address, and the links stay', async () => {
  const email = `${id()}@lost.example`;
  const [first, second, over] = [await aPaidHunt(email), await aPaidHunt(email), await aPaidHunt(email)];
  await cancelOrder(checkout.services, 'booking', { token: over.token, request_id: id() }, { uid: 'holder' });
  const party = await partiesIn(checkout).aPaidParty({ email });
  await checkout.place(anOrder({ email, phone_numbers: [] }));
  expect(await ask(email)).toEqual({});
  await work();
  const [text = '', ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  const links = [...text.matchAll(/\/(hunt|party)#(\S+)/g)].map(([, page, token]) => `${page} ${token}`);
  expect(links.toSorted()).toEqual([`hunt ${first.token}`, `hunt ${second.token}`, `party ${party.token}`].toSorted());
});

test('the mail has the buyer’s page of each bought gift, and neither code nor recipient’s page nor visitor’s word', async () => {
  const email = `${id()}@lost.example`;
  const shop = giftShop(checkout);
  const first = await shop.bought({ email, recipient_name: 'Call 0900' });
  checkout.services.clock.advance(1_000);
  const [second, over] = [await shop.bought({ email }), await shop.bought({ email })];
  await cancelByLink(checkout.services, { token: over.token, request_id: id() }, { uid: 'holder' });
  await shop.buy(aPurchase({ email }));
  const hunt = await aPaidHunt(email);
  await ask(email);
  await work();
  const [text = '', ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  const links = [...text.matchAll(/\/(hunt|gift\S*)#(\S+)/g)].map(([, page, token]) => `${page} ${token}`);
  expect(links).toEqual([`hunt ${hunt.token}`, `gift/buyer ${second.token}`, `gift/buyer ${first.token}`]);
  for (const word of [first.code, 'Call 0900', 'sam@example.test', 'Happy birthday']) expect(text).not.toContain(word);

  await ask('sam@example.test');
  await work();
  expect(await mailsTo('sam@example.test')).toEqual([]);
});

test('the answer to an address with a booking and to any other is the same, and neither reads a booking', async () => {
  const known = `${id()}@lost.example`;
  await aPaidHunt(known);
  const reads: string[] = [];
  const { store } = checkout.services;
  const watching = { ...checkout.services, store: { ...store, find: () => Promise.reject(reads.push('find')) } };
  const answers = [];
  for (const email of [known, `${id()}@nobody.example`]) {
    answers.push(await sendMyLinks.operate(watching, { email }, aCaller(id(), '192.0.2.90')));
    expect(asked().at(-1)?.payload.email).toBe(email);
  }
  expect(answers).toEqual([{}, {}]);
  expect(reads).toEqual([]);
  await work();
  expect(await mailsTo(String(asked().at(-1)?.payload.email))).toEqual([]);
});

/** How many tasks 1,000 tries in a day asked for, and how many tries were refused. */
async function flood(tryOf: (n: number) => Parameters<typeof ask>) {
  const before = asked().length;
  let refused = 0;
  for (let n = 0; n < TRIES; n += AT_ONCE) {
    const calls = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, k) => ask(...tryOf(n + k))));
    refused += calls.filter(({ status }) => status === 'rejected').length;
    checkout.services.clock.advance((24 * HOUR) / (TRIES / AT_ONCE) - 1_000);
  }
  return { tasks: asked().length - before, refused };
}

test(`${TRIES} tries in a day for one mailbox look three times, and no caller is told`, async () => {
  const name = id();
  const came = await flood((n) => [`${name}+${n}@lost.example`, id(), `198.51.100.${n % 250}`]);
  expect(came).toEqual({ tasks: lostLinkLimits.mailbox.calls, refused: 0 });
}, 600_000);

test(`${TRIES} tries in a day of one browser, or of one network, are refused but for some an hour`, async () => {
  const uid = id();
  const browser = await flood((n) => [`${id()}@lost.example`, uid, `203.0.${n % 250}.7`]);
  expect(browser.tasks).toBeLessThanOrEqual(lostLinkLimits.visitor.calls * 24);
  expect(browser.refused).toBe(TRIES - browser.tasks);
  expect(browser.refused).toBeGreaterThan(TRIES / 2);
  const network = await flood(() => [`${id()}@lost.example`, id(), '203.0.113.80']);
  expect(network.tasks).toBeLessThanOrEqual(lostLinkLimits.address.calls * 25);
  expect(network.refused).toBe(TRIES - network.tasks);
  expect(network.refused).toBeGreaterThan(TRIES / 2);
}, 600_000);
