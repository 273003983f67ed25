import { collections, documents } from '@streetlore/domain/paths';
import { queued } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, expect, test } from 'vitest';
import { countYesterday } from '../../../functions/src/stats/check-nightly.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-nightly', { at: noon });
const { db, clock } = services;
afterAll(() => services.end());

test('at night yesterday is counted again, its texts, payments and hunts: what was never asked for is right in the morning', async () => {
  await services.clear();
  const number = '+447700900951';
  const draft = { phone_number: number, message_type: 'clue', booking_id: null, tour_name: null };
  await db
    .doc(`${collections.bookings}/b1`)
    .set(aBooking({ phone_numbers: [number], confirmed_at: noon, amount: 1500 }));
  const done = { tour_id: 'walk', tour_name: 'Walk', completed_at: noon, confirmed_at: after(noon, -72 * 3_600_000) };
  await db
    .doc(`${collections.bookings}/b2`)
    .set(aBooking({ ...done, status: 'completed', current_stop: 1, amount: 900 }));
  const ended = { finished_at: noon, claimed_at: noon, outcome: 'solved', wrong_answers: 2, hints: 0, seconds: 60 };
  await db.doc(`${collections.stopResults}/b2_1`).set({
    booking_id: 'b2',
    tour_id: 'walk',
    tour_name: 'Walk',
    stop_number: 1,
    location_name: 'Wall 1',
    partner_id: null,
    points: 80,
    ...ended,
  });
  for (const n of [1, 2, 3])
    await db.doc(`${collections.smsMessages}/m${n}`).set(queued({ ...draft, message_content: `Text ${n}` }, noon, n));
  clock.set(after(noon, 15 * 3_600_000));
  await countYesterday(services);
  const read = async (path: string) => (await db.doc(path).get()).data();
  expect(await read(documents.totals)).toMatchObject({ messages: 3, bookings: 2 });
  expect(await read(documents.publicStats)).toMatchObject({ hunts_completed: 1 });
  expect(await read(documents.tourStats('walk'))).toMatchObject({
    completed: 1,
    stops: { 1: { reached: 1, solved: 1, claimed: 1, wrong_answers: 2 } },
  });
  expect(await read(documents.partnerStats)).toMatchObject({ redemptions: 1 });
  expect(await read(documents.dayStats('2026-11-20'))).toMatchObject({
    messages: 3,
    segments: 3,
    paid: 1500,
    completed: 1,
    solved: 1,
  });
  expect(await read(documents.player(number))).toMatchObject({ messages: 3 });
  expect(await read(documents.conversation(number))).toMatchObject({ preview: 'Text 3' });
});
