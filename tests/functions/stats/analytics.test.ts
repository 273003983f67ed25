import { documents } from '@streetlore/domain/paths';
import type { FinishedStop } from '@streetlore/domain/playing';
import { dayStatsSchema, monthStatsSchema, noFigures, tourStatsSchema } from '@streetlore/domain/stats';
import { aBooking, aMovement } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { withDates } from '../../../functions/src/store/convert.ts';
import { randomFrom, shuffled } from '../../support/random.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { deliveries, type Event } from './deliveries.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const yesterday = after(noon, -24 * 3_600_000);
const services = testServices('demo-stats-analytics', { at: noon });
const { db, clock, tasks } = services;
const { write, deliver, runTasks } = deliveries(services);

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
});
afterAll(() => services.end());

const read = async (path: string) => withDates((await db.doc(path).get()).data());
const dayOf = async (day: string) => dayStatsSchema.parse(await read(documents.dayStats(day)));

function aStopResult(booking: number, stop: number, given: Partial<FinishedStop> = {}): FinishedStop {
  return {
    booking_id: `b${booking}`,
    tour_id: 'color-vinyl',
    tour_name: 'Color & Vinyl',
    stop_number: stop,
    location_name: `Wall ${stop}`,
    partner_id: 'monmouth',
    outcome: 'solved',
    seconds: 60 * stop,
    wrong_answers: booking % 3,
    hints: booking % 2,
    points: 100,
    finished_at: noon,
    claimed_at: null,
    ...given,
  };
}

/**
 * Forty hunts that came to different stops. Each stop is stored twice: when it ended, and when its
 * reward was fetched.
 */
async function playForty(): Promise<Event[]> {
  const events: Event[] = [];
  await storeTour(db, 'color-vinyl');
  for (let n = 0; n < 40; n += 1) {
    const hunt = { tour_id: 'color-vinyl', confirmed_at: n < 10 ? yesterday : noon, amount: 1000 };
    events.push(await write('bookings', `b${n}`, aBooking(hunt)));
    const at = n % 4;
    for (let stop = 1; stop <= at; stop += 1) {
      events.push(await write('bookings', `b${n}`, aBooking({ ...hunt, current_stop: stop })));
      const outcome = n % 5 === 0 ? 'skipped' : 'solved';
      const result = aStopResult(n, stop, { outcome, finished_at: n < 10 ? yesterday : noon });
      events.push(await write('stops', `b${n}_${stop}`, result));
      if (outcome === 'solved' && n % 2 === 0)
        events.push(await write('stops', `b${n}_${stop}`, { ...result, claimed_at: noon }));
    }
    if (at === 3)
      events.push(
        await write(
          'bookings',
          `b${n}`,
          aBooking({
            ...hunt,
            current_stop: 3,
            status: 'completed',
            completed_at: noon,
          }),
        ),
      );
    events.push(
      await write('messages', `m${n}`, { direction: n % 2 ? 'outbound' : 'inbound', segments: 2, sent_at: noon }),
    );
    const payment = aMovement({ at: n < 10 ? yesterday : noon, card: 1000, discount: 0, fee: n === 39 ? null : 35 });
    events.push(await write('ledger', `payment_b${n}`, payment));
  }
  // A refund of yesterday's payment counts today.
  const refund = aMovement({ at: noon, kind: 'refund', card: -400, discount: 0, fee: 0 });
  events.push(await write('ledger', 'refund_re_1_b1', refund));
  return events;
}

describe('what Analytics shows', () => {
  test('is exact after events that come one to three times, shuffled, and for a month the same as for its days', async () => {
    const random = randomFrom(7);
    const events = await playForty();
    const copies = shuffled(
      events.flatMap((event) => Array(1 + Math.floor(random() * 3)).fill(event) as Event[]),
      random,
    );
    for (let from = 0; from < copies.length; from += 8) {
      clock.advance(40);
      await Promise.all(copies.slice(from, from + 8).map((event) => deliver(event)));
      if (from % 80 === 0) await runTasks();
    }
    await runTasks();

    const hunts = Array.from({ length: 40 }, (_, n) => n);
    const today = await dayOf('2026-11-20');
    const ended = hunts.slice(10).flatMap((n) => Array.from({ length: n % 4 }, () => n));
    expect(today).toMatchObject({
      bookings: 30,
      paid: 30_000,
      ...{ orders: 30, taken: 30_000, refunded: 400, disputed: 0, gifts_sold: 0, gifts_used: 0 },
      ...{ fees: 29 * 35, fees_open: 1 },
      finished: hunts.slice(10).filter((n) => n % 4 === 3).length,
      completed: hunts.filter((n) => n % 4 === 3).length,
      messages: 40,
      segments: 40,
      solved: ended.filter((n) => n % 5 !== 0).length,
      skipped: ended.filter((n) => n % 5 === 0).length,
      wrong_answers: ended.reduce((sum, n) => sum + (n % 3), 0),
      hints: ended.reduce((sum, n) => sum + (n % 2), 0),
    });

    const month = monthStatsSchema.parse(await read(documents.monthStats('2026-11')));
    const { day: _, counted_at: __, closed: ____, ...figures } = today;
    const { day: ___, counted_at: _____, ...before } = await dayOf('2026-11-19');
    expect(month.days).toEqual({ '19': before, '20': figures });

    const tour = tourStatsSchema.parse(await read(documents.tourStats('color-vinyl')));
    expect(tour).toMatchObject({ tour_name: 'Color & Vinyl', completed: 10 });
    for (const stop of [1, 2, 3]) {
      const there = hunts.filter((n) => n % 4 >= stop);
      const solved = there.filter((n) => n % 5 !== 0);
      expect(tour.stops[stop]).toEqual({
        location_name: `Wall ${stop}`,
        reached: there.length,
        under_way: hunts.filter((n) => n % 4 === stop && stop < 3).length,
        solved: solved.length,
        skipped: there.length - solved.length,
        claimed: solved.filter((n) => n % 2 === 0).length,
        wrong_answers: there.reduce((sum, n) => sum + (n % 3), 0),
        hints: there.reduce((sum, n) => sum + (n % 2), 0),
        seconds: there.length * 60 * stop,
      });
    }
  });

  test('counts the votes of a day without those taken back or voided', async () => {
    const vote = (photo: string, n: number, fields: object) =>
      db.doc(documents.vote(photo, `voter-${n}`)).set({ created_at: noon, ...fields });
    for (let n = 0; n < 5; n += 1) await vote('crane', n, {});
    await vote('fox', 2, { voided: true });
    await deliver(await write('votes', 'voter-1', { created_at: yesterday }));
    await deliver(await write('votes', 'voter-3', { created_at: noon }));
    await runTasks();
    expect(await dayOf('2026-11-20')).toMatchObject({ votes: 6 });
    expect(await dayOf('2026-11-19')).toMatchObject({ votes: 1 });
    clock.advance(5000);
    await deliver(await write('votes', 'voter-1', null));
    await deliver(await write('votes', 'voter-3', { created_at: noon, voided: true }));
    await runTasks();
    expect(await dayOf('2026-11-20')).toMatchObject({ votes: 5 });
    expect(await dayOf('2026-11-19')).toMatchObject({ votes: 0 });
  });

  test('reads documents from before a figure was counted', () => {
    const old = {
      day: '2026-01-01',
      bookings: 2,
      completed: 1,
      messages: 9,
      revenue: 1800,
      paid: 2800,
      counted_at: noon,
    };
    expect(dayStatsSchema.parse(old)).toEqual({ ...noFigures(), ...old });
  });
});
