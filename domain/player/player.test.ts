import { expect, test } from 'vitest';
import { type Booking, confirm, draftBooking } from '../booking/index.ts';
import { ERASED_NUMBER } from '../phone/index.ts';
import { countPlayer, playerSearch, playersOfBooking, playersOfMessage } from './index.ts';

const [ann, bob] = ['+447700900901', '+447700900902'] as const;
const day = (n: number) => new Date(Date.UTC(2026, 10, n));
function aPendingBooking(given: Partial<Booking> & Pick<Booking, 'phone_numbers' | 'created_at'>): Booking {
  const { phone_numbers, created_at } = given;
  const input = { booking_id: 'b', tour_id: 't', participants: 1, email: null, team_name: null, voucher_code: null };
  const tour = { name: 'Color & Vinyl', price: 10, stops_count: 3 };
  return { ...draftBooking({ ...input, phone_numbers }, tour, 'visitor', created_at), ...given };
}
function aBooking(given: Partial<Booking> & Pick<Booking, 'phone_numbers' | 'created_at'>): Booking {
  const pending = aPendingBooking(given);
  return { ...pending, ...confirm({ ...pending, status: 'pending_payment' }, pending.created_at), ...given };
}
const texts = { messages: 7, last: null, optedOut: false };

test('money is the booker’s, hunts are everybody’s, and unpaid ones are neither', () => {
  const bookings = [
    aBooking({
      phone_numbers: [ann, bob],
      amount: 1800,
      refunded_amount: 500,
      created_at: day(3),
      email: 'Ann@Example.org',
    }),
    aBooking({ phone_numbers: [bob, ann], amount: 2000, created_at: day(2), status: 'completed' }),
    aPendingBooking({ phone_numbers: [ann], amount: 900, created_at: day(1) }),
  ];
  expect(countPlayer(ann, bookings, texts)).toEqual({
    phone_number: ann,
    email: 'ann@example.org',
    bookings: 3,
    hunts: 2,
    completed: 1,
    playing: true,
    messages: 7,
    spend: 1300,
    opted_out: false,
    last_seen_at: day(3),
  });
  // The address on the booking is its booker's, not everybody's who plays along.
  expect(countPlayer(bob, bookings, { ...texts, last: day(9) })).toMatchObject({
    email: null,
    spend: 2000,
    last_seen_at: day(9),
  });
  expect(countPlayer('+447700900999', bookings, texts)).toBeNull();
});

test('a write moves the figures of everybody who is or was on it, and of nobody else', () => {
  const before = aBooking({ phone_numbers: [ann], created_at: day(1) });
  expect(playersOfBooking({ before, after: { ...before, phone_numbers: [ann, bob] } })).toEqual([ann, bob]);
  expect(playersOfBooking({ before, after: { ...before, phone_numbers: [ERASED_NUMBER] } })).toEqual([ann]);
  expect(playersOfBooking({ before, after: { ...before, refunded_amount: 5 } })).toEqual([ann]);
  expect(playersOfBooking({ before, after: { ...before, current_stop: 2 } })).toEqual([]);
  const text = { phone_number: ann, direction: 'inbound', settled: false, error_code: null, status: 'received' };
  expect(playersOfMessage({ before: undefined, after: text })).toEqual([ann]);
  expect(playersOfMessage({ before: text, after: { ...text, settled: true } })).toEqual([ann]);
  const sent = { ...text, direction: 'outbound', status: 'sending' };
  expect(playersOfMessage({ before: sent, after: { ...sent, status: 'sent', settled: true } })).toEqual([]);
  expect(playersOfMessage({ before: sent, after: { ...sent, error_code: 21610 } })).toEqual([ann]);
});

test('a search is for the beginning of a number however it is typed, or for an address', () => {
  const ann9 = { from: '+4477009', to: '+4477009:' };
  for (const typed of ['07700 9', '7700 9', '+44 7700 9']) expect(playerSearch(typed)).toEqual(ann9);
  expect(playerSearch(' Ann@Example.org ')).toEqual({ email: 'ann@example.org' });
  expect(playerSearch(' ')).toBeNull();
  // No filter at all would look as if everybody had been found.
  for (const typed of ['ann', '%', '🦊']) expect(playerSearch(typed)).toEqual({ email: typed });
});
