import { bookingsWithRefundProblem } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptMismatchedPayment } from '../../../functions/src/bookings/accept-payment.ts';
import { arrangeByLink } from '../../../functions/src/bookings/arrange-teams.ts';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { openByLink } from '../../../functions/src/bookings/open-party.ts';
import { payRefundDue } from '../../../functions/src/bookings/pay-refund-due.ts';
import { placeParty } from '../../../functions/src/bookings/place-order.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { renewByLink } from '../../../functions/src/bookings/renew-link.ts';
import { moveOrder } from '../../../functions/src/hunt/by-link/move-order.ts';
import { pageIdOf } from '../../../functions/src/store/link-ids.ts';
import { aPartyOrder, organiser, partiesIn } from './party-support.ts';
import { type Checkout, cards, openCheckout } from './support.ts';

let checkout: Checkout;
let parties: ReturnType<typeof partiesIn>;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-party');
  parties = partiesIn(checkout);
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
const statuses = async (party: string) => (await parties.bookings(party)).map(({ status }) => status);
const sum = async (party: string, of: 'amount' | 'refunded_amount' | 'participants') =>
  (await parties.bookings(party)).reduce((all, booking) => all + booking[of], 0);
const refundOf = (booking_id: string, given: { amount?: number | null; request_id?: string; seen?: number } = {}) =>
  refundPayment(
    checkout.services,
    { booking_id, request_id: id(), amount: null, seen: 0, tell: { reason: 'goodwill', way: 'mail' }, ...given },
    admin,
  );
const mailsTo = async (subject: string) => {
  const { docs } = await checkout.services.db.collection(collections.mails).get();
  return docs.map((mail) => mail.data()).filter((mail) => String(mail.subject).startsWith(subject));
};
const atStripe = async (intent: string) => {
  const paid = await checkout.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
  return typeof paid.latest_charge === 'object' ? (paid.latest_charge?.amount_refunded ?? 0) : 0;
};
const dispute = (payment_intent: string, close?: 'won' | 'lost') =>
  fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_intent, close }),
  });

