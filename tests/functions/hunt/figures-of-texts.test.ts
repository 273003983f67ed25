import { documents } from '@streetlore/domain/paths';
import { pageConversation } from '@streetlore/domain/sms';
import type { FiguresKey } from '@streetlore/domain/stats';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountNow } from '../../../functions/src/counting/recount.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { teamOf, write } from './team-world.ts';
import { aText, storeBooking, storeTexts } from './world.ts';

const evening = new Date('2026-11-21T19:00:00Z');
const services = testServices('demo-figures-of-texts', { at: evening });
const { db, clock, tasks } = services;
const [ann, bob] = ['+447700900311', '+447700900312'];

const paths = {
  conversation: documents.conversation(ann),
  conversation_bob: documents.conversation(bob),
  player: documents.player(ann),
  player_bob: documents.player(bob),
  needs: documents.huntNeeds('b1'),
};
const keys: FiguresKey[] = [`conversation.${ann}`, `conversation.${bob}`, `player.${ann}`, `player.${bob}`, 'needs.b1'];
const recountAll = async (also: FiguresKey[] = []) => {
  for (const key of [...keys, ...also]) await recountNow(recountOf(services, key), services);
};
/** What the figures are, without when they were counted. */
async function stored(also: string[] = []) {
  const found = await Promise.all(
    [...Object.values(paths), ...also].map(async (path) => (await db.doc(path).get()).data()),
  );
  return found.map((figures) => figures && { ...figures, counted_at: null, found_by: figures.found_by?.toSorted() });
}
/** Asserts that what the commits wrote is what a recount makes of the documents. */
async function expectAsRecounted(also: FiguresKey[] = [], alsoAt: string[] = []) {
  const written = await stored(alsoAt);
  await recountAll(also);
  expect(written).toEqual(await stored(alsoAt));
}
const asked = () => tasks.recorded.splice(0).flatMap(({ payload }) => (payload.keys as string[] | undefined) ?? []);

let sid = 0;
/** A text comes from a phone, and is played. */
async function say(phone: string, body: string) {
  clock.advance(60_000);
  sid += 1;
  await storeTexts(services, [aText(services, `SM${sid}`, phone, body)]);
  clock.advance(400);
  await playBatches(services, phone);
}

beforeEach(async () => {
  await services.clear();
  // What was promised to be counted in an earlier test is over.
  clock.advance(600_000);
  await storeTour(db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob], tour_name: 'Color & Vinyl' });
  await say(ann, 'START');
  // The first text of a phone is left to a recount, as nothing is known of the phone yet.
  expect(asked()).toEqual(expect.arrayContaining([`conversation.${ann}`, `player.${bob}`]));
  await recountAll();
  asked();
});
afterAll(() => services.end());

test('the commit that plays a text writes what a recount would, and asks for none', async () => {
  for (const [phone, body] of [
    [ann, 'is it a fox?'],
    [bob, 'HINT'],
    [ann, 'STATUS'],
    [bob, 'answer1'],
    [ann, 'can we have our money back please'],
    [bob, 'CLAIMED'],
    [ann, 'bear'],
    [ann, 'I want a refund now'],
    [bob, 'STOP'],
    [ann, 'a man is following us with a knife, help'],
  ] as const) {
    await say(phone, body);
    expect(asked().filter((key) => /^(conversation|needs)\./.test(key))).toEqual([]);
    await expectAsRecounted();
  }
  const talk = (await db.doc(paths.conversation).get()).data();
  expect(talk).toMatchObject({ awaits_answer: true, plea: { about: 'danger' } });
  expect((await db.doc(paths.needs).get()).data()?.needs).toContainEqual(expect.objectContaining({ kind: 'danger' }));
});

test('messages on the team’s page write its conversation and what the hunt needs', async () => {
  const team = await teamOf(services, 'b1');
  for (const name of ['Cat', 'Dan']) await joinByLink(services, { token: team.token, name });
  const page = pageConversation('b1');
  await write(services, team, 'Cat', 'is it a pigeon?');
  await recountAll([`conversation.${page}`]);
  asked();
  for (const body of ['HINT', 'we would like to talk to a person', 'answer1']) {
    clock.advance(60_000);
    await write(services, team, 'Dan', body);
    expect(asked().filter((key) => /^(conversation|needs)\./.test(key))).toEqual([]);
    await expectAsRecounted([`conversation.${page}`], [documents.conversation(page)]);
  }
});

test('a text that is delivered twice and played by many at once counts once', async () => {
  clock.advance(60_000);
  const before = (await db.doc(paths.player).get()).data()?.messages;
  await storeTexts(services, [aText(services, 'SM_twice', ann, 'is it a fox?')]);
  await Promise.all([playBatches(services, ann), playBatches(services, ann), playBatches(services, bob)]);
  await playBatches(services, ann);
  expect((await db.doc(paths.player).get()).data()?.messages).toBe(before + 2);
  await expectAsRecounted();
});

test('a recount beside a commit counts no text twice and loses none', async () => {
  for (const body of ['is it a fox?', 'STATUS', 'is it a wolf?', 'HELP'])
    await Promise.all([say(ann, body), recountAll(), recountAll()]);
  // Where a recount has seen a text before it was played, the commit has left the line to another one.
  for (const key of asked().filter((one) => one.startsWith('conversation.')))
    await recountNow(recountOf(services, key as FiguresKey), services);
  await expectAsRecounted();
});

test('a late text, and the first text after one that failed, are left to a recount', async () => {
  clock.advance(60_000);
  await storeTexts(services, [aText(services, 'SM_late', bob, 'STATUS', -90_000)]);
  await playBatches(services, bob);
  expect(asked()).toContain(`conversation.${bob}`);
  await db.doc(paths.conversation).update({ failed: true });
  await say(ann, 'STATUS');
  expect(asked()).toContain(`conversation.${ann}`);
});
