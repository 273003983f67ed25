import { defaultDesk } from '@streetlore/domain/desk';
import { collections, documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountNow } from '../../../functions/src/counting/recount.ts';
import { callAbout, huntsToCallAbout } from '../../../functions/src/hunt/call-about-needs.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, storeBooking, storeTexts } from './world.ts';

const evening = new Date('2026-11-21T19:00:00Z');
const services = testServices('demo-call-about-needs', { at: evening });
const [phone, dora, dan] = ['+447700900301', '+447700900391', '+447700900392'];

beforeEach(async () => {
  await services.clear();
  services.clock.set(evening);
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'hunt-abc', { phone_numbers: [phone] });
  await services.db.doc(documents.desk).set({ ...defaultDesk, numbers: [dora, dan] });
});
afterAll(() => services.end());

async function say(...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, phone, body)]);
    await playBatches(services, phone);
  }
  await recountNow(recountOf(services, 'needs.hunt-abc'), services);
}
const sweep = async () => {
  const ids = await huntsToCallAbout(services);
  return (await Promise.all(ids.map((id) => callAbout(services, id)))).filter(Boolean).length;
};
const toDesk = async () =>
  (await services.db.collection(collections.smsMessages).where('phone_number', 'in', [dora, dan]).get()).docs.map(
    (text) => String(text.get('message_content')),
  );
const minutes = (n: number) => services.clock.advance(n * 60_000);

test('a hunt that needs somebody for ten minutes calls each phone on duty once, without number or words', async () => {
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  minutes(9);
  expect(await sweep()).toBe(0);
  minutes(2);
  await Promise.all([sweep(), sweep()]);
  expect(await sweep()).toBe(0);
  const texts = await toDesk();
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/^Color & Vinyl, stop 1: many wrong answers\. .*\/admin\/hunts\/hunt-abc$/);
  expect(texts.join()).not.toMatch(/7700|heron/);
});

test('a hunt that went on meanwhile, or is over, calls nobody', async () => {
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  minutes(11);
  await say('answer1');
  expect(await sweep()).toBe(0);
  expect(await toDesk()).toEqual([]);
});

test('sixty hunts that were called about long ago hide no new one', async () => {
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  const own = services.db.doc(documents.huntNeeds('hunt-abc'));
  const found = (await own.get()).data() ?? {};
  const batch = services.db.batch();
  const long = new Date(evening.getTime() - 60 * 60_000);
  for (let n = 0; n < 60; n += 1)
    batch.set(services.db.doc(documents.huntNeeds(`old-${n}`)), {
      ...found,
      ...{ needs: [{ kind: 'slow', from: long }], from: long, called: { kinds: ['slow'], stop_number: 1 } },
    });
  await batch.commit();
  minutes(11);
  expect(await huntsToCallAbout(services)).toEqual(['hunt-abc']);
});

test('nobody is called at night, and somebody is in the morning', async () => {
  services.clock.set(new Date('2026-11-21T22:00:00Z'));
  await services.db.doc('bookings/hunt-abc').update({ expires_at: new Date('2026-11-22T20:00:00Z') });
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  minutes(15);
  expect(await sweep()).toBe(0);
  services.clock.set(new Date('2026-11-22T09:01:00Z'));
  expect(await sweep()).toBe(1);
});

test('without a phone on duty nothing is read or sent', async () => {
  await services.db.doc(documents.desk).set(defaultDesk);
  await say('START', 'fox', 'bear', 'wolf', 'mouse', 'heron');
  minutes(15);
  expect(await huntsToCallAbout(services)).toEqual([]);
});
