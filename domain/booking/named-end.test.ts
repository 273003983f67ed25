import { expect, test } from 'vitest';
import { announce } from '../playing/announce.ts';
import { aBooking } from '../testing/index.ts';
import { after } from '../time/index.ts';
import { namedEnd } from './lifecycle.ts';
import { closesAt, startWindowOf } from './start-window.ts';

const HOUR = 3_600_000;
const paid = new Date('2026-11-27T19:00:00Z');
const at = (hours: number) => after(paid, hours * HOUR);
const booking = { id: 'b1', ...aBooking({ confirmed_at: paid, expires_at: at(24) }) };

/** What a welcome says that is sent again. */
const welcome = (now: Date, given = {}) =>
  announce('r', {
    message: { kind: 'welcome' },
    phones: booking.phone_numbers,
    known: new Map(),
    bookings: new Map(),
    booking: { ...booking, ...given },
    tour: { name: booking.tour_name, stops: [] },
    site: 'streetlore.test',
    now,
  })[0]?.message_content;

test('a welcome that is sent again names the end, and not the hours that there once were', () => {
  expect(welcome(at(0))).toContain('within 24 hours of purchase');
  expect(welcome(at(21))).toContain('by 28 Nov, 19:00, or it expires');
});

test('a hunt for a day is told the end once its day has begun', () => {
  const start_window = startWindowOf('2026-12-05');
  const forDay = { start_window, expires_at: closesAt(start_window) };
  expect(welcome(at(0), forDay)).toContain('from 06:00, within 24 hours');
  expect(welcome(after(start_window.opens_at, 21 * HOUR), forDay)).toContain('by 6 Dec, 06:00, or it expires');
});

test('a hunt whose time is over is told by its own words', () => {
  expect(namedEnd(booking, at(25))).toBeNull();
  expect(namedEnd({ ...booking, expires_at: at(30) }, at(31))).toEqual(at(30));
});
