import { bookingActionTexts } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { finishedStopSchema } from '@streetlore/domain/playing';
import { query } from '@streetlore/domain/query';
import { aTour } from '@streetlore/domain/testing';
import { formatDeadline } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queueAnswer, queueResend } from '../../../functions/src/admin-texts/answer-player.ts';
import { queueBroadcast } from '../../../functions/src/admin-texts/send-broadcast.ts';
import { extendBookingExpiry } from '../../../functions/src/bookings/extend-expiry.ts';
import { joinHunt } from '../../../functions/src/hunt/add-teammate.ts';
import { moveForAdmin } from '../../../functions/src/hunt/move-booking-for-admin.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { queueWelcomeAgain } from '../../../functions/src/hunt/resend-welcome.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

const services = testServices('demo-hunt-arrange', { at: new Date('2026-11-21T12:00:00Z') });
const [ann, bob, cat] = ['+447700900301', '+447700900302', '+447700900303'] as const;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
/** A new request id of an admin, a second after the previous request. */
function id(): string {
  services.clock.advance(1000);
  return crypto.randomUUID();
}

beforeEach(async () => {
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => services.end());

async function say(from: string, ...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(1000);
    await storeTexts(services, [aText(services, `SM${id()}`, from, body)]);
    await playBatches(services, from);
  }
}
const lastTo = async (phone: string) => (await repliesTo(services, phone)).at(-1)?.message_content;
const logged = async () => (await services.db.collection('audit_log').get()).docs.map((entry) => entry.get('action'));

