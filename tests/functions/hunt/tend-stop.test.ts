import { scoring } from '@streetlore/domain/hunt';
import { collections, stopId } from '@streetlore/domain/paths';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { tendStopOfTour } from '../../../functions/src/hunt/tend-stop.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

const services = testServices('demo-hunt-tend-stop', { at: new Date('2026-11-21T12:00:00Z') });
const [ann, bob, cat] = ['+447700900361', '+447700900362', '+447700900363'] as const;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const told = 'The wall here cannot be used, so here is another question. Which city was EBORACUM?';

beforeEach(async () => {
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
  await services.db
    .doc(`${collections.tourStopSecrets}/${stopId('color-vinyl', 1)}`)
    .update({ backup_question: 'Which city was EBORACUM?', backup_answers: ['york'], backup_hint: 'A minster.' });
});
afterAll(() => services.end());

let count = 0;
async function say(from: string, ...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(20_000);
    count += 1;
    await storeTexts(services, [aText(services, `SMtend${count}`, from, body)]);
    await playBatches(services, from);
  }
}
const texts = async (phone: string) => (await repliesTo(services, phone)).map(({ message_content }) => message_content);
const tend = (action: 'backup' | 'take_out' | 'waive', request_id: string = crypto.randomUUID()) =>
  tendStopOfTour(services, { request_id, tour_id: 'color-vinyl', stop_number: 1, action }, admin);

describe('the backup question', () => {
  test('reaches every phone of a team that stands there once, and solves the stop without a loss', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    await say(ann, 'START', 'a badger', 'HINT');
    await Promise.all([tend('backup', 'r1'), tend('backup', 'r1')]);
    await tend('backup', 'r2');
    for (const phone of [ann, bob]) expect((await texts(phone)).filter((text) => text === told)).toHaveLength(1);
    await say(bob, 'an otter');
    expect((await texts(bob)).at(-1)).toContain('Not quite. The first guess is free. Which city was EBORACUM?');
    await say(bob, 'York');
    const { hunt } = await bookingOf(services, 'b1');
    expect(hunt.results).toMatchObject([{ outcome: 'solved', wrong_answers: 1, hints: 0 }]);
  });

  test('given while the team answers: the answer counts or the team gets the question, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = `race${round}`;
      await storeBooking(services, id, { phone_numbers: [ann] });
      await say(ann, 'START');
      const before = (await texts(ann)).filter((text) => text === told).length;
      await services.db
        .doc(`${collections.tourStopSecrets}/${stopId('color-vinyl', 1)}`)
        .update({ uses_backup: false });
      await Promise.all([say(ann, 'answer1'), tend('backup')]);
      const { hunt } = await bookingOf(services, id);
      const isTold = (await texts(ann)).filter((text) => text === told).length > before;
      expect(hunt.results.length === 1 && hunt.results[0]?.outcome === 'solved').toBe(
        !isTold || hunt.stop_number === 2,
      );
      expect(hunt.results.length + (hunt.wrong_answers > 0 ? 1 : 0)).toBeLessThanOrEqual(1);
      await services.db.doc(`${collections.bookings}/${id}`).update({ status: 'completed' });
      await services.db
        .doc(`${collections.tourStopSecrets}/${stopId('color-vinyl', 1)}`)
        .update({ uses_backup: false });
    }
  });

  test('stands in every hunt that starts from then on, and in one that waits for START', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    expect(await tend('backup')).toEqual({ hunts: 0 });
    await say(ann, 'START');
    expect((await texts(ann)).at(-1)).toBe('Stop 1/3: Wall 1\nWhich city was EBORACUM?');
  });

  test('reaches a phone in two hunts with the name of its tour, and the other hunt goes on', async () => {
    await storeTour(services.db, 'beats');
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await storeBooking(services, 'b2', { phone_numbers: [ann], tour_id: 'beats', tour_name: 'Beats & Murals' });
    await say(ann, 'Color & Vinyl', 'START');
    await say(ann, 'SWITCH', 'START');
    await tend('backup');
    expect((await texts(ann)).filter((text) => text.includes('EBORACUM'))).toHaveLength(1);
    const [one, two] = [await bookingOf(services, 'b1'), await bookingOf(services, 'b2')];
    expect([one.hunt.stop_number, two.hunt.stop_number].every((stop) => stop <= 1)).toBe(true);
  });

  test('is refused where nobody has written one', async () => {
    await expect(
      tendStopOfTour(services, { request_id: 'r9', tour_id: 'color-vinyl', stop_number: 2, action: 'backup' }, admin),
    ).rejects.toThrow('no backup question');
  });
});

test('a stop that is taken out is left out by hunts to come, and its numbers stay those of the tour', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [ann] });
  await storeBooking(services, 'b2', { phone_numbers: [cat] });
  await say(ann, 'START');
  await tend('take_out');
  const tour = await services.db.doc(`${collections.tours}/color-vinyl`).get();
  expect(tour.get('first_wall')).toBe('Wall 2');
  await say(cat, 'START');
  expect((await texts(cat)).at(-1)).toContain('Stop 1/2: Wall 2');
  await say(ann, 'answer1');
  expect((await texts(ann)).at(-1)).toContain('Stop 2/3');
  await say(cat, 'answer2');
  const record = await services.db.doc(`${collections.stopResults}/${stopId('b2', 1)}`).get();
  expect(record.get('stop_number')).toBe(2);
});

test('points given back: the stop counts as the lowest of the solved ones without speed, once', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [ann] });
  await say(ann, 'START', 'SKIP', 'answer2');
  const before = await bookingOf(services, 'b1');
  expect(await tend('waive')).toEqual({ hunts: 1 });
  expect(await tend('waive')).toEqual({ hunts: 0 });
  const { hunt } = await bookingOf(services, 'b1');
  expect(before.hunt.score).toBeGreaterThan(scoring.solved);
  expect(hunt.score).toBe(before.hunt.score + scoring.solved);
  expect(hunt.results[0]).toMatchObject({ outcome: 'gone', points: scoring.solved });
});

test('points given back: a team that would lose points keeps what it has', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [ann] });
  await say(ann, 'START', 'answer1', 'answer2');
  const before = await bookingOf(services, 'b1');
  expect(await tend('waive')).toEqual({ hunts: 0 });
  expect((await bookingOf(services, 'b1')).hunt).toEqual(before.hunt);
});
