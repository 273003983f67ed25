import { collections, documents } from '@streetlore/domain/paths';
import { messageFromPage, pageConversation, queuedText } from '@streetlore/domain/sms';
import { noFigures } from '@streetlore/domain/stats';
import { aBooking } from '@streetlore/domain/testing';
import { after, londonDay } from '@streetlore/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkAllFigures } from '../../../functions/src/stats/check-figures.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-nightly', { at: noon });
const { db, clock } = services;
beforeEach(() => services.clear());
afterAll(() => services.end());

test('the night recounts yesterday’s texts, payments and hunts, also those that nobody asked to count', async () => {
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
    await db
      .doc(`${collections.smsMessages}/m${n}`)
      .set(queuedText({ ...draft, message_content: `Text ${n}` }, noon, n));
  // Messages on a team's page are no texts. Their conversation is derived all the same.
  const onPage = { booking_id: 'b1', page_player: 'Ann', tour_name: 'Walk' };
  for (const n of [1, 2])
    await db
      .doc(`${collections.smsMessages}/p${n}`)
      .set(messageFromPage({ ...onPage, message_content: `Word ${n}` }, after(noon, n)));
  clock.set(after(noon, 15 * 3_600_000));
  await checkAllFigures(services, async () => undefined);
  const read = async (path: string) => (await db.doc(path).get()).data();
  expect(await read(documents.totals)).toMatchObject({ messages: 3, bookings: 2 });
  expect(await read(documents.publicStats)).toMatchObject({ hunts_completed: 1 });
  expect(await read(documents.tourStats('walk'))).toMatchObject({
    completed: 1,
    stops: { 1: { reached: 1, solved: 1, claimed: 1, wrong_answers: 2 } },
  });
  expect(await read(documents.partnerStats)).toMatchObject({ said: 1 });
  expect(await read(documents.dayStats('2026-11-20'))).toMatchObject({
    messages: 3,
    segments: 3,
    paid: 1500,
    completed: 1,
    solved: 1,
  });
  expect(await read(documents.player(number))).toMatchObject({ messages: 3 });
  expect(await read(documents.conversation(number))).toMatchObject({ preview: 'Text 3' });
  expect(await read(documents.conversation(pageConversation('b1')))).toMatchObject({ preview: 'Word 2' });
});

const draft = { phone_number: '+447700900952', message_type: 'clue', booking_id: null, tour_name: null } as const;
const text = (sent_at: Date) => queuedText({ ...draft, message_content: 'A clue' }, sent_at, 0);
const dayOf = (back: number) => londonDay(after(clock.now(), -back * 24 * 3_600_000));

test('recounts a week of closed days each night and older ones within four weeks, and mends them', async () => {
  clock.set(new Date('2026-11-21T03:40:00Z'));
  for (const back of [1, 5, 40]) {
    const at = after(clock.now(), -back * 24 * 3_600_000);
    await db.doc(`${collections.smsMessages}/${back}`).set(text(at));
    // The stored figure has two texts too many, as if they never existed or were erased since.
    const day = { day: dayOf(back), ...noFigures(), messages: 3, counted_at: noon };
    await db.doc(documents.dayStats(day.day)).set(day);
  }
  const wrongKeys: string[][] = [];
  const nights = async (count: number) => {
    for (let night = 0; night < count; night += 1) {
      const { wrong } = await checkAllFigures(services, async () => undefined);
      wrongKeys.push(wrong.filter((key) => key.includes('messages')).toSorted());
      clock.advance(24 * 3_600_000);
    }
  };
  const [yesterday, lastWeek, longAgo] = [1, 5, 40].map((back) => `day.${dayOf(back)}.messages`);
  await nights(1);
  expect(wrongKeys[0]).toEqual(expect.arrayContaining([yesterday, lastWeek, 'totals.messages']));
  await nights(28);
  expect(
    wrongKeys
      .slice(1)
      .flat()
      .filter((key) => key === longAgo).length + (wrongKeys[0]?.includes(longAgo ?? '') ? 1 : 0),
  ).toBe(1);
  expect((await db.doc(documents.totals).get()).get('messages')).toBe(3);
  const { wrong } = await checkAllFigures(services, async () => undefined);
  expect(wrong).toEqual([]);
});

test('a day from before people were counted is counted in the first night, however old', async () => {
  clock.set(new Date('2026-12-24T03:40:00Z'));
  const { people: _, ...old } = noFigures();
  await db
    .doc(`${collections.bookings}/b`)
    .set(aBooking({ confirmed_at: new Date('2025-03-03T12:00:00Z'), participants: 4 }));
  await db.doc(documents.dayStats('2025-03-03')).set({ day: '2025-03-03', ...old, bookings: 1, counted_at: noon });
  await checkAllFigures(services, async () => undefined);
  expect((await db.doc(documents.publicStats).get()).get('explorers')).toBe(4);
});

test('does not report a figure that has only just changed', async () => {
  clock.set(new Date('2026-12-25T03:40:00Z'));
  await checkAllFigures(services, async () => undefined);
  clock.advance(60_000);
  await db.doc(`${collections.smsMessages}/late`).set(text(after(clock.now(), -5 * 3_600_000)));
  const settle = () => countFigures(services, { keys: [`day.${dayOf(1)}.messages`], at: clock.now().getTime() });
  const { wrong } = await checkAllFigures(services, settle);
  expect(wrong.filter((key) => key.startsWith('day.'))).toEqual([]);
});