describe('a party', () => {
  test('is one payment, confirmed in every team at once, with a welcome per phone and one mail', async () => {
    const order = aPartyOrder();
    const placed = await parties.place(order);
    expect(placed).toMatchObject({ amount: 10_800, client_secret: expect.any(String) });
    expect(await parties.place(order)).toEqual(placed);
    const intent = await parties.pay(order.party_id);
    expect(intent).toMatchObject({
      amount: 10_800,
      description: 'Streetlore: Color & Vinyl, 12 people in 3 teams',
      receipt_email: 'ines@example.com',
      metadata: { order_id: order.party_id },
    });
    const events = await checkout.eventsOf(intent.id);
    // Each event three times at once, and all of them again.
    for (const event of [...events, ...events])
      await Promise.all([checkout.deliver(event), checkout.deliver(event), checkout.deliver(event)]);
    expect(await statuses(order.party_id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect((await parties.bookings(order.party_id)).map(({ amount }) => amount)).toEqual([4500, 3600, 2700]);
    const welcomed = await Promise.all([1, 2, 3].map((n) => checkout.welcomed(`${order.party_id}-${n}`)));
    expect(welcomed).toEqual([['+447700900123'], ['+447700900124'], []]);
    const mails = (await mailsTo('Your party is booked')).filter((mail) =>
      String(mail.text).includes(order.party_id.slice(0, 8).toUpperCase()),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe('ines@example.com');
    // Nobody has confirmed the address, so the mail says no word that a visitor typed.
    expect(String(mails[0]?.text)).not.toContain('Foxes');
    expect(String(mails[0]?.text).match(/\/hunt#[\w-]{22}/g)).toHaveLength(3);
    expect(await parties.place(order)).toMatchObject({ client_secret: null });
  });

  test('ordered by another visitor, or again with other teams, is refused', async () => {
    const order = aPartyOrder();
    await parties.place(order);
    await expect(placeParty(checkout.services, order, { ...organiser, uid: 'somebody' })).rejects.toThrow(
      'somebody else',
    );
    await expect(parties.place({ ...order, starts: 'each' })).rejects.toThrow('already made with other details');
    await expect(parties.place(aPartyOrder({ tour_id: 'nowhere' }))).rejects.toMatchObject({ code: 'not-found' });
    // Nothing is left for a sweep to ask Stripe about.
    await parties.deliverAll((await parties.pay(order.party_id)).id);
  });

  test('whose webhook was lost is found by the sweep, once for all its teams', async () => {
    const order = aPartyOrder();
    await parties.place(order);
    await parties.pay(order.party_id);
    checkout.services.clock.advance(11 * 60_000);
    checkout.reached();
    await expireDue(checkout.services);
    expect(await statuses(order.party_id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(checkout.reached()).toBe(1);
  });

  test('that nobody pays is given up as a whole, and can then no longer be paid', async () => {
    const order = aPartyOrder();
    await parties.place(order);
    checkout.services.clock.advance(25 * 3_600_000);
    await expireDue(checkout.services);
    expect(await statuses(order.party_id)).toEqual(['expired', 'expired', 'expired']);
    await expect(parties.pay(order.party_id)).rejects.toThrow('canceled');
    await expect(parties.place(order)).rejects.toThrow('This booking has ended');
  });

  test('that is paid another sum is confirmed in no team, and can only be refunded', async () => {
    const order = aPartyOrder();
    const { party_id } = order;
    await parties.place(order);
    const intentId = String((await parties.party(party_id)).payment_intent_id);
    await checkout.stripe.paymentIntents.update(intentId, { amount: 10_799 });
    await parties.pay(party_id);
    await parties.deliverAll(intentId);
    expect(await statuses(party_id)).toEqual(Array(3).fill('pending_payment'));
    const received = (await parties.bookings(party_id)).map((one) => one.payment_mismatch?.received ?? 0);
    expect(received.reduce((all, one) => all + one, 0)).toBe(10_799);
    const accept = { booking_id: `${party_id}-1`, request_id: id(), received: received[0] ?? 0 };
    await expect(acceptMismatchedPayment(checkout.services, accept, admin)).rejects.toThrow('refund it, team by team');
    for (const n of [1, 2, 3]) await refundOf(`${party_id}-${n}`);
    expect(await statuses(party_id)).toEqual(Array(3).fill('refunded'));
    expect(await atStripe(intentId)).toBe(10_799);
  });
});

describe('a refund of a team', () => {
  test('gives its share back and leaves the other teams as they are', async () => {
    const { party_id, intent } = await parties.aPaidParty();
    expect(await refundOf(`${party_id}-2`)).toEqual({ refunded: 3600 });
    await parties.deliverAll(intent);
    expect(await statuses(party_id)).toEqual(['confirmed', 'refunded', 'confirmed']);
    expect(await sum(party_id, 'refunded_amount')).toBe(3600);
    await expect(refundOf(`${party_id}-1`, { amount: 4501 })).rejects.toThrow('Only £45.00 is left');
  });

  test('asked for twice at once is paid once, and two teams at once each get theirs', async () => {
    const { party_id, intent } = await parties.aPaidParty();
    const outcomes = await Promise.allSettled([
      refundOf(`${party_id}-1`),
      refundOf(`${party_id}-1`),
      refundOf(`${party_id}-3`),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await parties.deliverAll(intent);
    expect((await parties.bookings(party_id)).map(({ refunded_amount }) => refunded_amount)).toEqual([4500, 0, 2700]);
    expect(await atStripe(intent)).toBe(7200);
  });

  test('that the bank rejects later comes back to that team alone', async () => {
    const { party_id, intent } = await parties.aPaidParty({}, cards.refundFails);
    checkout.services.clock.advance(60_000);
    await refundOf(`${party_id}-1`);
    // News of one team writes the party too, so that no other change of the party misses it.
    expect((await parties.party(party_id)).settled_at).toEqual(checkout.services.clock.now());
    await fetch(`${checkout.standIns.url}/control/stripe/refund`, {
      method: 'POST',
      body: JSON.stringify({ payment_intent: intent, status: 'failed' }),
    });
    await parties.deliverAll(intent);
    expect(await parties.bookings(party_id)).toMatchObject([
      { status: 'refunded', refunded_amount: 0, refund_problem: { amount: 4500 } },
      { status: 'confirmed', refunded_amount: 0 },
      { status: 'confirmed', refunded_amount: 0 },
    ]);
  });

  test('made at Stripe by hand for the rest ends every team, whatever the order of the events', async () => {
    const { party_id, intent } = await parties.aPaidParty();
    await checkout.stripe.refunds.create({
      payment_intent: intent,
      amount: 4500,
      metadata: { booking_id: `${party_id}-1` },
    });
    await checkout.stripe.refunds.create({ payment_intent: intent });
    const events = await checkout.eventsOf(intent);
    for (const event of events.toReversed()) await Promise.all([checkout.deliver(event), checkout.deliver(event)]);
    expect(await statuses(party_id)).toEqual(Array(3).fill('refunded'));
    expect(await sum(party_id, 'refunded_amount')).toBe(10_800);
  });

  test('is refused before any money moves when the party that owns the payment is gone, however long one waits', async () => {
    const { services } = checkout;
    const { party_id, intent } = await parties.aPaidParty();
    await services.db.doc(`orders/${party_id}`).delete();
    for (const minutes of [0, 3, 10]) {
      services.clock.advance(minutes * 60_000);
      await expect(refundOf(`${party_id}-2`)).rejects.toThrow('a refund could not be booked');
    }
    expect(await atStripe(intent)).toBe(0);
  });

  test('that Stripe made and nothing here takes is shown to the desk, and never made again', async () => {
    const { services } = checkout;
    const { party_id, intent } = await parties.aPaidParty();
    const [team, other] = [`${party_id}-2`, `${party_id}-3`];
    const refund = vi.spyOn(services.payments, 'refund').mockImplementationOnce(async (...asked) => {
      refund.mockRestore();
      await services.payments.refund(...asked);
      await services.db.doc(`orders/${party_id}`).delete();
    });
    await expect(refundOf(team)).rejects.toThrow('£36.00 went back at Stripe, but could not be booked here');
    expect(await checkout.booking(team)).toMatchObject({
      status: 'confirmed',
      refund_problem: { amount: 3600, reason: 'unbooked' },
    });
    // System Health counts these, and the desk lists them.
    expect((await services.store.find(bookingsWithRefundProblem())).map((one) => one.id)).toContain(team);
    services.clock.advance(3 * 60_000);
    await expect(refundOf(team)).rejects.toThrow('could not be booked');
    expect(await atStripe(intent)).toBe(3600);

    // A refund that a cancellation promised finds no payment, so nothing goes back and an admin decides.
    const due = { request_id: id(), amount: 2700, at: services.now() };
    await services.db.doc(`bookings/${other}`).update({ refund_due: due });
    for (const _ of [1, 2]) await payRefundDue(services, other);
    expect(await checkout.booking(other)).toMatchObject({ refund_due: null, refund_problem: { reason: 'refused' } });
    expect(await atStripe(intent)).toBe(3600);
  });

  test('counts for each of more teams than Stripe reports refunds at once', async () => {
    const teams = Array.from({ length: 12 }, () => ({ name: '', people: 1, phone_number: null }));
    const { party_id, token, intent } = await parties.aPaidParty({ teams });
    await cancelOrder(checkout.services, 'party', { token, request_id: id() }, organiser);
    expect(await atStripe(intent)).toBe(10_800);
    expect(await statuses(party_id)).toEqual(Array(12).fill('refunded'));
    expect(await sum(party_id, 'refunded_amount')).toBe(10_800);
    // Lost reports of the older refunds are made up for by any later report.
    for (const n of [1, 2, 3]) await checkout.services.db.doc(`bookings/${party_id}-${n}`).update({ refunds: {} });
    await parties.deliverAll(intent);
    expect((await parties.bookings(party_id)).map(({ refunds }) => Object.keys(refunds ?? {}).length)).toEqual(
      Array(12).fill(1),
    );
  });
});

test('a dispute touches every team: opened, and lost with all the money', async () => {
  const { party_id, intent } = await parties.aPaidParty();
  await dispute(intent);
  await parties.deliverAll(intent);
  expect((await parties.bookings(party_id)).map(({ disputed }) => disputed)).toEqual([true, true, true]);
  await dispute(intent, 'lost');
  const events = await checkout.eventsOf(intent);
  for (const event of events.toReversed()) await checkout.deliver(event);
  expect(await parties.bookings(party_id)).toMatchObject(Array(3).fill({ status: 'refunded', charged_back: true }));
  expect(await sum(party_id, 'refunded_amount')).toBe(10_800);
});

describe('the organiser’s link', () => {
  test('is given to the browser that booked, opens the teams’ links, and ends when it is replaced', async () => {
    const { services } = checkout;
    const { party_id, token, links } = await parties.aPaidParty();
    expect(links.teams.map(({ booking_id }) => booking_id)).toEqual([1, 2, 3].map((n) => `${party_id}-${n}`));
    for (const team of links.teams)
      expect(await services.store.bookingPages.at(pageIdOf(team.token)).read()).toMatchObject({
        booking_id: team.booking_id,
      });
    expect(await services.store.partyBoards.at(pageIdOf(links.board_token)).read()).toMatchObject({ teams: 3 });
    await expect(
      findLinkOfOrder(services, { kind: 'party', id: party_id }, { uid: 'x', isAdmin: false }),
    ).rejects.toThrow('no such party');
    const renewed = await renewByLink(services, 'party', { token, request_id: id() }, organiser);
    await expect(openByLink(services, { token })).rejects.toThrow('does not open a party');
    expect((await openByLink(services, renewed)).board_token).toBe(links.board_token);
  });

  test('cancels all teams in time: each gets its share back once, however often it is asked', async () => {
    const { party_id, token, intent } = await parties.aPaidParty();
    const request_id = id();
    await Promise.all([1, 2].map(() => cancelOrder(checkout.services, 'party', { token, request_id }, organiser)));
    await expect(cancelOrder(checkout.services, 'party', { token, request_id: id() }, organiser)).rejects.toThrow(
      'cancelled',
    );
    expect(await atStripe(intent)).toBe(10_800);
    expect(await parties.bookings(party_id)).toMatchObject(
      [4500, 3600, 2700].map((refunded_amount) => ({ status: 'refunded', refunded_amount, refund_due: null })),
    );
    expect(await mailsTo('Your party has been cancelled')).not.toHaveLength(0);
  });

  test('cancels while Stripe is down, and the sweep refunds every team', async () => {
    const { party_id, token, intent } = await parties.aPaidParty();
    const fault = { provider: 'stripe', kind: 'error500', times: 30 };
    await fetch(`${checkout.standIns.url}/faults`, { method: 'POST', body: JSON.stringify(fault) });
    await cancelOrder(checkout.services, 'party', { token, request_id: id() }, organiser);
    await fetch(`${checkout.standIns.url}/faults`, { method: 'DELETE' });
    expect(await atStripe(intent)).toBe(0);
    checkout.services.clock.advance(3 * 60_000);
    await expireDue(checkout.services);
    expect(await atStripe(intent)).toBe(10_800);
    expect(await sum(party_id, 'refunded_amount')).toBe(10_800);
  });

  test('shares people out anew: a team more, a team less, the same people and money, and links that fit', async () => {
    const { services } = checkout;
    const { party_id, token, links, intent } = await parties.aPaidParty();
    const [first = '', second = '', third = ''] = links.teams.map(({ booking_id }) => booking_id);
    const arrange = (teams: [string | null, string, number][]) =>
      arrangeByLink(
        services,
        {
          token,
          request_id: id(),
          teams: teams.map(([booking_id, name, people]) => ({ booking_id, name, people })),
        },
        organiser,
      );
    await arrange([
      [first, 'Foxes', 4],
      [third, 'Owls', 4],
      [null, 'Latecomers', 4],
    ]);
    const after = await parties.bookings(party_id);
    expect(after.map(({ team_name, participants, amount }) => [team_name, participants, amount])).toEqual([
      ['Foxes', 4, 3600],
      ['Owls', 4, 3600],
      ['Latecomers', 4, 3600],
    ]);
    expect(await services.store.bookings.at(second).read()).toMatchObject({ participants: 0, amount: 0 });
    const opened = await openByLink(services, { token });
    expect(opened.teams.map(({ booking_id }) => booking_id)).toEqual([first, third, `${party_id}-4`]);
    const joined = await services.store.bookingPages.at(pageIdOf(opened.teams[2]?.token ?? '')).read();
    expect(joined).toMatchObject({ team_name: 'Latecomers', participants: 4, status: 'confirmed' });
    const { docs } = await services.db.collection('sms_messages').where('booking_id', '==', second).get();
    expect(docs.map((text) => text.get('message_type'))).toContain('team_removed');
    await expect(arrange([[first, 'Foxes', 5]])).rejects.toThrow('Share out 12');
    // What came after the payment is refunded like the rest.
    await refundOf(`${party_id}-4`);
    await parties.deliverAll(intent);
    expect(await sum(party_id, 'refunded_amount')).toBe(3600);
    await expect(
      arrange([
        [first, 'Foxes', 5],
        [third, 'Owls', 3],
      ]),
    ).resolves.toEqual({});
  });

  test('is not a team’s: its holder cannot cancel or move the team', async () => {
    const { links } = await parties.aPaidParty();
    const token = links.teams[0]?.token ?? '';
    const cancel = cancelOrder(checkout.services, 'booking', { token, request_id: id() }, { uid: 'holder' });
    await expect(cancel).rejects.toThrow('Only its organiser');
    const move = moveOrder(
      checkout.services,
      'booking',
      { token, request_id: id(), day: '2026-12-05' },
      { uid: 'holder' },
    );
    await expect(move).rejects.toThrow('Only its organiser');
  });
});