describe('an admin in somebody’s hunt', () => {
  test('skips a stop: the whole group is told once, and the audit log has an entry', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    await say(ann, 'START');
    const request = { booking_id: 'b1', request_id: id(), step: 'skip', stop_number: 1 } as const;
    await Promise.all([1, 2, 3].map(() => steerBooking(services, request, admin)));
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 2, hunt: { stop_number: 2, score: 0 } });
    for (const phone of [ann, bob]) {
      const skipped = (await repliesTo(services, phone)).filter(({ message_content }) =>
        message_content.includes('Skipped Stop 1'),
      );
      expect(skipped).toHaveLength(1);
    }
    expect(await logged()).toEqual(['hunt_stop_skipped']);
    const ended = await services.store.find(query(collections.stopResults, finishedStopSchema));
    expect(ended).toMatchObject([{ id: 'b1_1', outcome: 'skipped', claimed_at: null }]);
    // The request is about stop 1 and comes too late. It must not skip stop 2 instead.
    const late = { ...request, request_id: id() };
    await expect(steerBooking(services, late, admin)).rejects.toThrow('moved on to stop 2. Nothing was skipped.');
    await say(bob, 'answer2');
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 3 });
  });

  test('pauses, resumes and ends it, and tells a player who answers meanwhile', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(ann, 'START');
    const step = (name: 'pause' | 'resume' | 'end' | 'nudge') =>
      steerBooking(services, { booking_id: 'b1', request_id: id(), step: name }, admin);
    await step('pause');
    await say(ann, 'answer1');
    expect(await lastTo(ann)).toBe('Your hunt is paused. We will text you when it goes on.');
    await joinHunt(services, { booking_id: 'b1', request_id: id(), phone_number: cat }, admin);
    expect(await lastTo(cat)).toBe('Your hunt is paused. We will text you when it goes on.');
    await step('resume');
    expect(await lastTo(ann)).toContain('Stop 1/3: Wall 1');
    await step('end');
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'expired', hunt: { phase: 'stopped' } });
    await expect(step('nudge')).rejects.toThrow('This hunt is over');
    expect(await logged()).toHaveLength(4);
  });

  test('does not text a phone that has opted out', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    await say(ann, 'START');
    await say(bob, 'STOP');
    const before = (await repliesTo(services, bob)).length;
    await steerBooking(services, { booking_id: 'b1', request_id: id(), step: 'nudge' }, admin);
    expect(await repliesTo(services, bob)).toHaveLength(before);
    const body = 'Are you all right?';
    const words = { request_id: id(), phone_number: bob, booking_id: 'b1', body };
    await expect(queueAnswer(services, words, admin)).rejects.toThrow('This number has opted out of texts');
    await queueBroadcast(services, { request_id: id(), booking_ids: ['b1'], body }, admin);
    expect(await lastTo(ann)).toBe(body);
    expect(await repliesTo(services, bob)).toHaveLength(before);
  });

  test('gets an error when a nudge or a welcome would reach nobody', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(ann, 'STOP');
    const nudge = { booking_id: 'b1', request_id: id(), step: 'nudge' } as const;
    await expect(steerBooking(services, nudge, admin)).rejects.toThrow('has opted out of texts. Nothing was sent.');
    const welcome = queueWelcomeAgain(services, { booking_id: 'b1', request_id: id() }, admin);
    await expect(welcome).rejects.toThrow('has opted out of texts. Nothing was sent.');
    expect(await logged()).toEqual([]);
  });

  test('adds a teammate, who gets the hunt’s state and may answer', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(ann, 'START');
    const request = { booking_id: 'b1', request_id: id(), phone_number: cat };
    await joinHunt(services, request, admin);
    await joinHunt(services, request, admin);
    // The first text to a new phone says who writes, and how to opt out.
    expect((await repliesTo(services, cat)).map(({ message_content }) => message_content)).toEqual([
      'Streetlore: you have joined Color & Vinyl, a street-art hunt by text. HELP for help, STOP to opt out. It goes on here:',
      expect.stringContaining('Stop 1/3: Wall 1'),
    ]);
    await say(cat, 'answer1');
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 2, participants: 2 });
    await expect(joinHunt(services, { ...request, request_id: id() }, admin)).rejects.toThrow(
      'is already in this hunt',
    );
  });

  test('replaces a lost phone in a full group', async () => {
    const others = [1, 2, 3].map((n) => `+44770090011${n}`);
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob, ...others], participants: 5 });
    await say(ann, 'START');
    await say(bob, 'STOP');
    expect(await bookingOf(services, 'b1')).toMatchObject({ opted_out: [1] });
    const request = { booking_id: 'b1', request_id: id(), phone_number: cat };
    await expect(joinHunt(services, request, admin)).rejects.toThrow(bookingActionTexts.full);
    const stranger = { ...request, request_id: id(), instead_of: '+447700900999' };
    await expect(joinHunt(services, stranger, admin)).rejects.toThrow(bookingActionTexts.notThere);
    await joinHunt(services, { ...request, request_id: id(), instead_of: bob }, admin);
    expect(await bookingOf(services, 'b1')).toMatchObject({
      phone_numbers: [ann, cat, ...others],
      participants: 5,
      opted_out: [],
    });
    expect(await logged()).toContain('phone_replaced');
    expect(await lastTo(cat)).toContain('Stop 1/3: Wall 1');
    await say(cat, 'answer1');
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 2 });
    const before = (await repliesTo(services, bob)).length;
    await say(ann, 'answer2');
    expect(await repliesTo(services, bob)).toHaveLength(before);
  });

  test('removes a phone that texts cannot reach, without a text', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob], participants: 2 });
    await say(ann, 'START');
    const before = (await repliesTo(services, ann)).length;
    const request = { booking_id: 'b1', phone_number: ann, instead_of: bob };
    await joinHunt(services, { ...request, request_id: id() }, admin);
    expect(await bookingOf(services, 'b1')).toMatchObject({ phone_numbers: [ann, ann], participants: 2 });
    expect(await repliesTo(services, ann)).toHaveLength(before);
    await say(ann, 'answer1');
    expect(await repliesTo(services, ann)).toHaveLength(before + 1);
    const itself = { ...request, request_id: id(), instead_of: ann };
    await expect(joinHunt(services, itself, admin)).rejects.toThrow(bookingActionTexts.known);
  });

  test('cannot add a teammate who has opted out until they opt in', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(cat, 'STOP');
    const add = () => joinHunt(services, { booking_id: 'b1', request_id: id(), phone_number: cat }, admin);
    await expect(add()).rejects.toThrow('This number has opted out of texts');
    expect(await bookingOf(services, 'b1')).toMatchObject({ phone_numbers: [ann] });
    await say(cat, 'START');
    await add();
    expect(await lastTo(cat)).toContain('Reply START');
  });

  test('names the hunt in a text to a phone that plays another one', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    await say(ann, 'START');
    await storeTour(services.db, 'brixton', aTour({ name: 'Brixton Walls' }));
    await storeBooking(services, 'b2', { phone_numbers: [bob], tour_id: 'brixton', tour_name: 'Brixton Walls' });
    await say(bob, 'SWITCH', 'START');
    await steerBooking(services, { booking_id: 'b1', request_id: id(), step: 'pause' }, admin);
    expect(await lastTo(ann)).toBe('Your hunt is paused. We will text you when it goes on.');
    expect(await lastTo(bob)).toBe(`${(await bookingOf(services, 'b1')).tour_name}: ${await lastTo(ann)}`);
  });

  test('moves an expired hunt to another day: each phone is told once, and START works on that day only', async () => {
    await storeTour(services.db, 'color-vinyl', aTour({ closed_days: [{ day: '2026-12-12', sentence: 'A fair' }] }));
    const started = { phone_numbers: [ann, bob], expires_at: services.clock.now() };
    await storeBooking(services, 'b1', { ...started, tour_id: 'color-vinyl' });
    services.clock.advance(1000);
    await say(ann, 'START');
    expect(await lastTo(ann)).toContain('has expired');
    const request = { booking_id: 'b1', request_id: id(), day: '2026-12-05' };
    await moveForAdmin(services, request, admin);
    await moveForAdmin(services, request, admin);
    for (const phone of [ann, bob])
      expect((await repliesTo(services, phone)).filter(({ message_type }) => message_type === 'moved')).toMatchObject([
        { message_content: expect.stringContaining('is now booked for Sat 5 Dec. Reply START there from 06:00') },
      ]);
    expect(await bookingOf(services, 'b1')).toMatchObject({
      status: 'confirmed',
      start_window: { day: '2026-12-05' },
      expires_at: new Date('2026-12-06T06:00:00Z'),
    });
    await say(ann, 'START');
    expect(await lastTo(ann)).toContain('is booked for Sat 5 Dec');
    const move = (day: string) => moveForAdmin(services, { booking_id: 'b1', request_id: id(), day }, admin);
    await expect(move('2026-12-12')).rejects.toThrow('Sat 12 Dec cannot be booked: A fair');
    services.clock.set(new Date('2026-12-05T06:00:00Z'));
    await say(ann, 'START');
    expect(await bookingOf(services, 'b1')).toMatchObject({ hunt: { phase: 'puzzle' } });
    await expect(move('2026-12-20')).rejects.toThrow('This hunt has started');
    const nobody = moveForAdmin(services, { booking_id: 'b9', request_id: id(), day: '2026-12-20' }, admin);
    await expect(nobody).rejects.toThrow('There is no such booking');
    expect(await logged()).toEqual(['booking_moved']);
  });

  test('revives an expired hunt', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    services.clock.advance(25 * 3_600_000);
    await say(ann, 'START');
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'expired' });
    const request = { booking_id: 'b1', request_id: id(), hours: 24 };
    await extendBookingExpiry(services, request, admin);
    const { expires_at } = await bookingOf(services, 'b1');
    await extendBookingExpiry(services, request, admin);
    expect((await bookingOf(services, 'b1')).expires_at).toEqual(expires_at);
    await queueWelcomeAgain(services, { booking_id: 'b1', request_id: id() }, admin);
    expect(await lastTo(ann)).toContain(`by ${formatDeadline(expires_at ?? new Date(0))}, or it expires`);
    await say(ann, 'START');
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'confirmed', current_stop: 1 });
  });
});

