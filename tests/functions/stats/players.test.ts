import { collections, documents } from '@streetlore/domain/paths';
import { type Player, playerSchema, playerSearch, playersFound } from '@streetlore/domain/player';
import { queuedText, receivedText } from '@streetlore/domain/sms';
import { figuresOfBooking, figuresWithText } from '@streetlore/domain/stats';
import { aBooking, aPendingBooking } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askForFigures } from '../../../functions/src/platform/ask-for-counts.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { randomFrom, shuffled } from '../../support/random.ts';
import { testServices } from '../../support/services.ts';
import { changeOf } from './deliveries.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-players', { at: noon });
const { db, clock, tasks } = services;
const [ann, bob, cat] = ['+447700900911', '+447700900912', '+447700900913'] as const;

type Event = { path: string; before: DocumentData | undefined; after: DocumentData | undefined };

/**
 * Writes a document as a flow would.
 * @returns what changed
 */
async function write(path: string, value: object | null): Promise<Event> {
  const ref = db.doc(path);
  const before = (await ref.get()).data();
  await (value ? ref.set(value) : ref.delete());
  return { path, before, after: (await ref.get()).data() };
}
const deliver = ({ path, before, after: now }: Event) =>
  askForFigures(
    services,
    path.startsWith(collections.bookings)
      ? figuresOfBooking(changeOf(before, now))
      : figuresWithText(changeOf(before, now).after ?? changeOf(before, now).before ?? {}),
  );

async function runTasks() {
  for (const task of tasks.recorded.splice(0).sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (task.at > clock.now()) clock.set(task.at);
    await countFigures(services, task.payload);
  }
}
async function player(number: string): Promise<Player | null> {
  const found = await db.doc(documents.player(number)).get();
  return found.exists ? playerSchema.parse(withDates(found.data())) : null;
}
const draft = { message_content: 'Hello', message_type: 'answer', booking_id: null, tour_name: null };
const said = (from: string, at: Date) => receivedText({ sid: 'SM1', from, body: 'HELP', segments: 1 }, at);

let tests = 0;
beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  tests += 1;
  clock.set(after(noon, tests * 600_000));
});
afterAll(() => services.end());

test('every number of a booking has a row until nothing names the number any more', async () => {
  const booking = aBooking({ phone_numbers: [ann, bob], amount: 1800, email: 'ann@example.org', created_at: noon });
  await deliver(await write('bookings/b1', booking));
  await runTasks();
  expect(await player(ann)).toMatchObject({ hunts: 1, spend: 1800, playing: true, messages: 0, last_seen_at: noon });
  expect(await player(bob)).toMatchObject({ hunts: 1, spend: 0, email: null });

  clock.advance(5000);
  await deliver(await write('bookings/b1', { ...booking, phone_numbers: [ann, cat], refunded_amount: 300 }));
  await runTasks();
  expect(await player(ann)).toMatchObject({ spend: 1500 });
  expect(await player(bob)).toBeNull();
  expect(await player(cat)).toMatchObject({ hunts: 1 });

  clock.advance(5000);
  await deliver(await write('bookings/b1', null));
  await runTasks();
  expect([await player(ann), await player(bob), await player(cat)]).toEqual([null, null, null]);
});

test('a paid checkout makes a player, who can be found by team and address', async () => {
  const given = { phone_numbers: [ann, bob], email: 'ann@example.org', team_name: 'Night Owls', created_at: noon };
  await deliver(await write('bookings/b1', aPendingBooking(given)));
  await runTasks();
  expect([await player(ann), await player(bob)]).toEqual([null, null]);
  clock.advance(5000);
  await deliver(await write('bookings/b1', aBooking(given)));
  await runTasks();
  const found = async (typed: string) =>
    (await services.store.find(playersFound(playerSearch(typed) ?? []))).map(({ phone_number }) => phone_number);
  expect(await found('owls')).toEqual([ann, bob]);
  expect(await found('ann@ex')).toEqual([ann]);
  expect(await found(bob.slice(-6))).toEqual([bob]);
  expect(await found('night watch')).toEqual([]);
});

test('counts texts once a second for each phone, and makes no player of a stranger', async () => {
  await deliver(await write('bookings/b1', aBooking({ phone_numbers: [ann], created_at: noon })));
  await runTasks();
  clock.advance(5000);
  for (let n = 0; n < 10; n += 1) {
    await deliver(await write(`sms_messages/in-${n}`, { ...said(ann, clock.now()), settled: true }));
    await deliver(await write(`sms_messages/out-${n}`, queuedText({ ...draft, phone_number: ann }, clock.now())));
  }
  await deliver(await write('sms_messages/stranger', said(cat, clock.now())));
  const promised = tasks.recorded.flatMap(({ payload }) => payload.keys as string[]);
  expect(promised.filter((key) => key.startsWith('player.')).toSorted()).toEqual([`player.${ann}`, `player.${cat}`]);
  const last = clock.now();
  await runTasks();
  expect(await player(ann)).toMatchObject({ messages: 20, last_seen_at: last });
  expect(await player(cat)).toBeNull();
});

test('STOP shows as soon as it has arrived', async () => {
  await deliver(await write('bookings/b1', aBooking({ phone_numbers: [ann], created_at: noon })));
  await runTasks();
  await deliver(await write('sms_messages/in', said(ann, clock.now())));
  await runTasks();
  clock.advance(5000);
  await write(`sms_phones/${ann}`, { opted_out: true, opted_out_at: clock.now(), heard: [] });
  await deliver(await write('sms_messages/in', { ...said(ann, clock.now()), settled: true }));
  await runTasks();
  expect(await player(ann)).toMatchObject({ opted_out: true });
});

test('150 events one to three times, shuffled: exact', async () => {
  const random = randomFrom(911);
  const events: Event[] = [];
  for (let n = 0; n < 50; n += 1) {
    const numbers = n % 2 ? [ann, bob] : [bob, cat];
    const booking = aBooking({ phone_numbers: numbers, amount: 1000 + n, created_at: noon });
    events.push(await write(`bookings/b${n}`, booking));
    events.push(await write(`bookings/b${n}`, n % 5 ? { ...booking, refunded_amount: n } : null));
    events.push(await write(`sms_messages/m${n}`, { ...said(n % 3 ? ann : cat, noon), settled: true }));
  }
  const repeated = events.flatMap((event) => Array(1 + Math.floor(random() * 3)).fill(event) as Event[]);
  for (const event of shuffled(repeated, random)) {
    await deliver(event);
    clock.advance(30);
  }
  await runTasks();
  const kept = Array.from({ length: 50 }, (_, n) => n).filter((n) => n % 5);
  const made = (by: number) => kept.filter((n) => n % 2 === by);
  expect(await player(ann)).toMatchObject({
    hunts: made(1).length,
    spend: made(1).length * 1000,
    messages: 33,
  });
  expect(await player(bob)).toMatchObject({ hunts: kept.length, spend: made(0).length * 1000 });
  expect(await player(cat)).toMatchObject({ hunts: made(0).length, spend: 0, messages: 17 });
});
