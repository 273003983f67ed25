import type { Booking } from '@streetlore/domain/booking';
import { type ContestRound, openRound } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { dayStatsSchema, publicStatsSchema, totalsSchema } from '@streetlore/domain/stats';
import { aBooking, aPendingBooking, aTour } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { randomFrom, shuffled } from '../../support/random.ts';
import { testServices } from '../../support/services.ts';
import { deliveries, type Event } from './deliveries.ts';

/** Each booking has three events; `npm run test:deep` has more bookings. */
const BOOKINGS = process.env.DEEP ? 100 : 40;

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-counting', { at: noon });
const { db, clock, tasks } = services;

const { write, deliver, runTasks } = deliveries(services);

const read = async (path: string) => withDates((await db.doc(path).get()).data());
const completed = (at: Date, given: Partial<Booking> = {}) =>
  aBooking({ status: 'completed', completed_at: at, confirmed_at: after(at, -3_600_000), ...given });

let tests = 0;
beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  // Each test is later than the one before, because a process remembers what it has queued.
  tests += 1;
  clock.set(after(noon, tests * 600_000));
});
afterAll(() => services.end());

describe('the figures', () => {
  test('are the spec’s: paid bookings, completed today with their revenue, texts of today', async () => {
    const yesterday = after(noon, -24 * 3_600_000);
    for (const event of [
      await write('bookings', 'draft', aPendingBooking()),
      await write(
        'bookings',
        'paid',
        aBooking({ confirmed_at: noon, phone_numbers: ['+447700900001', '+447700900002'] }),
      ),
      await write('bookings', 'done', completed(noon, { amount: 1800 })),
      await write('bookings', 'done-yesterday', completed(yesterday, { amount: 5000 })),
      await write('bookings', 'refunded', completed(noon, { status: 'refunded', amount: 4000 })),
      await write('messages', 'in', { direction: 'inbound', is_test: false, sent_at: noon }),
      await write('messages', 'test', { direction: 'outbound', is_test: true, sent_at: noon }),
      await write('messages', 'old', { direction: 'outbound', is_test: false, sent_at: yesterday }),
      await write('tours', 'published', aTour({ rating: 4.8, reviews: 12 })),
      await write('tours', 'draft', aTour({ status: 'draft' })),
      await write('partners', 'active', { status: 'active', area: 'camden' }),
      await write('partners', 'planned', { status: 'planned' }),
      await write('photos', 'approved', { status: 'approved' }),
      await write('photos', 'rejected', { status: 'rejected' }),
    ])
      await deliver(event);
    await runTasks();

    expect(dayStatsSchema.parse(await read(documents.dayStats('2026-11-20')))).toMatchObject({
      day: '2026-11-20',
      bookings: 3,
      completed: 1,
      revenue: 1800,
      messages: 2,
    });
    expect(dayStatsSchema.parse(await read(documents.dayStats('2026-11-19')))).toMatchObject({
      completed: 1,
      revenue: 5000,
      messages: 1,
    });
    expect(totalsSchema.parse(await read(documents.totals))).toMatchObject({ bookings: 4, messages: 3 });
    expect(publicStatsSchema.parse(await read(documents.publicStats))).toMatchObject({
      hunts_completed: 2,
      explorers: 5,
      photos: 1,
      tours: 1,
      partners: 1,
      partners_by_area: { shoreditch: 0, brixton: 0, camden: 1, 'hackney-wick': 0 },
      average_rating: 4.8,
    });
  });

  test('show what waits for an admin: unanswered messages, unjudged photos, rounds to name a winner of', async () => {
    const standings = [{ submission_id: 'fox', title: 'Fox', location: 'Brick Lane', votes: 3 }];
    const round = (week: string, given: Partial<ContestRound>) => ({ ...openRound(week), ...given });
    const events = [
      await write('letters', 'new', { answered: false }),
      await write('letters', 'read', { answered: false, read: true }),
      await write('letters', 'done', { answered: true }),
      await write('photos', 'pending', { status: 'pending' }),
      await write('photos', 'approved', { status: 'approved' }),
      await write('rounds', '2026-W47', openRound('2026-W47')),
      await write('rounds', '2026-W46', round('2026-W46', { status: 'closed', standings })),
      await write('rounds', '2026-W45', round('2026-W45', { status: 'closed' })),
      await write('rounds', '2026-W44', round('2026-W44', { status: 'confirmed', standings })),
    ];
    for (const event of events) await deliver(event);
    await runTasks();
    const waiting = async () => totalsSchema.parse(await read(documents.totals));
    expect(await waiting()).toMatchObject({ open_letters: 2, pending_photos: 1, rounds_waiting: 1 });

    for (const event of [
      await write('letters', 'new', { answered: true }),
      await write('photos', 'pending', { status: 'rejected' }),
      await write('rounds', '2026-W46', round('2026-W46', { status: 'confirmed', standings })),
    ])
      await deliver(event);
    await runTasks();
    expect(await waiting()).toMatchObject({ open_letters: 1, pending_photos: 0, rounds_waiting: 0 });
  });

  test('all exist after the first count of one of them', async () => {
    await write('bookings', 'done', completed(noon, { amount: 1800 }));
    await deliver(await write('messages', 'in', { sent_at: noon }));
    await runTasks();
    expect(dayStatsSchema.parse(await read(documents.dayStats('2026-11-20')))).toMatchObject({
      revenue: 1800,
      messages: 1,
    });
  });

  test('stay untouched by an answer that only moves the hunt', async () => {
    const event = await write('bookings', 'paid', aBooking({ confirmed_at: noon }));
    await deliver(event);
    await runTasks();
    const before = await Promise.all([documents.totals, documents.publicStats].map((path) => db.doc(path).get()));
    clock.advance(60_000);
    await deliver(await write('bookings', 'paid', aBooking({ confirmed_at: noon, current_stop: 2 })));
    const now = await Promise.all([documents.totals, documents.publicStats].map((path) => db.doc(path).get()));
    expect(now.map((doc) => doc.updateTime)).toEqual(before.map((doc) => doc.updateTime));
    const asked = tasks.recorded.flatMap(({ payload }) => payload.keys as string[]);
    expect(asked.filter((key) => !key.startsWith('tour.'))).toEqual([]);
  });
});

