import { bookingChangeTexts, bookingPageSchema } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelBooking, cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { renewLink, replaceLink } from '../../../functions/src/bookings/renew-link.ts';
import { changePhoneByLink } from '../../../functions/src/hunt/by-link/change-phone.ts';
import { moveOrder } from '../../../functions/src/hunt/by-link/move-order.ts';
import { resendByLink } from '../../../functions/src/hunt/by-link/resend-to-group.ts';
import { closeDay } from '../../../functions/src/hunt/close-tour-day.ts';
import { huntsDue, lookAt } from '../../../functions/src/hunt/look-at-hunts.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { pageIdOf } from '../../../functions/src/store/link-ids.ts';
import { huntsLeft, storeGift } from '../../support/store-gift.ts';
import { aCaller } from '../../support/visitors.ts';
import { teamLinkOf, transcriptOf, write } from '../hunt/team-world.ts';
import { aText, bookingOf, repliesTo, storeTexts } from '../hunt/world.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from './support.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-by-link');
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const holder = { uid: 'holder' };
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
let phones = 500;
function aPhone(): string {
  phones += 1;
  return `+447700900${phones}`;
}

/** A paid booking for a day, with the token of its link. */
async function aBookingFor(day: string | null, numbers = [aPhone(), aPhone()], participants = numbers.length) {
  const order = anOrder({ participants, phone_numbers: numbers, day });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  const { booking_id } = order;
  const owner = { uid: ownerOf(order), isAdmin: false };
  const { token } = await findLinkOfOrder(checkout.services, { kind: 'booking', id: booking_id }, owner);
  return { booking_id, token, numbers, owner };
}
const pageOf = async (token: string) => {
  const stored = await checkout.services.store.bookingPages.at(pageIdOf(token)).read();
  return stored && bookingPageSchema.parse(stored);
};
async function say(from: string, body: string) {
  checkout.services.clock.advance(1000);
  await storeTexts(checkout.services, [aText(checkout.services, `SM${id()}`, from, body)]);
  await playBatches(checkout.services, from);
}
const told = async (phone: string) => (await repliesTo(checkout.services, phone)).map((text) => text.message_content);
const at = (time: string) => checkout.services.clock.set(new Date(time));

