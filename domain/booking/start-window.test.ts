import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLondonInput, londonDay } from '../time/index.ts';
import {
  bookableDays,
  closesAt,
  dayAfter,
  mayChoose,
  remindOfDay,
  startWindowOf,
  waitingHunt,
} from './start-window.ts';
import type { StartWindow } from './start-window-schema.ts';

const noon = new Date('2026-11-27T12:00:00Z');
const choose = (day: string | null, closed: Parameters<typeof mayChoose>[1] = [], now = noon) =>
  mayChoose(day, closed, now);

const booked = (start_window: StartWindow | null) => ({ start_window, expires_at: null, email: 'a@b.test' });

describe('the days that can be chosen', () => {
  test('are those from tomorrow on, for 180 days', () => {
    expect(bookableDays(noon)).toEqual({ first: '2026-11-28', last: '2027-05-26' });
    // In London it is the next day already.
    expect(bookableDays(new Date('2026-07-01T23:30:00Z')).first).toBe('2026-07-03');
  });

  test.each([
    ['2026-11-27', 'Please choose a day after today'],
    ['2026-11-26', 'Please choose a day after today'],
    ['2027-05-27', 'Please choose a day within 180 days'],
    ['2027-02-30', 'There is no such day'],
  ])('%s is refused: %s', (day, message) => {
    expect(choose(day)).toMatchObject({ ok: false, problem: { field: 'day', message } });
  });

  test('leave out those on which the tour is closed, today included', () => {
    const closed = ['2026-12-05', '2026-11-27'].map((day) => ({ day, sentence: 'The lane is shut for a festival.' }));
    expect(choose('2026-12-05', closed)).toMatchObject({
      problem: { message: 'Sat 5 Dec cannot be booked: The lane is shut for a festival.' },
    });
    expect(choose(null, closed)).toMatchObject({ ok: false });
    expect(choose('2026-12-06', closed)).toMatchObject({ ok: true });
  });
});

describe('a start window', () => {
  test.each([
    ['2026-12-05', '2026-12-05T06:00:00Z', '2026-12-06T06:00:00Z'],
    ['2027-04-10', '2027-04-10T05:00:00Z', '2027-04-11T05:00:00Z'],
    // The clocks go forward, and back, within the window.
    ['2027-03-27', '2027-03-27T06:00:00Z', '2027-03-28T06:00:00Z'],
    ['2026-10-24', '2026-10-24T05:00:00Z', '2026-10-25T05:00:00Z'],
    // The clocks have changed in the night before.
    ['2027-03-28', '2027-03-28T05:00:00Z', '2027-03-29T05:00:00Z'],
    ['2026-10-25', '2026-10-25T06:00:00Z', '2026-10-26T06:00:00Z'],
  ])('of %s is open for 24 hours from six in London', (day, opens, closes) => {
    const window = startWindowOf(day);
    expect(window.opens_at).toEqual(new Date(opens));
    expect(closesAt(window)).toEqual(new Date(closes));
  });

  test('of any day that can be chosen opens on that day, after now', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 180 }), (now, days) => {
        const chosen = mayChoose(dayAfter(londonDay(now), days), [], now);
        if (!chosen.ok || !chosen.value) throw new Error('The day was refused');
        const { day, opens_at } = chosen.value;
        expect(londonDay(opens_at)).toBe(day);
        expect(opens_at.getTime()).toBeGreaterThan(now.getTime());
        // The evening before, or if that is over the morning of the day.
        const evening = fromLondonInput(`${dayAfter(day, -1)}T18:00`);
        const morning = fromLondonInput(`${day}T09:00`);
        expect(waitingHunt(booked(chosen.value), now).look_at).toEqual(evening && evening > now ? evening : morning);
      }),
    );
  });

  test('has no reminder when nine has passed', () => {
    const window = startWindowOf('2026-11-27');
    expect(waitingHunt(booked(window), noon).look_at).toBeUndefined();
    expect(waitingHunt(booked(window), new Date('2026-11-27T08:59:00Z')).look_at).toEqual(
      new Date('2026-11-27T09:00:00Z'),
    );
  });
});

describe('the reminders of a day', () => {
  const window = startWindowOf('2026-12-05');
  const at = (time: string) => new Date(`2026-12-${time}Z`);
  /** What is sent by a sweep at each of some times. */
  const sentAt = (bookedAt: string, ...times: string[]) => {
    let hunt = waitingHunt(booked(window), at(bookedAt));
    return times.flatMap((time) => {
      const look = remindOfDay({ ...booked(window), hunt }, at(time));
      hunt = look?.state ?? hunt;
      return look?.reminder ?? [];
    });
  };
  const sweeps = [
    '04T17:59:00',
    '04T18:00:00',
    '04T18:01:00',
    '04T23:00:00',
    '05T08:59:00',
    '05T09:00:00',
    '05T09:05:00',
  ];

  test.each([
    ['come in the evening before and in the morning, each once', '01T12:00:00', sweeps, ['day_before', 'reminder']],
    ['leave out the evening of who books after six', '04T18:00:01', sweeps, ['reminder']],
    ['leave out the morning of who comes after nine', '05T09:00:01', sweeps, []],
    [
      'come late after a failure of the scheduler',
      '01T12:00:00',
      ['04T21:59:00', '05T20:59:00'],
      ['day_before', 'reminder'],
    ],
    ['do not come at night', '01T12:00:00', ['04T22:00:00', '05T21:00:00'], []],
    ['are one after a night without a scheduler', '01T12:00:00', ['05T11:00:00', '05T11:01:00'], ['reminder']],
  ])('%s', (_, booked, times, sent) => {
    expect(sentAt(booked, ...times)).toEqual(sent);
  });
});

describe('a hunt of today', () => {
  const ends = (time: string) => ({ start_window: null, expires_at: new Date(`2026-12-${time}Z`), email: 'a@b.test' });
  const paid = new Date('2026-12-04T10:00:00Z');

  test.each([
    ['four hours before it expires', '05T14:20:00', '05T10:20:00'],
    ['in the evening before, if that is at night', '05T10:00:00', '04T18:00:00'],
    ['also at night before midnight', '05T02:30:00', '04T18:00:00'],
  ])('is reminded of %s', (_, end, due) => {
    const hunt = waitingHunt(ends(end), paid);
    expect(hunt.look_at).toEqual(new Date(`2026-12-${due}Z`));
    const reminded = remindOfDay({ ...ends(end), hunt }, new Date(`2026-12-${due}Z`));
    expect(reminded).toMatchObject({ reminder: 'last_call', state: { look_at: null } });
  });

  test('is reminded of nothing without an address, as a team of a party, or once it has expired', () => {
    const party = { board_id: 'board', first_stop: 1, held: false };
    const end = ends('05T14:20:00');
    for (const one of [
      { ...end, email: null },
      { ...end, party },
    ])
      expect(waitingHunt(one, paid).look_at).toBeUndefined();
    const hunt = waitingHunt(end, paid);
    expect(remindOfDay({ ...end, hunt }, end.expires_at)?.reminder).toBeNull();
  });

  test('that got more time is reminded before its new end', () => {
    const hunt = waitingHunt(ends('05T14:20:00'), paid);
    const longer = { ...ends('05T20:20:00'), hunt };
    const looked = remindOfDay(longer, new Date('2026-12-05T10:20:00Z'));
    expect(looked).toMatchObject({ reminder: null, state: { look_at: new Date('2026-12-05T16:20:00Z') } });
  });
});