describe('delivery at least once and in any order', () => {
  test(`gives exact figures for ${3 * BOOKINGS} events one to three times, shuffled, with killed handlers`, async () => {
    const random = randomFrom(300);
    const events: Event[] = [];
    for (let n = 0; n < BOOKINGS; n += 1) {
      const id = `b${n}`;
      events.push(await write('bookings', id, aPendingBooking({ amount: 1000 + n })));
      events.push(await write('bookings', id, aBooking({ amount: 1000 + n, confirmed_at: noon })));
      const last =
        n % 3 === 0
          ? completed(noon, { amount: 1000 + n, confirmed_at: noon })
          : n % 3 === 1
            ? { ...completed(noon, { amount: 1000 + n, confirmed_at: noon }), status: 'refunded' }
            : null;
      events.push(await write('bookings', id, last));
    }
    const deliveries = shuffled(
      events.flatMap((event) => Array(1 + Math.floor(random() * 3)).fill(event) as Event[]),
      random,
    );
    for (let from = 0; from < deliveries.length; from += 8) {
      clock.advance(20);
      // If a delivery fails to queue its recount, the rest of it dies as well. Firestore delivers
      // the event again.
      await Promise.all(
        deliveries.slice(from, from + 8).map(async (event) => {
          if (random() < 0.1) {
            const dying = { ...services, tasks: { enqueue: () => Promise.reject(new Error('killed')) } };
            await deliver(event, dying).catch(() => undefined);
          }
          await deliver(event);
        }),
      );
    }
    await runTasks();

    const done = Array.from({ length: BOOKINGS }, (_, n) => n).filter((n) => n % 3 === 0);
    const kept = Array.from({ length: BOOKINGS }, (_, n) => n).filter((n) => n % 3 !== 2);
    expect(await read(documents.dayStats('2026-11-20'))).toMatchObject({
      bookings: kept.length,
      paid: kept.reduce((sum, n) => sum + 1000 + n, 0),
      completed: done.length,
      revenue: done.reduce((sum, n) => sum + 1000 + n, 0),
    });
    expect(await read(documents.totals)).toMatchObject({ bookings: kept.length });
    expect(await read(documents.publicStats)).toMatchObject({ hunts_completed: done.length, explorers: kept.length });
  });

  test('200 texts in two seconds write each document about once a second, and end exact', async () => {
    const seen = new Map<string, Set<string>>();
    const observe = async () => {
      for (const path of [documents.totals, documents.dayStats('2026-11-20')]) {
        const { updateTime } = await db.doc(path).get();
        if (updateTime) seen.set(path, (seen.get(path) ?? new Set()).add(updateTime.valueOf()));
      }
    };
    for (let n = 0; n < 200; n += 1) {
      const due = tasks.recorded.filter((task) => task.at <= clock.now());
      for (const task of due) {
        tasks.recorded.splice(tasks.recorded.indexOf(task), 1);
        await countFigures(services, task.payload);
        await observe();
      }
      await deliver(await write('messages', `m${n}`, { sent_at: clock.now() }));
      await observe();
      clock.advance(10);
    }
    await runTasks();
    await observe();
    expect(await read(documents.totals)).toMatchObject({ messages: 200 });
    expect(await read(documents.dayStats('2026-11-20'))).toMatchObject({ messages: 200 });
    for (const writes of seen.values()) expect(writes.size).toBeLessThanOrEqual(4);
  });
});
