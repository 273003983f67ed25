import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { Confirmation } from './confirmation.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const phone_numbers = ['+447700900901', '+447700900902'];
const paid: WithId<Booking> = { ...aBooking({ phone_numbers, created_at: now }), id: 'b1' };
const words = (booking: WithId<Booking>) => wordsOf(htmlOf(<Confirmation booking={booking} />, '/'));

test('shows until when the hunt can be started, on the clock, and the short reference', () => {
  expect(words(paid)).toContain('Start by Sun 22 Nov, 12:00, London time.');
  const extended = { ...paid, expires_at: new Date('2026-07-23T22:45:00Z') };
  expect(words(extended)).toContain('Start by Thu 23 Jul, 23:45, London time.');
  expect(words({ ...paid, id: '3f9a01bc-77aa' })).toMatch(/Reference 3F9A01BC .*Booking ID 3f9a01bc-77aa Copy the ID/);
});

test('shows the day of a hunt that was booked for one', () => {
  const start_window = { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') };
  expect(words({ ...paid, start_window })).toContain('Day Sat 5 Dec, 06:00');
});

test('no longer tells how to start a hunt that is under way', () => {
  const underWay = words({ ...paid, started_at: now });
  expect(underWay).not.toContain('Reply START');
  expect(underWay).toContain('Your hunt is under way');
});

test('promises nothing of a hunt that is done', () => {
  const done = words({ ...paid, participants: 4, started_at: now, status: 'completed', completed_at: now });
  expect(done).toContain('This hunt is done.');
  expect(done).not.toMatch(/under way|Move or cancel|share the team's page/);
});

test('tells a group with fewer phones than people how the others join', () => {
  const group = words({ ...paid, participants: 4 });
  expect(group).toContain('Join by link 2 people');
  expect(group).toContain("The others join by link: open your hunt and share the team's page.");
  expect(words({ ...paid, participants: 2 })).not.toMatch(/join by link/i);
});

test('tells a group without phones how to play on the page, and names no texts', () => {
  const onPage = { ...paid, participants: 2, phone_numbers: [], email: 'ada@example.org', page_id: 'p1' };
  const said = words(onPage);
  expect(said).toContain('You play On a web page The link goes to ada@example.org Join by link 1 person');
  expect(said).toContain('Press Start');
  expect(said).not.toMatch(/\btexts?\b|your phones?\b/i);
  expect(words({ ...onPage, started_at: now })).toContain('the next clue is on the team’s page');
  // One person books and plays.
  expect(words({ ...onPage, participants: 1 })).not.toContain('Join by link');
});

test('tells the buyer which phone has opted out of our texts, and what to do', () => {
  expect(words({ ...paid, opted_out: [1] })).toContain(
    '+44 7700 900902 has opted out of our texts. To play along, text UNSTOP from it to the number they came from.',
  );
  for (const fine of [paid, { ...paid, opted_out: [] }]) expect(words(fine)).not.toContain('opted out');
});