describe('a booking for a day', () => {
  test('is welcomed with its day, answers an early START, is reminded once and starts on its day', async () => {
    const { services } = checkout;
    const { booking_id, numbers } = await aBookingFor('2026-12-05');
    const [ann = '', bob = ''] = numbers;
    expect((await told(ann))[0]).toMatch(
      /is booked for Sat 5 Dec! It begins at .*\. Reply START there from 06:00, within 24 hours/,
    );
    await say(ann, 'START');
    expect((await told(ann)).at(-1)).toContain('is booked for Sat 5 Dec: reply START from 06:00 that day.');
    await say(ann, 'MOVE');
    expect((await told(ann)).at(-1)).toMatch(/^Change the day, or cancel, here: localhost.*\/hunt#[\w-]{22}$/);
    const remind = async () => {
      for (let n = 0; n < 3; n += 1) for (const due of await huntsDue(services)) await lookAt(services, due);
    };
    at('2026-12-04T17:59:00Z');
    await remind();
    at('2026-12-04T18:00:00Z');
    await remind();
    for (const phone of [ann, bob])
      expect((await told(phone)).filter((text) => text.includes('is tomorrow'))).toEqual([
        expect.stringMatching(/is tomorrow.* It begins at Wall 1\..*\nlocalhost.*\/hunt#[\w-]{22}$/s),
      ]);
    // The scheduler failed from nine to eleven.
    at('2026-12-05T11:00:00Z');
    await remind();
    for (const phone of [ann, bob])
      expect((await told(phone)).filter((text) => text.includes('is today!'))).toEqual([
        expect.stringMatching(/Wall 1.*Reply START there by 6 Dec, 06:00\. Another day\? Reply MOVE\.$/s),
      ]);
    await say(bob, 'START');
    expect(await bookingOf(services, booking_id)).toMatchObject({ hunt: { phase: 'puzzle' } });
  });

  test('is not reminded after START', async () => {
    const { numbers } = await aBookingFor('2026-11-29');
    at('2026-11-29T07:00:00Z');
    await say(numbers[0] ?? '', 'START');
    at('2026-11-29T09:10:00Z');
    for (const due of await huntsDue(checkout.services)) await lookAt(checkout.services, due);
    expect((await told(numbers[1] ?? '')).filter((text) => text.includes('is today!'))).toEqual([]);
  });

  test('ends with its window, and START after it says so', async () => {
    const { booking_id, numbers } = await aBookingFor('2026-11-28');
    at('2026-11-29T06:00:01Z');
    await expireDue(checkout.services);
    expect(await bookingOf(checkout.services, booking_id)).toMatchObject({ status: 'expired' });
    await say(numbers[0] ?? '', 'START');
    expect((await told(numbers[0] ?? '')).at(-1)).toContain('it was not started by 29 Nov, 06:00.');
  });

  test('is refused on a closed day; groups of that day are told once, and move', async () => {
    const { services } = checkout;
    const { booking_id, token, numbers } = await aBookingFor('2026-12-12');
    const request = { tour_id: 'color-vinyl', request_id: id(), day: '2026-12-12', sentence: 'A fair fills the lane' };
    expect(await closeDay(services, request, admin)).toEqual({ hunts: 1, untold: 0 });
    expect(await closeDay(services, request, admin)).toEqual({ hunts: 1, untold: 0 });
    expect((await told(numbers[0] ?? '')).filter((text) => text.includes('A fair fills the lane.'))).toEqual([
      'Streetlore: A fair fills the lane. Your Color & Vinyl is booked for Sat 12 Dec. To change the day, reply MOVE.',
    ]);
    await expect(aBookingFor('2026-12-12')).rejects.toThrow('Sat 12 Dec cannot be booked: A fair fills the lane');
    const move = (day: string | null) => moveOrder(services, 'booking', { token, request_id: id(), day }, holder);
    await move('2026-12-13');
    await expect(move('2026-12-12')).rejects.toThrow('cannot be booked');
    const yesterday = { ...request, request_id: id(), day: '2026-11-26' };
    await expect(closeDay(services, yesterday, admin)).rejects.toThrow('This day has passed');
    await closeDay(services, { ...request, request_id: id(), sentence: null }, admin);
    await move('2026-12-12');
    expect((await bookingOf(services, booking_id)).start_window?.day).toBe('2026-12-12');
  });
});

describe('the link to a booking', () => {
  test('shows the booking and no number, address or clue, live with every step of its hunt', async () => {
    const { token, numbers, booking_id } = await aBookingFor(null);
    expect(await pageOf(token)).toMatchObject({
      booking_id,
      status: 'confirmed',
      phase: 'ready',
      amount: 1800,
      phones: numbers.map((number) => ({ last_digits: number.slice(-3), opted_out: false })),
    });
    await say(numbers[0] ?? '', 'START');
    await say(numbers[1] ?? '', 'answer1');
    expect(await pageOf(token)).toMatchObject({ phase: 'puzzle', stop_number: 2, solved: 1 });
    const stored = JSON.stringify(await pageOf(token));
    for (const secret of [...numbers, 'answer', 'Look up']) expect(stored).not.toContain(secret);
    await say(numbers[0] ?? '', 'LINK');
    expect((await told(numbers[0] ?? '')).at(-1)).toContain(`/hunt#${token}`);
  });

  test('is given to the browser that made the booking, and to nobody else', async () => {
    const { booking_id, token, owner } = await aBookingFor(null);
    const find = (caller: typeof owner) =>
      findLinkOfOrder(checkout.services, { kind: 'booking', id: booking_id }, caller);
    expect(await find(owner)).toEqual({ token });
    await expect(find({ uid: 'stranger', isAdmin: false })).rejects.toThrow('There is no such booking');
    const unpaid = anOrder({ phone_numbers: [aPhone()] });
    await checkout.place(unpaid);
    const own = { uid: ownerOf(unpaid), isAdmin: false };
    await expect(findLinkOfOrder(checkout.services, { kind: 'booking', id: unpaid.booking_id }, own)).rejects.toThrow();
    // An admin makes none either where nothing was paid.
    for (const one of [unpaid.booking_id, 'nowhere'])
      await expect(replaceLink(checkout.services, { kind: 'booking', id: one }, id(), admin)).rejects.toThrow(
        'There is no such booking',
      );
  });

  test('ends when it is replaced, by its holder or by an admin', async () => {
    const { services } = checkout;
    const { booking_id, token, numbers } = await aBookingFor('2026-12-05');
    const request = { token, request_id: id() };
    const { token: second } = await renewLink.operate(services, request, aCaller('holder', '203.0.113.9'));
    expect(second).not.toBe(token);
    expect(await pageOf(token)).toBeNull();
    expect(await pageOf(second)).toMatchObject({ booking_id });
    for (const old of [
      () => moveOrder(services, 'booking', { token, request_id: id(), day: null }, holder),
      () => cancelOrder(services, 'booking', request, holder),
    ])
      await expect(old()).rejects.toThrow('This link does not open a booking');
    await replaceLink(services, { kind: 'booking', id: booking_id }, id(), admin);
    expect(await pageOf(second)).toBeNull();
    await say(numbers[0] ?? '', 'LINK');
    const [, third = ''] = /#([\w-]{22})/.exec((await told(numbers[0] ?? '')).at(-1) ?? '') ?? [];
    expect(await pageOf(third)).toMatchObject({ booking_id });
  });

  test('cannot be guessed: a thousand guesses change nothing, and most are not even looked up', async () => {
    const { services } = checkout;
    const refusals = new Map<string, number>();
    for (let n = 0; n < 1000; n += 1) {
      const token = Buffer.from(crypto.getRandomValues(new Uint8Array(17)))
        .toString('base64url')
        .slice(0, 22);
      const guess = cancelBooking.operate(
        services,
        { token, request_id: id() },
        aCaller(`guesser-${n % 50}`, '203.0.113.7'),
      );
      const said = await guess.then(
        () => 'opened',
        (error: { code: string }) => error.code,
      );
      refusals.set(said, (refusals.get(said) ?? 0) + 1);
    }
    expect(refusals.get('opened')).toBeUndefined();
    expect(refusals.get('resource-exhausted')).toBeGreaterThanOrEqual(900);
    checkout.services.clock.advance(61_000);
  });

  test('sends the welcome twice an hour, and replaces a phone, whose owner is told', async () => {
    const { services } = checkout;
    const { token, numbers, booking_id } = await aBookingFor('2026-12-05');
    const resend = () => resendByLink(services, { token, request_id: id() }, holder);
    await resend();
    await resend();
    await expect(resend()).rejects.toThrow('That was done often already');
    const phone_number = aPhone();
    const change = (place: number | null) =>
      changePhoneByLink(services, { token, request_id: id(), phone_number, place }, holder);
    await change(1);
    expect((await bookingOf(services, booking_id)).phone_numbers).toEqual([numbers[0], phone_number]);
    expect((await told(phone_number))[0]).toContain('is booked for Sat 5 Dec!');
    expect(await told(numbers[1] ?? '')).toContainEqual(
      expect.stringContaining('another phone takes the place of this one'),
    );
    await expect(change(null)).rejects.toThrow('Each person who was paid for has a phone already');
    const last_digits = phone_number.slice(-3);
    expect((await pageOf(token))?.phones[1]?.last_digits).toBe(last_digits);
    // The audit log outlives the number, so it knows no more of the number than the page does.
    const entries = await services.db.collection(collections.auditLog).where('action', '==', 'phone_replaced').get();
    expect(entries.docs.map((entry) => entry.get('detail'))).toEqual([{ last_digits, place: 1 }]);
  });
});

test('a group with one phone pays for each, learns how the others join, and may add as many phones as were paid for', async () => {
  const { services } = checkout;
  const phone = aPhone();
  const { booking_id, token } = await aBookingFor(null, [phone], 3);
  expect(await bookingOf(services, booking_id)).toMatchObject({ status: 'confirmed', amount: 2700, participants: 3 });
  expect((await pageOf(token))?.phones).toEqual([{ last_digits: phone.slice(-3), opted_out: false }]);
  await resendByLink(services, { token, request_id: id() }, holder);
  await say(phone, 'RESEND');
  const welcomes = await told(phone);
  expect(welcomes).toHaveLength(3);
  for (const welcome of welcomes) expect(welcome).toMatch(/The others join by link: reply LINK\. HELP for help/);
  const add = async () => {
    const added = aPhone();
    await changePhoneByLink(services, { token, request_id: id(), phone_number: added, place: null }, holder);
    return (await told(added))[0];
  };
  expect(await add()).toContain('The others join by link: reply LINK.');
  // Now everybody has a phone.
  const last = await add();
  expect(last).toMatch(/is booked! It begins at .*\. Reply START/);
  expect(last).not.toContain('The others join by link: reply LINK.');
  await expect(add()).rejects.toThrow('Each person who was paid for has a phone already');
});

test('a hunt without a phone gets one in the middle: it is told where the hunt stands, and the page which phone', async () => {
  const { services } = checkout;
  const { booking_id, token } = await aBookingFor(null, [], 2);
  const team = teamLinkOf(token);
  await joinByLink(services, { token: team.token, name: 'Zoe' });
  services.clock.advance(60_000);
  await write(services, team, 'Zoe', 'START');
  services.clock.advance(60_000);
  const before = await transcriptOf(services, team);
  const added = aPhone();
  const request = { token, request_id: id(), phone_number: added, place: null };
  await changePhoneByLink(services, request, holder);
  await changePhoneByLink(services, request, holder);
  expect(await told(added)).toEqual([
    expect.stringMatching(/^Streetlore: you have joined /),
    expect.stringContaining(' 1/'),
  ]);
  // What the page shows already is not said there again.
  expect(await transcriptOf(services, team)).toEqual([
    ...before,
    `Streetlore: The phone ending in ${added.slice(-3)} gets every clue from now on.`,
  ]);
  services.clock.advance(60_000);
  await write(services, team, 'Zoe', 'SKIP');
  expect((await told(added)).at(-1)).toContain('2/');
  services.clock.advance(60_000);
  await say(added, 'SKIP');
  expect((await bookingOf(services, booking_id)).hunt.stop_number).toBe(3);
  await expect(changePhoneByLink(services, { ...request, request_id: id(), place: 0 }, holder)).rejects.toThrow(
    bookingChangeTexts.started,
  );
});

describe('cancelling by the link', () => {
  const cancel = (token: string, request_id: string = id()) =>
    cancelOrder(checkout.services, 'booking', { token, request_id }, holder);

  test('gives the whole amount back once, however often it is pressed', async () => {
    const { booking_id, token, numbers } = await aBookingFor('2026-12-05');
    const request_id = id();
    await Promise.all([cancel(token, request_id), cancel(token, request_id)]);
    await cancel(token, request_id);
    await expect(cancel(token)).rejects.toThrow('has been cancelled');
    expect(await bookingOf(checkout.services, booking_id)).toMatchObject({
      status: 'refunded',
      refunded_amount: 1800,
      refund_due: null,
      hunt: { phase: 'stopped' },
    });
    const payment_intent_id = await checkout.intentOf(booking_id);
    const refunds = await checkout.stripe.refunds.list({ payment_intent: payment_intent_id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1800]);
    for (const phone of numbers)
      expect(
        (await told(phone)).filter((text) => text.includes('has been cancelled, and your money is on its way')),
      ).toHaveLength(1);
    expect(await pageOf(token)).toMatchObject({ status: 'refunded', refunded_amount: 1800 });
  });

  test('and START at the same moment have one outcome', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { booking_id, token, numbers } = await aBookingFor(null);
      const [, cancelled] = await Promise.allSettled([say(numbers[0] ?? '', 'START'), cancel(token)]);
      const booking = await bookingOf(checkout.services, booking_id);
      const isCancelled = cancelled.status === 'fulfilled';
      expect(booking).toMatchObject(
        isCancelled
          ? { status: 'refunded', refunded_amount: 1800, started_at: null, hunt: { phase: 'stopped' } }
          : { status: 'confirmed', refunded_amount: 0, hunt: { phase: 'puzzle' } },
      );
    }
  });

  test('while an admin refunds pays the money back once', async () => {
    const { services, stripe } = checkout;
    for (let n = 0; n < 3; n += 1) {
      const { booking_id, token } = await aBookingFor('2026-12-05');
      const refund = { booking_id, request_id: id(), amount: null, seen: 0 };
      await Promise.allSettled([cancel(token), refundPayment(services, refund, admin)]);
      services.clock.advance(3 * 60_000);
      await expireDue(services);
      const booking = await bookingOf(services, booking_id);
      expect(booking).toMatchObject({ status: 'refunded', refunded_amount: 1800, hunt: { phase: 'stopped' } });
      expect(booking.refund_due ?? null).toBeNull();
      expect(booking.refund_problem ?? null).toBeNull();
      const refunds = await stripe.refunds.list({ payment_intent: await checkout.intentOf(booking_id) });
      expect(refunds.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(1800);
    }
  });

  test('while Stripe cannot be reached is done all the same, and the sweep brings the money back', async () => {
    const { services, standIns } = checkout;
    const { booking_id, token } = await aBookingFor('2026-12-05');
    const fault = { provider: 'stripe', kind: 'error500', times: 20 };
    await fetch(`${standIns.url}/faults`, {
      method: 'POST',
      body: JSON.stringify(fault),
      headers: { 'content-type': 'application/json' },
    });
    await cancel(token);
    expect(await bookingOf(services, booking_id)).toMatchObject({ status: 'refunded', refunded_amount: 0 });
    await fetch(`${standIns.url}/faults`, { method: 'DELETE' });
    services.clock.advance(3 * 60_000);
    await Promise.all([expireDue(services), expireDue(services)]);
    expect(await bookingOf(services, booking_id)).toMatchObject({ refunded_amount: 1800, refund_due: null });
  });

  test('is refused when it is too late, and moving still works', async () => {
    const { token, booking_id } = await aBookingFor('2026-11-28');
    await expect(cancel(token)).rejects.toThrow('It is too late to cancel here');
    await moveOrder(checkout.services, 'booking', { token, request_id: id(), day: '2026-12-20' }, holder);
    expect((await bookingOf(checkout.services, booking_id)).start_window?.day).toBe('2026-12-20');
  });

  test('gives a voucher its use back', async () => {
    const { services } = checkout;
    await storeGift(services.db, 'WALL-2026', { hunts_left: 5 });
    const order = anOrder({ phone_numbers: [aPhone()], gift_code: 'WALL-2026', day: '2026-12-05' });
    await checkout.place(order);
    const { booking_id } = order;
    const { token } = await findLinkOfOrder(
      services,
      { kind: 'booking', id: booking_id },
      { uid: ownerOf(order), isAdmin: false },
    );
    expect(await huntsLeft(services.db, 'WALL-2026')).toBe(4);
    await cancel(token);
    expect(await huntsLeft(services.db, 'WALL-2026')).toBe(5);
    expect(await told(order.phone_numbers[0] ?? '')).toContainEqual(
      expect.stringContaining('The voucher or gift can be used again'),
    );
  });
});
