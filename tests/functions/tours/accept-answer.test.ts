import { artistFields } from '@streetlore/domain/artist';
import { newHunt } from '@streetlore/domain/hunt';
import { stopId } from '@streetlore/domain/paths';
import { aBooking, aTour } from '@streetlore/domain/testing';
import { stopArtistTexts } from '@streetlore/domain/tour';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { addAcceptedAnswer } from '../../../functions/src/tours/accept-answer.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, keptTour, repliesTo, storeBooking, storeTexts } from '../hunt/world.ts';

const services = testServices('demo-tours-accept', { at: new Date('2026-11-21T12:00:00Z') });
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const [ann, bob, cat, dan] = ['+447700900101', '+447700900102', '+447700900103', '+447700900104'] as const;
const id = () => crypto.randomUUID();
let texts = 0;

beforeEach(async () => {
  await services.clear();
  await storeTour(services.db, 'birds', aTour({ name: 'Birds' }));
});
afterAll(() => services.end());

async function say(from: string, ...bodies: string[]): Promise<string> {
  for (const body of bodies) {
    texts += 1;
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SMaccept${texts}`, from, body)]);
    await playBatches(services, from);
  }
  return (await repliesTo(services, from)).at(-1)?.message_content ?? '';
}
const book = (booking: string, phone: string, tour_id = 'birds') =>
  storeBooking(services, booking, { phone_numbers: [phone], tour_id });
const seen = async () => (await services.store.tours.at('birds').read())?.updated_at.toISOString() ?? '';
const ask = async (answer: string, request_id = id()) => ({
  tour_id: 'birds',
  request_id,
  seen: await seen(),
  stop_number: 1,
  solution: 'answer1',
  answer,
});
const listed = async () => (await services.db.collection('wrong_answers').get()).docs.map((one) => one.get('answer'));
const logged = async () =>
  (await services.db.collection('audit_log').orderBy('action').get()).docs.map((entry) => entry.data());

test('refunds the lost points in the hunts that are being played, once however often it is requested', async () => {
  for (const [booking, phone] of [
    ['here', ann],
    ['past', bob],
    ['done', cat],
    ['waiting', dan],
  ] as const)
    await book(booking, phone);
  await storeTour(services.db, 'walls', aTour({ name: 'Walls' }));
  const eve = '+447700900105';
  await book('elsewhere', eve, 'walls');
  await say(ann, 'START', 'stork', 'goose', "it's a stork");
  await say(bob, 'START', 'goose', 'stork', 'answer1');
  await say(cat, 'START', 'stork', 'answer1', 'answer2', 'answer3');
  await say(eve, 'START', 'stork');
  const before = { past: await bookingOf(services, 'past'), done: await bookingOf(services, 'done') };
  // Guesses from before the acceptance count once.
  expect((await listed()).toSorted()).toEqual(['goose', 'goose', 'stork', 'stork', 'stork', 'stork']);

  const request = await ask('stork');
  services.clock.advance(1000);
  const given = await addAcceptedAnswer(services, request, admin);
  expect(given).toEqual({ updated_at: await seen(), hunts: 2, points: 20 });
  const after = async () => ({
    here: (await bookingOf(services, 'here')).hunt,
    past: (await bookingOf(services, 'past')).hunt,
    ended: (await services.db.doc('stop_results/past_1').get()).data(),
    done: await bookingOf(services, 'done'),
    elsewhere: (await bookingOf(services, 'elsewhere')).hunt.wrong_answers,
    kept: await keptTour(services, 'elsewhere'),
    listed: (await listed()).toSorted(),
  });
  const once = await after();
  expect(once.here.wrong_answers).toBe(1);
  expect(once.past.score).toBe(before.past.hunt.score + 10);
  expect(once.ended).toMatchObject({ wrong_answers: 1, points: once.past.results[0]?.points });
  expect(once.done).toEqual(before.done);
  expect(once.elsewhere).toBe(1);
  expect(JSON.stringify(once.kept)).not.toContain('stork');
  // Only the geese, and the other tour's stork, are left.
  expect(once.listed).toEqual(['goose', 'goose', 'stork']);

  expect(await addAcceptedAnswer(services, request, admin)).toMatchObject({
    updated_at: given.updated_at,
    hunts: 0,
    points: 0,
  });
  await addAcceptedAnswer(services, await ask('stork'), admin);
  expect(await after()).toEqual(once);

  expect(await say(ann, 'the stork!')).toContain('Correct! Stop 2/3');
  expect(await say(dan, 'START', 'stork')).toContain('Correct! Stop 2/3');
  const [first, ...rest] = (await logged()).filter(({ action }) => action === 'answer_given_to_hunts');
  expect([first, ...rest].map((entry) => entry?.detail)).toContainEqual({
    stop_number: 1,
    answer: 'stork',
    hunts: 2,
    forgiven: 2,
    points: 20,
    removed: 3,
  });
  expect((await logged()).filter(({ action }) => action === 'answer_accepted')).toHaveLength(2);
});

test('goes on where it was cut off', async () => {
  await book('here', ann);
  await say(ann, 'START', 'goose', 'stork');
  // The request was cut off after the tour: the tour has the answer, but no hunt has it yet.
  await services.db.doc('tour_stop_secrets/birds_1').update({ accepted_answers: ['stork'] });
  expect(await addAcceptedAnswer(services, await ask('stork'), admin)).toMatchObject({ hunts: 1, points: 10 });
  expect((await bookingOf(services, 'here')).hunt.wrong_answers).toBe(1);
  expect((await services.db.doc('tour_stop_secrets/birds_1').get()).get('accepted_answers')).toEqual(['stork']);
});

test('makes a START fail that has read the tour without it', async () => {
  const waiting = aBooking({ tour_id: 'birds', phone_numbers: [ann], hunt: newHunt() });
  await services.db.doc('bookings/waiting').set(waiting);
  const read = await services.store.bookings.at('waiting').readVersioned();
  await addAcceptedAnswer(services, await ask('stork'), admin);
  if (!read.version) throw new Error('There is no such booking');
  await expect(read.update({ current_stop: 1 })).rejects.toThrow();
});

test.each([
  [{ answer: 'answer2' }, "'answer2' is right at stop 2"],
  [{ answer: 'skip' }, 'SKIP is a command of the game'],
  [{ answer: 'unsubscribe' }, 'cannot be an answer'],
  [{ solution: 'answer2' }, 'Somebody else has saved this tour since you opened it.'],
  [{ seen: '2026-01-01T00:00:00.000Z' }, 'Somebody else has saved this tour since you opened it.'],
  [{ tour_id: 'nowhere' }, 'This tour has been deleted since you opened it.'],
])('refuses %j and changes nothing', async (change, message) => {
  await book('here', ann);
  await say(ann, 'START', 'stork');
  const before = await keptTour(services, 'here');
  await expect(addAcceptedAnswer(services, { ...(await ask('stork')), ...change }, admin)).rejects.toThrow(message);
  expect(await keptTour(services, 'here')).toEqual(before);
  expect(await logged()).toEqual([]);
  expect(await listed()).toEqual(['stork']);
});

test('is refused when everybody can read it as the artist of the wall', async () => {
  const wall = services.store.tourStops.at(stopId('birds', 1));
  await wall.update(artistFields({ name: 'Stork', link: null }));
  await expect(addAcceptedAnswer(services, await ask('stork'), admin)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: stopArtistTexts.givesAway('stork'),
  });
  await wall.update(artistFields({ name: 'Vesper Lane', link: null }));
  await expect(addAcceptedAnswer(services, await ask('stork'), admin)).resolves.toBeTruthy();
});
