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

test('shows the time that an admin has extended to, not the promised 24 hours', () => {
  expect(words(paid)).toContain('Tours expire 24 hours after purchase if not started');
  const extended = { ...paid, expires_at: new Date('2026-07-23T22:45:00Z') };
  expect(words(extended)).toContain('Start by 23 Jul, 23:45.');
  expect(words(extended)).not.toContain('24 hours after purchase');
});

test('tells the buyer which phone has opted out of our texts, and what to do', () => {
  expect(words({ ...paid, opted_out: [1] })).toContain(
    '+44 7700 900902 has opted out of our texts. To play along, text UNSTOP from it to the number they came from.',
  );
  for (const fine of [paid, { ...paid, opted_out: [] }]) expect(words(fine)).not.toContain('opted out');
});
