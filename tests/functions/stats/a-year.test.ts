import { partnerFiguresSchema } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import type { FinishedStop } from '@streetlore/domain/playing';
import { queuedText } from '@streetlore/domain/sms';
import {
  lastDays,
  noFigures,
  publicStatsSchema,
  type TourMonths,
  totalsSchema,
  tourStatsSchema,
} from '@streetlore/domain/stats';
import { aBooking, aPartner } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, expect, test } from 'vitest';
import { askForFiguresOf } from '../../../functions/src/platform/ask-for-counts.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { countingReads } from '../../support/reads.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-year', { at: noon });
const { db, clock, tasks } = services;
const reads = countingReads(db);
afterAll(() => services.end());

const read = async (path: string) => withDates((await db.doc(path).get()).data());
const number = '+447700900971';
const draft = { phone_number: number, message_type: 'clue', booking_id: null, tour_name: null } as const;
const month = { bookings: 30_000, completed: 27_000 };

/**
 * Writes so many past days of 1,000 hunts and 60,000 texts each, closed and counted. Only their
 * sums are stored.
 */
async function past(days: number): Promise<void> {
  await services.clear();
  tasks.recorded.length = 0;
  await storeTour(db, 'walk');
  const writer = db.bulkWriter();
  const day = { ...noFigures(), messages: 60_000, segments: 80_000, bookings: 1_000, people: 2_500, completed: 900 };
  for (const one of lastDays(days + 1, clock.now()).slice(0, -1))
    writer.set(db.doc(documents.dayStats(one)), { day: one, ...day, counted_at: noon });
  const months = Math.ceil(days / 31);
  const stop = { reached: 30_000, solved: 20_000, skipped: 9_000, claimed: 15_000 };
  const counts = { ...stop, wrong_answers: 9_000, hints: 5_000, seconds: 900_000 };
  const ledger: TourMonths = {
    tour_id: 'walk',
    tour_name: 'Walk',
    months: Object.fromEntries(
      Array.from({ length: months }, (_, n) => [
        `20${25 - Math.floor(n / 12)}-${String(12 - (n % 12)).padStart(2, '0')}`,
        n,
      ]).map(([name]) => [name, { completed: month.completed, stops: { 1: counts } }]),
    ),
    present: { 1: { location_name: 'Wall', under_way: 0 } },
  };
  writer.set(db.doc(documents.tourMonths('walk')), ledger);
  writer.set(db.doc(`${collections.partners}/cafe`), aPartner({ name: 'Cafe' }));
  const fetched = Object.fromEntries(Object.keys(ledger.months).map((name) => [name, 5_000]));
  const figures = {
    tours: 1,
    said: 5_000 * months,
    redeemed: 0,
    redeemed_months: {},
    months: fetched,
    days: {},
    counted_at: noon,
  };
  writer.set(db.doc(documents.partnerFigures('cafe')), figures);
  const waiting = { open_letters: 0, pending_photos: 0, rounds_waiting: 0, held_reviews: 0, awaiting_conversations: 0 };
  writer.set(db.doc(documents.totals), { bookings: 0, messages: 0, ...waiting, counted_at: noon });
  writer.set(db.doc(documents.publicStats), {
    hunts_completed: 0,
    explorers: 0,
    photos: 0,
    tours: 0,
    partners: 0,
    average_rating: 0,
    counted_at: noon,
  });
  await writer.close();
}

/**
 * Plays a hunt of today from its payment to its end, with three texts, and counts all that it
 * changes, one group of figures after another. Groups that are counted at once overtake each other
 * in the documents that they share, and then read again: how often differs from run to run.
 * @returns the reads of the counting
 */
async function today(): Promise<number> {
  clock.advance(60_000);
  const now = clock.now();
  const hunt = { tour_id: 'walk', tour_name: 'Walk', phone_numbers: [number], participants: 3 };
  const done = aBooking({ ...hunt, status: 'completed', confirmed_at: now, completed_at: now, current_stop: 1 });
  const stop: FinishedStop = {
    booking_id: 'b',
    tour_id: 'walk',
    tour_name: 'Walk',
    stop_number: 1,
    location_name: 'Wall',
    points: 100,
    partner_id: 'cafe',
    outcome: 'solved',
    seconds: 60,
    wrong_answers: 1,
    hints: 0,
    finished_at: now,
    claimed_at: now,
    redeemed_at: null,
  };
  const text = (n: number) => queuedText({ ...draft, message_content: `Text ${n}` }, now, n);
  const written: [string, object][] = [
    [`${collections.bookings}/b`, done],
    [`${collections.stopResults}/b_1`, stop],
    ...[1, 2, 3].map((n): [string, object] => [`${collections.smsMessages}/m${n}`, text(n)]),
  ];
  for (const [path, document] of written) await db.doc(path).set(document);
  askForFiguresOf(
    services,
    written.map(([path, document]) => ({ path, before: undefined, after: { ...document } })),
  );
  return await reads.of(async () => {
    while (tasks.recorded.length > 0)
      for (const task of tasks.recorded.splice(0)) {
        clock.set(new Date(Math.max(task.at.getTime(), clock.now().getTime())));
        const { keys, at } = task.payload;
        for (const key of keys as string[]) await countFigures(services, { keys: [key], at });
      }
  });
}

test('counting a hunt of today costs the same after a year of 1,000 hunts a day as after a day, and is exact', async () => {
  await past(1);
  const afterADay = await today();
  await past(365);
  const afterAYear = await today();
  expect(afterAYear).toBe(afterADay);
  // Two documents and some counts for each of 15 figures. Before, `totals.messages` alone took
  // 22,000 reads.
  expect(afterAYear).toBeLessThan(100);

  expect(totalsSchema.parse(await read(documents.totals))).toMatchObject({
    messages: 365 * 60_000 + 3,
    bookings: 365 * 1_000 + 1,
  });
  expect(publicStatsSchema.parse(await read(documents.publicStats))).toMatchObject({
    hunts_completed: 365 * 900 + 1,
    explorers: 365 * 2_500 + 3,
  });
  const tour = tourStatsSchema.parse(await read(documents.tourStats('walk')));
  expect(tour).toMatchObject({ completed: 12 * month.completed + 1 });
  expect(tour.stops[1]).toMatchObject({ reached: 360_001, solved: 240_001, claimed: 180_001, wrong_answers: 108_001 });
  expect(partnerFiguresSchema.parse(await read(documents.partnerFigures('cafe')))).toMatchObject({ said: 60_001 });
});

test('forty tasks of one second that name the same figures count them once', async () => {
  await past(1);
  clock.set(after(clock.now(), 60_000));
  const [day = ''] = lastDays(1, clock.now());
  const key = `day.${day}.messages`;
  const at = clock.now().getTime();
  const once = await reads.of(() => countFigures(services, { keys: [key], at }));
  clock.set(after(clock.now(), 60_000));
  const then = clock.now().getTime();
  const forty = await reads.of(() =>
    Promise.all(Array.from({ length: 40 }, () => countFigures(services, { keys: [key], at: then }))),
  );
  expect(forty).toBeLessThanOrEqual(once);
});
