import { bookingPageOf } from '@streetlore/domain/booking';
import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const opens_at = new Date('2026-12-05T06:00:00Z');
const page = bookingPageOf('3f9a01bc-77aa', aBooking({ start_window: { day: '2026-12-05', opens_at } }));

test('the entry in a calendar lasts as long as the hunt can be started, at its first wall', async () => {
  if (!page) throw new Error('The booking has no page');
  const place = { latitude: 51.524, longitude: -0.078 };
  const text = await calendarOf(page, { name: 'Ebor Street, Shoreditch', place });
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART:20261205T060000Z');
  expect(text).toContain('DTEND:20261206T060000Z');
  expect(text).toContain('SUMMARY:Streetlore: Color & Vinyl');
  expect(text).toContain('LOCATION:Ebor Street\\, Shoreditch');
  expect(text).toContain('GEO:51.524;-0.078');
  expect(text).toContain('3F9A01BC');
});
