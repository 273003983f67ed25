import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { huntsDue, lookAt } from '../../../functions/src/hunt/look-at-hunts.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const services = testServices('demo-hunt-silence', { at: noon });
const [ann, bob] = ['+447700900341', '+447700900342'] as const;
const minutes = (n: number) => n * 60_000;
const nudge = 'Still at Wall 1? HINT is free now. GONE if the wall has gone, PERSON for us.';

beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
});
afterAll(() => services.end());

async function say(from: string, ...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(1000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, from, body)]);
    await playBatches(services, from);
  }
}
const told = async (phone: string) => (await repliesTo(services, phone)).map((text) => text.message_content);
/** What the sweep does, as often as given. */
async function sweep(times = 1) {
  for (let n = 0; n < times; n += 1) for (const id of await huntsDue(services)) await lookAt(services, id);
}

test('a silent team is asked once, by however many sweeps, and its hint is free from then on', async () => {
  await say(ann, 'START');
  services.clock.advance(minutes(19));
  await sweep(3);
  expect(await told(bob)).not.toContain(nudge);
  services.clock.advance(minutes(2));
  await Promise.all([sweep(), sweep(), sweep()]);
  services.clock.advance(minutes(30));
  await sweep(2);
  for (const phone of [ann, bob]) expect((await told(phone)).filter((text) => text === nudge)).toHaveLength(1);
  await say(bob, 'HINT');
  expect((await told(bob)).at(-1)).toBe('Hint: Look up at wall 1.');
});

test('the sweep of all looks at silent teams, and counts whom it has asked', async () => {
  await say(ann, 'START');
  services.clock.advance(minutes(21));
  expect(await sweepAll(services)).toMatchObject({ nudged: 1 });
  expect(await told(bob)).toContain(nudge);
  expect(await sweepAll(services)).toMatchObject({ nudged: 0 });
});

test('a text of the same moment is played, and only one of the two decides whether the team was silent', async () => {
  await say(ann, 'START');
  services.clock.advance(minutes(21));
  await Promise.all([say(ann, 'answer1'), sweep()]);
  const { hunt } = await bookingOf(services, 'b1');
  expect(hunt).toMatchObject({ stop_number: 2, nudged: false });
  await sweep();
  expect((await told(bob)).filter((text) => text === nudge).length).toBe(hunt.nudges ?? 0);
});

test('nobody is asked at night, nor the next morning, and not when an admin has turned it off', async () => {
  services.clock.set(new Date('2026-11-21T21:50:00Z'));
  await say(ann, 'START');
  for (let n = 0; n < 13; n += 1) {
    services.clock.advance(minutes(60));
    await sweep();
  }
  expect(await told(ann)).not.toContain(nudge);
  await services.db.doc(documents.huntSettings).set({ ...defaultHuntSettings, nudges: false });
  await say(ann, 'STATUS');
  services.clock.advance(minutes(21));
  await sweep();
  expect(await told(ann)).not.toContain(nudge);
  expect(await huntsDue(services)).toEqual([]);
});

test('a pause that the team forgot ends after a day, and its time does not count', async () => {
  await say(ann, 'START', 'PAUSE');
  services.clock.advance(minutes(23 * 60));
  await sweep();
  expect(await bookingOf(services, 'b1')).toMatchObject({ hunt: { paused: true } });
  services.clock.advance(minutes(61));
  await sweep(2);
  expect((await told(bob)).filter((text) => text.startsWith('Stop 1/3'))).toHaveLength(2);
  await say(bob, 'answer1');
  const { hunt } = await bookingOf(services, 'b1');
  expect(hunt.results).toMatchObject([{ outcome: 'solved', seconds: 62 }]);
});
