import { bookingPageOf, moveBooking } from '@streetlore/domain/booking';
import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const opens_at = new Date('2026-12-05T06:00:00Z');
const page = bookingPageOf('3f9a01bc-77aa', aBooking({ start_window: { day: '2026-12-05', opens_at } }));

const teamLink = 'https://streetlore.test/team#a-token';
const at = { latitude: 51.524, longitude: -0.078 };
const wall = { name: 'Ebor Street, Shoreditch', station: 'Shoreditch High Street', isAtStation: true, place: at };
/** The entry with its long lines unfolded. */
const entryOf = async (of: typeof page, given: Partial<Parameters<typeof calendarOf>[1]> = {}) => {
  if (!of) throw new Error('The booking has no page');
  return (await calendarOf(of, { wall, duration: '2.5h', teamLink, ...given })).replace(/\r\n /g, '');
};

test('the entry in a calendar lasts as long as the hunt, on its day, and says where it begins and how to get in', async () => {
  const text = await entryOf(page);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART:20261205T110000Z');
  expect(text).toContain('DTEND:20261205T133000Z');
  expect(text).toContain('SUMMARY:Streetlore: Color & Vinyl');
  expect(text).toContain('LOCATION:Ebor Street\\, Shoreditch');
  expect(text).toContain('GEO:51.524;-0.078');
  expect(text).toContain('Start from Sat 5 Dec\\, 06:00\\, until Sun 6 Dec\\, 06:00\\, London time.');
  expect(text).toContain('Nearest station: Shoreditch High Street');
  expect(text).toContain('https://www.google.com/maps/search/');
  expect(text).toContain(teamLink);
  expect(text).toContain('3F9A01BC');
});

test('the entry of a team that waits for GO says so, and not to reply START', async () => {
  const party = { id: 'p1', board_id: 'b1', first_stop: 2, held: true };
  const held = bookingPageOf('b1', aBooking({ party }));
  expect(await entryOf(held)).toContain('Wait for GO');
  expect(await entryOf(held)).not.toContain('Reply START');
  expect(await entryOf(page)).toContain('Reply START');
});

test('a moved booking replaces its entry: the same UID under a higher number', async () => {
  const booking = aBooking({ start_window: { day: '2026-12-05', opens_at } });
  const moved = moveBooking(booking, '2026-12-12', [], new Date('2026-11-28T12:00:00Z'));
  const after = moved.ok && bookingPageOf('3f9a01bc-77aa', { ...booking, ...moved.value });
  if (!after) throw new Error('The booking has no page');
  const [first, second] = await Promise.all([page, after].map((one) => entryOf(one)));
  const [uid] = /^UID:.*$/m.exec(first ?? '') ?? [];
  expect(first).toContain('SEQUENCE:0');
  expect(second).toContain('SEQUENCE:1');
  expect(second).toContain(uid);
});