test('a failed text is sent again once, as a new text', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [ann] });
  await say(ann, 'START');
  const [first] = await repliesTo(services, ann);
  const request = { request_id: id(), message_id: first?.id ?? '' };
  await expect(queueResend(services, request, admin)).rejects.toThrow('Only a text that failed can be sent again');
  await services.db.doc(`sms_messages/${first?.id}`).update({ status: 'failed', settled: true, error_code: 30007 });
  await queueResend(services, request, admin);
  await queueResend(services, request, admin);
  const texts = await repliesTo(services, ann);
  expect(texts.map(({ status }) => status)).toEqual(['failed', 'sent']);
  expect(texts[1]?.message_content).toBe(texts[0]?.message_content);
});

test('a broadcast goes to running hunts only, each phone once', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
  await storeBooking(services, 'b2', { phone_numbers: [bob] });
  await storeBooking(services, 'b3', { phone_numbers: [cat], status: 'completed' });
  const request = { request_id: id(), booking_ids: ['b1', 'b2', 'b3'], body: 'Rain at four.' };
  expect(await queueBroadcast(services, request, admin)).toMatchObject({ recipients: 2, segments: 1, pence: 8 });
  await queueBroadcast(services, request, admin);
  for (const phone of [ann, bob]) expect(await repliesTo(services, phone)).toHaveLength(1);
  expect(await repliesTo(services, cat)).toHaveLength(0);
  const none = { request_id: id(), booking_ids: ['b3'], body: 'Hello' };
  await expect(queueBroadcast(services, none, admin)).rejects.toThrow('Choose at least one hunt');
});
