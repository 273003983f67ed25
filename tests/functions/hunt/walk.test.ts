import { collections } from '@streetlore/domain/paths';
import { finishedStopSchema } from '@streetlore/domain/playing';
import { query, where } from '@streetlore/domain/query';
import { aBooking, aPartner, aStop, aTour } from '@streetlore/domain/testing';
import type { TourPartner } from '@streetlore/domain/tour';
import { siteUrl } from '@streetlore/emulators/config';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, keptTour, repliesTo, storeBooking, storeTexts } from './world.ts';

const services = testServices('demo-hunt-walk', { at: new Date('2026-11-07T11:00:00Z') });
const ann = '+447700900101';
const bob = '+447700900102';
let count = 0;

beforeEach(async () => {
  await services.clear();
  services.clock.set(new Date('2026-11-07T11:00:00Z'));
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => services.end());

async function say(from: string, body: string) {
  count += 1;
  services.clock.advance(60_000);
  await storeTexts(services, [aText(services, `SMwalk${count}`, from, body)]);
  await playBatches(services, from);
  return (await repliesTo(services, from)).filter((reply) => reply.in_reply_to === `SMwalk${count}`);
}

const words = async (from: string, body: string) =>
  (await say(from, body)).map((reply) => reply.message_content).join('|');

describe('a hunt by text', () => {
  test('tells each phone once how to stay safe, at the START of its first hunt', async () => {
    const told = async (phone: string) =>
      (await repliesTo(services, phone)).filter(({ message_type }) => message_type === 'safety').length;
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    for (const phone of [ann, bob]) await services.db.doc(`${collections.smsPhones}/${phone}`).delete();
    expect((await say(ann, 'START')).map(({ message_type }) => message_type)).toEqual(['location_with_clue', 'safety']);
    expect(await told(bob)).toBe(1);
    await services.db.doc('bookings/b1').update({ status: 'completed', 'hunt.phase': 'completed' });
    await services.db.doc('bookings/b2').set(aBooking({ created_at: services.clock.now(), phone_numbers: [ann, bob] }));
    expect(await words(bob, 'START')).toContain('Stop 1/3');
    expect([await told(ann), await told(bob)]).toEqual([1, 1]);
  });

  test('is played from START to the leaderboard, with every phone getting the group’s texts', async () => {
    await services.db
      .doc('partners/monmouth')
      .set(aPartner({ name: 'Monmouth Records', address: '1 Brick Lane', offer: '10% off vinyl' }));
    const link: TourPartner = { tour_id: 'color-vinyl', stop_number: 1, partner_id: 'monmouth', status: 'published' };
    await services.db.doc('tour_partners/color-vinyl_1').set(link);
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob], team_name: 'The Stencils' });

    expect(await words(ann, 'hello')).toBe('Start your tour by replying START!');
    expect(await words(ann, 'start')).toBe('Stop 1/3: Wall 1\nFind wall 1.\nWhich word is painted on wall 1?');
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 1, status: 'confirmed' });
    expect(await words(bob, 'badger')).toBe(
      'Not quite. The first guess is free. Find wall 1.\nWhich word is painted on wall 1?',
    );
    expect(await words(bob, 'HINT')).toBe('Hint: Look up at wall 1.\n14 points off.');
    expect(await words(bob, ' Answer1 ')).toContain('Monmouth Records, 1 Brick Lane: 10% off vinyl.');
    expect(await words(ann, 'what now')).toContain('Use CLAIMED');
    expect(await words(ann, 'claimed')).toBe(
      'Moving to Stop 2/3: Wall 2\nFind wall 2.\nWhich word is painted on wall 2?',
    );
    expect(await words(ann, 'SKIP')).toContain('Skipped Stop 2... Stop 3/3');
    expect(await words(ann, 'SKIP')).toBe('No more stops to skip! Reply FINISH to end here with the points so far.');
    expect(await words(bob, 'STATUS')).toBe(
      "Stop 3 of 3, Color & Vinyl: 67% done, 131 points (1 wall, 45 quick, -14 hints). A wrong guess costs 10, a stop's first one nothing.",
    );
    expect(await words(ann, 'answer3')).toContain("You've finished the Color & Vinyl! 2 of 3 walls in");
    expect(await words(ann, 'answer3')).toBe("You've completed all stops!");

    const booking = await bookingOf(services, 'b1');
    expect(booking).toMatchObject({
      status: 'completed',
      current_stop: 3,
      started_at: new Date('2026-11-07T11:02:00Z'),
    });
    const row = await services.store.leaderboard.at('b1').read();
    expect(row).toMatchObject({ name: 'The Stencils', score: booking.hunt.score, members: 2, type: 'group' });
    const ended = await services.store.find(
      query(collections.stopResults, finishedStopSchema, where('booking_id', '==', 'b1')),
    );
    expect(ended.sort((a, b) => a.stop_number - b.stop_number)).toMatchObject([
      {
        id: 'b1_1',
        tour_name: 'Color & Vinyl',
        location_name: 'Wall 1',
        partner_id: 'monmouth',
        outcome: 'solved',
        wrong_answers: 1,
        hints: 1,
        seconds: 180,
        finished_at: new Date('2026-11-07T11:05:00Z'),
        claimed_at: new Date('2026-11-07T11:07:00Z'),
      },
      { id: 'b1_2', partner_id: null, outcome: 'skipped', points: 0, claimed_at: null },
      { id: 'b1_3', partner_id: null, outcome: 'solved', finished_at: booking.completed_at },
    ]);
    const replyTypes = (await repliesTo(services, bob)).map((reply) => reply.message_type);
    expect(replyTypes).toEqual([
      'location_with_clue',
      'wrong',
      'hint',
      'reward_with_pause',
      'location_with_clue',
      'location_with_clue',
      'status',
      'completion',
      'ask_review',
    ]);
  });

  test('promises no reward of a partner who has left since START, but keeps earned ones', async () => {
    const stored = (n: number) => services.db.doc(`partners/shop${n}`);
    for (const n of [1, 2, 3]) {
      await stored(n).set(aPartner({ name: `Shop ${n}`, address: `${n} Brick Lane`, offer: 'a badge' }));
      const link: TourPartner = { tour_id: 'color-vinyl', stop_number: n, partner_id: `shop${n}`, status: 'published' };
      await services.db.doc(`tour_partners/color-vinyl_${n}`).set(link);
    }
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(ann, 'START');
    expect(await words(ann, 'answer1')).toContain('Shop 1, 1 Brick Lane: a badge.');
    await stored(1).update({ status: 'declined' });
    await stored(2).update({ status: 'negotiating' });
    await stored(3).delete();
    expect(await words(ann, 'RESEND')).toContain('Shop 1, 1 Brick Lane: a badge. Show code ');
    await say(ann, 'CLAIMED');
    expect(await words(ann, 'answer2')).toBe(
      'Correct! Stop 3/3: Wall 3\nFind wall 3.\nWhich word is painted on wall 3?',
    );
    expect(await words(ann, 'answer3')).toMatch(/^You've finished the Color & Vinyl! 3 of 3/);
    expect(await words(ann, 'RESEND')).toMatch(/^You've finished the Color & Vinyl! 3 of 3/);
    const ended = await services.store.find(
      query(collections.stopResults, finishedStopSchema, where('booking_id', '==', 'b1')),
    );
    expect(ended.map(({ partner_id }) => partner_id).toSorted()).toEqual([null, null, 'shop1'].toSorted());
    expect(await keptTour(services, 'b1')).toMatchObject({
      stops: [{ partner: { id: 'shop1' } }, { partner: null }, { partner: null }],
    });
  });

  test('keeps the stops it started with', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await say(ann, 'START');
    await services.db.doc('tour_stops/color-vinyl_2').set(aStop('color-vinyl', 2, { location_name: 'Elsewhere' }));
    await services.db.doc('tour_stop_secrets/color-vinyl_1').delete();
    expect(await words(ann, 'answer1')).toContain('Stop 2/3: Wall 2');
    expect(await keptTour(services, 'b1')).toMatchObject({ name: 'Color & Vinyl' });
  });

  test('tells the player when the tour cannot be played', async () => {
    await services.db.doc('tour_stop_secrets/color-vinyl_1').delete();
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    expect(await words(ann, 'START')).toContain('cannot start just now');
    expect(await bookingOf(services, 'b1')).toMatchObject({ current_stop: 0, started_at: null });
    // Their text says that we were told of the fault.
    const noted = (await services.db.collection('function_errors').get()).docs.map((error) => error.data());
    expect(noted).toMatchObject([{ function: 'tourOfHunt', error: 'TourCannotBePlayed' }]);
    await storeTour(services.db, 'color-vinyl', aTour());
    expect(await words(ann, 'START')).toContain('Stop 1/3');
  });

  test('expires at a START that comes a day late', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    services.clock.advance(24 * 3_600_000);
    expect(await words(ann, 'START')).toContain('was not started within 24 hours');
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'expired', hunt: { phase: 'stopped' } });
    expect(await repliesTo(services, bob)).toHaveLength(1);
    expect(await words(bob, 'START')).toContain('was not started within 24 hours');
  });

  test('tells a number without a hunt where to book, and keeps its opt-out', async () => {
    expect(await words(ann, 'hi')).toBe(`There is no hunt for this number. Book one at ${new URL(siteUrl).host}/tours`);
    expect(await words(ann, 'STOP')).toBe('');
    expect(await words(ann, 'hi')).toBe('');
    services.clock.advance(24 * 3_600_000);
    expect(await words(ann, 'START')).toContain('no hunt');
  });

  test('plays the next booking once the first is finished, within one batch of texts', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await storeBooking(services, 'b2', { phone_numbers: [ann], created_at: new Date('2026-11-07T11:00:30Z') });
    const bodies = ['START', 'answer1', 'answer2', 'answer3', 'START', 'answer1'];
    services.clock.advance(600_000);
    await storeTexts(
      services,
      bodies.map((body, index) => aText(services, `SMq${index}`, ann, body, index)),
    );
    expect(await playBatches(services, ann)).toBe(6);
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'completed' });
    expect(await bookingOf(services, 'b2')).toMatchObject({ status: 'confirmed', current_stop: 2 });
  });
});
