import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBooking, aPendingBooking } from '../testing/index.ts';
import { after, londonDay } from '../time/index.ts';
import {
  cancelBooking,
  cancelUntil,
  changePhone,
  mayChange,
  mayMoveForAdmin,
  moveBooking,
  moveBookingForAdmin,
} from './change-booking.ts';
import { confirm, expire, hasExpired } from './lifecycle.ts';
import type { Booking } from './schema.ts';
import { dayAfter, startWindowOf } from './start-window.ts';
import { bookingChangeTexts } from './texts.ts';

const paid = new Date('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => after(paid, hours * HOUR);
const forDay = (day: string, given: Partial<Booking> = {}): Booking => {
  const pending = aPendingBooking({ created_at: paid, start_window: startWindowOf(day), ...given });
  return { ...pending, ...confirm(pending, paid) };
};
const forToday = (given: Partial<Booking> = {}) => aBooking({ created_at: paid, confirmed_at: paid, ...given });
const started = { started_at: later(0.1), hunt: { ...forToday().hunt, phase: 'puzzle' as const } };

describe('a paid booking', () => {
  test('can be started from six of its day until six of the next', () => {
    const booking = forDay('2026-12-05');
    expect(booking).toMatchObject({ status: 'confirmed', expires_at: new Date('2026-12-06T06:00:00Z') });
    expect(booking.hunt.look_at).toEqual(new Date('2026-12-04T18:00:00Z'));
    expect(hasExpired(booking, new Date('2026-12-06T05:59:59Z'))).toBe(false);
    expect(hasExpired(booking, new Date('2026-12-06T06:00:00Z'))).toBe(true);
  });

  test('that was paid after its day can be started at once', () => {
    const pending = aPendingBooking({ created_at: paid, start_window: startWindowOf('2026-11-28') });
    const booking = { ...pending, ...confirm(pending, later(72)) };
    expect(booking).toMatchObject({ start_window: null, expires_at: later(96) });
  });
});

describe('moving', () => {
  const move = (booking: Booking, day: string | null, now = paid) => moveBooking(booking, day, [], now);

  test('changes the day, the end and the reminder, and no money', () => {
    expect(move(forDay('2026-12-05'), '2026-12-12')).toEqual({
      ok: true,
      value: {
        start_window: startWindowOf('2026-12-12'),
        time_changes: 1,
        expires_at: new Date('2026-12-13T06:00:00Z'),
        hunt: { ...forToday().hunt, look_at: new Date('2026-12-11T18:00:00Z') },
      },
    });
    expect(move(forDay('2026-12-05'), null, later(1))).toMatchObject({
      value: { start_window: null, expires_at: later(25) },
    });
    expect(move(forToday(), '2026-12-12')).toMatchObject({ ok: true });
  });

  test('goes on until the end of the window', () => {
    expect(move(forDay('2026-12-05'), '2026-12-12', new Date('2026-12-06T05:59:00Z'))).toMatchObject({ ok: true });
    expect(move(forDay('2026-12-05'), '2026-12-12', new Date('2026-12-06T06:00:00Z'))).toMatchObject({ ok: false });
  });

  test.each([
    ['of a hunt that has started', forToday(started), 'This hunt has started'],
    ['of an unpaid booking', aPendingBooking(), 'not paid yet'],
    ['of a cancelled booking', forToday({ cancelled_at: paid }), 'has been cancelled'],
    ['of a refunded booking', forToday({ status: 'refunded' }), 'has ended'],
    ['to the same day', forDay('2026-12-12'), 'for this day already'],
  ])('%s is refused', (_, booking, message) => {
    expect(move(booking, '2026-12-12')).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining(message) },
    });
  });

  test('any number of times leaves one booking that can be started, and its money', () => {
    const steps = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: 180 }), hours: fc.integer({ min: 0, max: 90 }) }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let booking = forToday();
        let now = paid;
        for (const { days, hours } of all) {
          now = after(now, hours * HOUR);
          const isLate = (booking.expires_at ?? now) <= now;
          const moved = move(booking, days === 0 ? null : dayAfter(londonDay(now), days), now);
          if (isLate) expect(moved.ok).toBe(false);
          if (moved.ok) booking = { ...booking, ...moved.value };
          expect(mayChange(booking, now).ok).toBe((booking.expires_at ?? now) > now);
          const opens = booking.start_window?.opens_at ?? now;
          expect(moved.ok && (booking.expires_at ?? now) <= opens).toBe(false);
        }
        expect(booking).toMatchObject({ amount: 1000, refunded_amount: 0, confirmed_at: paid, status: 'confirmed' });
      }),
    );
  });
});

