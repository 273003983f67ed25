import { MAIL_LEASE } from '@streetlore/domain/mail';
import { collections } from '@streetlore/domain/paths';
import { documentsNaming, personalData } from '@streetlore/domain/privacy';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptMismatchedPayment } from '../../../functions/src/bookings/accept-payment.ts';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { receiveStripeEvent } from '../../../functions/src/bookings/stripe-webhook.ts';
import { moveOrder } from '../../../functions/src/hunt/by-link/move-order.ts';
import { moveForAdmin } from '../../../functions/src/hunt/move-booking-for-admin.ts';
import { enqueueDueMails, MAIL_QUEUE } from '../../../functions/src/mailing/enqueue-mail.ts';
import { deliverMail } from '../../../functions/src/mailing/send-mail.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeGift } from '../../support/store-gift.ts';
import { anOrder, type Checkout, openCheckout, ownerOf, sign, type TestOrder } from '../bookings/support.ts';

const project = 'demo-booking-mails';
const noon = new Date('2026-11-27T12:00:00Z');
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const holder = { uid: 'holder' };
const id = () => crypto.randomUUID();

let checkout: Checkout;
/** The function that sends mails, with the mail server's address. */
let sender: TestServices;
let victim: ReturnType<typeof killableServices<TestServices>>;
beforeAll(async () => {
  checkout = await openCheckout(project);
  const standIns = checkout.standIns.url;
  sender = testServices(project, { at: noon, written: { SMTP_URL: checkout.standIns.smtpUrl } });
  victim = killableServices(testServices(project, { at: noon, standIns }));
  checkout.services.clock.set(noon);
});
afterAll(() => Promise.all([sender.end(), victim.services.end(), checkout.end()]));

let count = 0;
/** An order of one person with an address and a phone that no other order has. */
function anOrderWithMail(given: Partial<TestOrder> = {}) {
  count += 1;
  const phone_numbers = [`+4477009${String(10_000 + count)}`];
  return anOrder({ email: `reader-${count}@example.test`, phone_numbers, ...given });
}
async function paid(order: TestOrder) {
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  return await checkout.eventsOf(intent.id);
}
const tokenOf = async (order: TestOrder) => {
  const owner = { uid: ownerOf(order), isAdmin: false };
  return (await findLinkOfOrder(checkout.services, { kind: 'booking', id: order.booking_id }, owner)).token;
};
/** The mails to an address that wait in the outbox. */
const waiting = (email: string | null | undefined) =>
  checkout.services.store.find(documentsNaming(personalData.mails, 'to', [email ?? '']));
const subjects = async (email: string | null | undefined) => (await waiting(email)).map(({ subject }) => subject);
/** The mails that tasks were asked for, by id. */
const scheduled = () =>
  checkout.services.tasks.recorded.filter(({ queue }) => queue === MAIL_QUEUE).map(({ payload }) => payload.mail_id);

type Received = { to: string; subject: string; text: string; html: string | null };
const received = async (to: string | null | undefined) =>
  ((await (await fetch(`${checkout.standIns.url}/mail/messages`)).json()) as Received[]).filter(
    (mail) => mail.to === to,
  );
/** Does the work of the sweep and of the task queue. */
async function sweepAndSend() {
  const before = sender.tasks.recorded.length;
  await enqueueDueMails(sender);
  for (const { payload } of sender.tasks.recorded.slice(before)) await deliverMail(sender, String(payload.mail_id));
}

