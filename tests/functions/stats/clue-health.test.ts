import { stopHealthSchema } from '@streetlore/domain/clue-health';
import { scoring } from '@streetlore/domain/hunt';
import { collections, documents, stopId } from '@streetlore/domain/paths';
import type { FinishedStop } from '@streetlore/domain/playing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountNow } from '../../../functions/src/counting/recount.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { readTour } from '../../../functions/src/hunt/reading.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from '../hunt/world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const services = testServices('demo-clue-health', { at: noon });
const tourId = 'color-vinyl';
const hour = 3_600_000;

beforeEach(async () => {
  await services.clear();
  services.tasks.recorded.length = 0;
  services.clock.set(noon);
  await storeTour(services.db, tourId);
});
afterAll(() => services.end());

const phoneOf = (n: number) => `+4477009003${String(n).padStart(2, '0')}`;
async function say(from: string, ...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, from, body)]);
    await playBatches(services, from);
  }
}
/** How stop 1 is doing, counted now. */
async function health() {
  await recountNow(recountOf(services, `stop.${tourId}.1`), services);
  const found = (await services.db.doc(documents.stopHealth(tourId, 1)).get()).data();
  return found ? stopHealthSchema.parse(withDates(found)) : null;
}
/** Teams that ended stop 1 in the days before. */
async function usualTeams(count: number) {
  for (let n = 0; n < count; n += 1) {
    const end: FinishedStop = {
      booking_id: `old${n}`,
      tour_id: tourId,
      tour_name: 'Color & Vinyl',
      location_name: 'Wall 1',
      partner_id: null,
      stop_number: 1,
      outcome: 'solved',
      seconds: 300 + n * 10,
      wrong_answers: 0,
      hints: 0,
      points: 120,
      finished_at: after(noon, -(n + 24) * hour),
      claimed_at: null,
      redeemed_at: null,
    };
    await services.db.doc(`${collections.stopResults}/${stopId(end.booking_id, 1)}`).set(end);
  }
}

test('a wall that two teams report gone looks broken, with what they said, until an admin says it is fine', async () => {
  for (const n of [1, 2]) await storeBooking(services, `b${n}`, { phone_numbers: [phoneOf(n)] });
  await say(phoneOf(1), 'START', 'the mural has been painted over', 'GONE');
  expect(await health()).toMatchObject({ faults: [], broken_since: null });
  expect(services.tasks.recorded.some(({ payload }) => String(payload.keys).includes(`stop.${tourId}.1`))).toBe(true);
  await say(phoneOf(2), 'START', 'GONE');
  const broken = await health();
  expect(broken).toMatchObject({
    faults: ['gone'],
    tour_name: 'Color & Vinyl',
    location_name: 'Wall 1',
    said: ['GONE', 'GONE', 'the mural has been painted over'],
  });
  // It has looked broken since it was first counted so.
  services.clock.advance(hour);
  expect((await health())?.broken_since).toEqual(broken?.broken_since);
  await services.db.doc(documents.stopHealth(tourId, 1)).update({ fine_at: services.clock.now() });
  expect(await health()).toMatchObject({ faults: [], broken_since: null });
});

test('GONE costs no points and counts as the lowest solved stop without speed, and a third one asks for a person', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [phoneOf(1)] });
  await say(phoneOf(1), 'START', 'GONE', 'answer2');
  const { hunt } = await bookingOf(services, 'b1');
  const [gone, solved] = hunt.results;
  expect(gone).toMatchObject({ outcome: 'gone', points: scoring.solved });
  expect(solved?.points).toBeGreaterThan(scoring.solved);
  expect(hunt.score).toBe(scoring.solved + (solved?.points ?? 0));
  // The stop's own record follows.
  const record = await services.db.doc(`${collections.stopResults}/${stopId('b1', 1)}`).get();
  expect(record.get('points')).toBe(scoring.solved);
});

test('what is usual at a stop decides when a team counts as silent there', async () => {
  await usualTeams(40);
  expect((await health())?.usual).toMatchObject({ teams: 40, unsolved: 0, nine_in_ten: 660 });
  expect((await readTour(services, tourId, 'Color & Vinyl'))?.stops[0]?.silent_after).toBe(660);
  expect((await readTour(services, tourId, 'Color & Vinyl'))?.stops[1]).not.toHaveProperty('silent_after');
});

test('a report with a number in it keeps no words', async () => {
  await storeBooking(services, 'b1', { phone_numbers: [phoneOf(1)] });
  await say(phoneOf(1), 'START', 'we cant find it, call 07700 900123');
  const reports = (await services.db.collection(collections.stopReports).get()).docs.map((one) => one.data());
  for (const report of reports) expect(report.words).toBeNull();
  expect((await repliesTo(services, phoneOf(1))).at(-1)?.message_content).not.toContain('Not quite');
});