describe('moving for an admin', () => {
  const late = new Date('2026-12-07T12:00:00Z');
  const move = (booking: Booking, day: string | null = '2026-12-12') => moveBookingForAdmin(booking, day, [], late);
  const ranOut = { ...forDay('2026-12-05'), ...expire(forDay('2026-12-05'), late) };

  test.each([
    ['a hunt whose time has just run out', forDay('2026-12-05')],
    ['an expired hunt', ranOut],
  ])('lets %s wait for START again', (_, booking) => {
    expect(mayMoveForAdmin(booking, late).ok).toBe(true);
    expect(move(booking)).toMatchObject({
      value: {
        status: 'confirmed',
        start_window: startWindowOf('2026-12-12'),
        time_changes: 1,
        expires_at: new Date('2026-12-13T06:00:00Z'),
        hunt: { phase: 'ready', look_at: new Date('2026-12-11T18:00:00Z') },
      },
    });
    expect(move(booking, null)).toMatchObject({ value: { start_window: null, expires_at: after(late, 24 * HOUR) } });
  });

  test.each([
    ['a hunt that has started', forToday(started)],
    ['a started hunt that was ended', forToday({ ...started, status: 'expired' })],
    ['an unpaid booking', aPendingBooking()],
    ['an abandoned booking', aPendingBooking({ status: 'expired' })],
    ['a cancelled booking', forToday({ cancelled_at: paid, status: 'refunded' })],
    ['a refunded booking', forToday({ status: 'refunded' })],
    ['a booking whose people were deleted', { ...ranOut, cleared_at: late }],
  ])('leaves %s alone', (_, booking) => {
    expect(mayMoveForAdmin(booking, late).ok).toBe(false);
    expect(move(booking).ok).toBe(false);
  });

  test('keeps to the closed days and to the days ahead', () => {
    const closed = [{ day: '2026-12-12', sentence: 'A fair fills the lane' }];
    expect(moveBookingForAdmin(ranOut, '2026-12-12', closed, late).ok).toBe(false);
    expect(move(ranOut, '2026-12-06').ok).toBe(false);
    expect(move(ranOut, '2027-12-06').ok).toBe(false);
  });
});