test('one mail is queued however often Stripe reports the payment, and a task is asked for', async () => {
  const order = anOrderWithMail({ day: '2026-12-05' });
  for (const event of await paid(order)) {
    await Promise.all([checkout.deliver(event), checkout.deliver(event), checkout.deliver(event)]);
    await checkout.deliver(event);
  }
  const mails = await waiting(order.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your hunt is booked: Color & Vinyl, Sat 5 Dec']);
  expect(mails[0]?.text).toContain(`/hunt#${await tokenOf(order)}`);
  expect(mails[0]?.text).toContain('Wall 1');
  expect(scheduled()).toContain(mails[0]?.id);
});

test('none is queued without an address', async () => {
  const before = (await checkout.services.db.collection(collections.mails).count().get()).data().count;
  const order = anOrderWithMail({ email: null });
  for (const event of await paid(order)) await checkout.deliver(event);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed' });
  expect((await checkout.services.db.collection(collections.mails).count().get()).data().count).toBe(before);
});

test('wherever the webhook dies, the mail arrives once, as text and HTML, and its link is deleted', async () => {
  const deliver = async (event: object) => {
    const payload = JSON.stringify(event);
    await receiveStripeEvent(victim.services, Buffer.from(payload), sign(payload)).catch(() => undefined);
  };
  const first = anOrderWithMail();
  const [paidFirst] = (await paid(first)).filter(({ type }) => type === 'payment_intent.succeeded');
  victim.begin();
  await deliver(paidFirst ?? {});
  const deaths = crashPointsIn(victim.calls());
  expect(deaths.length).toBeGreaterThan(4);
  for (const death of deaths) {
    const order = anOrderWithMail();
    const events = await paid(order);
    victim.begin(death);
    for (const event of events) await deliver(event);
    for (const event of events) await checkout.deliver(event);
    await sweepAndSend();
    sender.clock.set(after(sender.now(), MAIL_LEASE));
    await sweepAndSend();
    const mails = await received(order.email);
    expect(
      mails.map(({ subject }) => subject),
      `died ${death.when} call ${death.call}`,
    ).toEqual(['Your hunt is booked: Color & Vinyl']);
    const address = `/hunt#${await tokenOf(order)}`;
    for (const said of [mails[0]?.text, mails[0]?.html]) {
      expect(said).toContain(address);
      expect(said).toContain('Streetlore is run by');
    }
  }
  const left = await checkout.services.db.collection(collections.mails).where('status', '==', 'sent').get();
  expect(left.size).toBeGreaterThanOrEqual(deaths.length);
  expect(JSON.stringify(left.docs.map((mail) => mail.data()))).not.toMatch(/hunt#|reader-|<td/);
});

test('a tour that cannot be read holds up neither the payment nor the mail, which is shorter', async () => {
  const tour = checkout.services.db.doc(`${collections.tours}/color-vinyl`);
  const before = (await tour.get()).data() ?? {};
  const order = anOrderWithMail();
  const events = await paid(order);
  await tour.update({ walls: 'none' });
  for (const event of events) await checkout.deliver(event);
  await tour.set(before);
  expect(await checkout.booking(order.booking_id)).toMatchObject({ status: 'confirmed' });
  const [mail] = await waiting(order.email);
  expect(mail?.text).toContain('How to begin');
  expect(mail?.text).not.toContain('Where it begins');
});

test('a booking by voucher is mailed once, without a price', async () => {
  await storeGift(checkout.services.db, 'WALL-MAIL');
  const order = anOrderWithMail({ gift_code: 'WALL-MAIL' });
  await Promise.all([checkout.place(order), checkout.place(order)]);
  const mails = await waiting(order.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Paid: Paid by voucher');
  expect(scheduled()).toContain(mails[0]?.id);
});

test('a payment of another sum is mailed when an admin accepts it, with that sum', async () => {
  const order = anOrderWithMail();
  const { booking_id } = order;
  await checkout.place(order);
  const intent = await checkout.intentOf(booking_id);
  await checkout.stripe.paymentIntents.update(intent, { amount: 700 });
  for (const event of await paid(order)) await checkout.deliver(event);
  expect(await subjects(order.email)).toEqual([]);
  const request = { booking_id, request_id: id(), received: 700 };
  await Promise.all([1, 2].map(() => acceptMismatchedPayment(checkout.services, request, admin)));
  const mails = await waiting(order.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Paid: £7.00');
});

test('a move by an admin is mailed once', async () => {
  const order = anOrderWithMail({ day: '2026-12-05' });
  for (const event of await paid(order)) await checkout.deliver(event);
  const move = { booking_id: order.booking_id, request_id: id(), day: '2026-12-12' };
  for (const _ of [1, 2]) await moveForAdmin(checkout.services, move, admin);
  const mails = (await waiting(order.email)).filter(({ subject }) => subject.includes('moved'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your hunt has been moved: Color & Vinyl, Sat 12 Dec']);
});

test('moving and cancelling by the link are mailed once each, and an erased person gets none of it', async () => {
  const order = anOrderWithMail({ day: '2026-12-05' });
  for (const event of await paid(order)) await checkout.deliver(event);
  const token = await tokenOf(order);
  const move = { token, request_id: id(), day: '2026-12-12' };
  for (const _ of [1, 2]) await moveOrder(checkout.services, 'booking', move, holder);
  const cancel = { token, request_id: id() };
  for (const _ of [1, 2]) await cancelOrder(checkout.services, 'booking', cancel, holder);
  const mails = await waiting(order.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your hunt has been cancelled: Color & Vinyl',
    'Your hunt has been moved: Color & Vinyl, Sat 12 Dec',
    'Your hunt is booked: Color & Vinyl, Sat 5 Dec',
  ]);
  const cancelled = mails.find(({ subject }) => subject.includes('cancelled'));
  expect(cancelled?.text).toContain('£10.00 goes back to where it came from.');
  for (const { id: mail } of mails) expect(scheduled()).toContain(mail);
  const person = { request_id: id(), phone_numbers: [], emails: [order.email ?? ''] };
  await erasePersonData(checkout.services, person, admin);
  expect(await waiting(order.email)).toEqual([]);
  await sweepAndSend();
  expect(await received(order.email)).toEqual([]);
});
