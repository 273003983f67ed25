import { huntNeedsSchema, needsNow } from '@streetlore/domain/needs';
import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { markDone } from '../../../functions/src/admin-texts/end-waiting.ts';
import { recountNow } from '../../../functions/src/counting/recount.ts';
import { attendTo } from '../../../functions/src/hunt/attend-hunt.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, storeBooking, storeTexts } from '../hunt/world.ts';

const evening = new Date('2026-11-21T19:00:00Z');
const services = testServices('demo-needs', { at: evening });
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const phone = '+447700900301';

beforeEach(async () => {
  await services.clear();
  services.tasks.recorded.length = 0;
  services.clock.set(evening);
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'hunt-abc', { phone_numbers: [phone, '+447700900302'] });
});
afterAll(() => services.end());

async function say(...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, phone, body)]);
    await playBatches(services, phone);
  }
}
const count = (key: Parameters<typeof recountOf>[1]) => recountNow(recountOf(services, key), services);
const asked = () => services.tasks.recorded.flatMap(({ payload }) => payload.keys as string[]);
const booking_id = 'hunt-abc';
const put = (request_id: string, minutes: 10 | 30 | null) =>
  attendTo(
    services,
    { booking_id, request_id, ...(minutes === null ? { what: 'show' } : { what: 'snooze', minutes }) },
    admin,
  );
async function needs() {
  const found = (await services.db.doc(documents.huntNeeds('hunt-abc')).get()).data();
  return found ? huntNeedsSchema.parse(withDates(found)) : null;
}
const kinds = async () => {
  const found = await needs();
  return found && needsNow(found, services.clock.now()).map(({ kind }) => kind);
};

test('what a hunt needs follows its texts, and goes when it is over', async () => {
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  // The commit of each text has written that, and asks for no recount.
  expect(asked()).not.toContain('needs.hunt-abc');
  expect(await kinds()).toEqual(['wrong_answers']);
  expect(await needs()).toMatchObject({ team: 'Team abc', location_name: 'Wall 1', wrong_answers: 5 });
  await say('answer1');
  expect(await kinds()).toEqual([]);
  await services.db.doc('bookings/hunt-abc').update({ status: 'completed' });
  await count('needs.hunt-abc');
  expect(await needs()).toBeNull();
});

test('a plea shows with its words as soon as the conversation is counted, and no number is stored', async () => {
  await say('START', 'can we have our money back please');
  await count(`conversation.${phone}`);
  expect((await needs())?.needs[0]).toMatchObject({
    kind: 'money',
    words: 'can we have our money back please',
    phone: 0,
  });
  expect(JSON.stringify(await needs())).not.toContain('7700900');
});

test('an admin puts a hunt aside once, however often the request is repeated, and takes that back', async () => {
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  await count('needs.hunt-abc');
  await Promise.all([put('r1', 30), put('r1', 30)]);
  expect(await kinds()).toEqual([]);
  const until = (await needs())?.action?.until;
  services.clock.advance(10_000);
  await put('r1', 30);
  await count('needs.hunt-abc');
  expect((await needs())?.action?.until).toEqual(until);
  expect(await kinds()).toEqual([]);
  await put('r2', null);
  expect(await kinds()).toEqual(['wrong_answers']);
  const over = { what: 'snooze', booking_id: 'over', request_id: 'r3', minutes: 10 } as const;
  await expect(attendTo(services, over, admin)).rejects.toThrow('This hunt is over');
});

test('every action of an admin is noted beside the hunt, which steps aside, and a recount keeps that', async () => {
  await say('START', 'PERSON');
  await count(`conversation.${phone}`);
  const [plea] = (await needs())?.needs ?? [];
  const message_id = plea?.text_id ?? '';
  const actions: Record<string, () => Promise<unknown>> = {
    nudge: () => steerBooking(services, { booking_id, request_id: 'd1', step: 'nudge', stop_number: 1 }, admin),
    text: () =>
      queueAnswer(services, { request_id: 'd2', phone_number: phone, booking_id, body: 'We look into it' }, admin),
    done: () => markDone(services, { request_id: 'd3', message_id }, admin),
    called: () => attendTo(services, { what: 'called', booking_id, request_id: 'd4' }, admin),
  };
  for (const [what, action] of Object.entries(actions)) {
    services.clock.advance(60_000);
    await action();
    await count(`needs.${booking_id}`);
    const found = await needs();
    expect(found?.action, what).toMatchObject({ what, by: 'admin', at: services.clock.now() });
    expect(await kinds()).toEqual([]);
  }
  // What was asked after the action shows at once.
  await say('PERSON');
  await count(`conversation.${phone}`);
  expect(await kinds()).toEqual(['person']);
});

test('the report of a wall that has gone names the wall, and stays done', async () => {
  await say('START', 'GONE');
  await count(`needs.${booking_id}`);
  expect((await needs())?.needs[0]).toMatchObject({ kind: 'gone', stop: { location_name: 'Wall 1', tour_stop: 1 } });
  await attendTo(services, { what: 'done', booking_id, request_id: 'g1' }, admin);
  services.clock.advance(11 * 60_000);
  await count(`needs.${booking_id}`);
  expect(await kinds()).toEqual([]);
});