describe('cancelling', () => {
  const cancel = (booking: Booking, now: Date) => cancelBooking(booking, 'request', now);

  test('gives the whole amount back, and ends the hunt at once', () => {
    const at = new Date('2026-12-04T06:00:00Z');
    expect(cancel(forDay('2026-12-05', { refunded_amount: 200 }), at)).toMatchObject({
      value: {
        status: 'refunded',
        cancelled_at: at,
        hunt: { phase: 'stopped' },
        refund_due: { request_id: 'request', amount: 800, at },
        refunding: { request_id: 'request', up_to: 1000 },
      },
    });
  });

  test('ends 24 hours before the day opens, or an hour after paying for today', () => {
    expect(cancelUntil(forDay('2026-12-05'))).toEqual(new Date('2026-12-04T06:00:00Z'));
    expect(cancel(forDay('2026-12-05'), new Date('2026-12-04T06:00:01Z'))).toMatchObject({ ok: false });
    expect(cancelUntil(forToday())).toEqual(later(1));
    expect(cancel(forToday(), later(1))).toMatchObject({ ok: true });
    expect(cancel(forToday(), after(later(1), 1))).toMatchObject({ ok: false });
  });

  test.each([
    ['a hunt for today', forToday(), later(1.1)],
    ['a hunt for a day', forDay('2026-12-05'), new Date('2026-12-04T06:00:01Z')],
    ['a hunt for a day that was moved to today', { ...forDay('2026-12-05'), start_window: null }, later(3)],
  ])('%s is too late for good once it was moved too late', (_, booking, late) => {
    expect(cancel(booking, late).ok).toBe(false);
    for (const move of [moveBooking, moveBookingForAdmin]) {
      const moved = move(booking, '2026-12-20', [], late);
      if (!moved.ok) throw new Error(moved.problem.message);
      const after = { ...booking, ...moved.value };
      expect(cancelUntil(after)).toBeNull();
      expect(cancel(after, late)).toMatchObject({ problem: { message: bookingChangeTexts.tooLateToCancel } });
      const again = moveBooking(after, '2027-01-20', [], late);
      expect(again.ok && cancel({ ...after, ...again.value }, late).ok).toBe(false);
    }
  });

  test('has the new day’s time after a move in time', () => {
    const moved = moveBooking(forDay('2026-12-05'), '2026-12-20', [], new Date('2026-12-04T06:00:00Z'));
    expect(moved.ok && cancelUntil({ ...forDay('2026-12-05'), ...moved.value })).toEqual(
      new Date('2026-12-19T06:00:00Z'),
    );
  });

  test('never comes back, however often the hunt is moved', () => {
    const steps = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: 180 }), hours: fc.integer({ min: 0, max: 90 }) }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let booking = forDay('2026-12-05');
        let now = paid;
        for (const { days, hours } of all) {
          now = after(now, hours * HOUR);
          const couldCancel = cancel(booking, now).ok;
          const moved = moveBooking(booking, days === 0 ? null : dayAfter(londonDay(now), days), [], now);
          if (moved.ok) booking = { ...booking, ...moved.value };
          if (!couldCancel) expect(cancel(booking, now).ok).toBe(false);
        }
      }),
    );
  });

  test('is refused after START, and a second time', () => {
    expect(cancel(forToday(started), later(0.2))).toMatchObject({ ok: false });
    const first = cancel(forToday(), later(0.2));
    expect(first.ok && cancel({ ...forToday(), ...first.value }, later(0.3))).toMatchObject({
      problem: { message: 'This booking has been cancelled.' },
    });
  });

  test('owes nothing for a booking that a voucher paid for', () => {
    const free = forToday({ amount: 0 });
    const decision = cancel(free, later(0.2));
    expect(decision.ok && decision.value).not.toHaveProperty('refund_due');
  });
});

describe('a phone', () => {
  const two = forToday({ phone_numbers: ['+447700900101', '+447700900102'], participants: 3 });
  const change = (place: number | null, booking = two, hasOptedOut = false) =>
    changePhone(booking, { phone_number: '+447700900109', place }, hasOptedOut, paid);

  test('takes the place of another', () => {
    expect(change(1)).toMatchObject({ value: { phone_numbers: ['+447700900101', '+447700900109'] } });
  });

  test('joins while fewer phones than people are known', () => {
    expect(change(null)).toMatchObject({ ok: true });
    expect(change(null, { ...two, participants: 2 })).toMatchObject({ ok: false });
  });

  test('joins after START too, until the hunt is over, where it can replace none any more', () => {
    const playing: Booking = { ...two, ...started };
    expect(change(null, playing)).toMatchObject({ value: { phone_numbers: [...two.phone_numbers, '+447700900109'] } });
    expect(change(null, { ...playing, participants: 2 })).toMatchObject({ problem: { field: 'phone_number' } });
    expect(change(0, playing)).toMatchObject({ problem: { message: bookingChangeTexts.started } });
    for (const over of [
      { ...playing, hunt: { ...playing.hunt, phase: 'stopped' as const } },
      { ...playing, status: 'completed' as const, hunt: { ...playing.hunt, phase: 'completed' as const } },
      { ...playing, status: 'refunded' as const },
    ])
      expect(change(null, over)).toMatchObject({ ok: false });
  });

  test('is refused at a place that nobody has, and when it has opted out', () => {
    expect(change(4)).toMatchObject({ problem: { field: 'place' } });
    expect(change(0, two, true)).toMatchObject({ ok: false });
  });
});
