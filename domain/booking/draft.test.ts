import { expect, test } from 'vitest';
import { draftBooking, welcomeTexts } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const input = {
  booking_id: 'b',
  tour_id: 't',
  participants: 2,
  phone_numbers: ['+447700900123', '+447700900124'],
  email: 'sam@example.test',
  team_name: '',
  voucher_code: null,
};
const booking = draftBooking(input, { name: 'Canals & Colour', price: 10, stops_count: 3 }, 'uid', now);

test('a voucher leaves nothing to pay', () => {
  const free = draftBooking(
    { ...input, voucher_code: 'WALLS-2026' },
    { name: 'Tour', price: 10, stops_count: 3 },
    'uid',
    now,
  );
  expect(free).toMatchObject({ amount: 0, total_amount: 0, voucher_code: 'WALLS-2026' });
});

test('each distinct phone gets one welcome text, in order, with an id of its own', () => {
  const phone_numbers = ['+447700900123', '+447700900124', '+447700900123'];
  const texts = welcomeTexts('b', { ...booking, phone_numbers }, { site: 'streetlore.london', link: 'l' }, now);
  expect(texts.map(({ id, message }) => [id, message.phone_number])).toEqual([
    ['b_welcome_0', '+447700900123'],
    ['b_welcome_1', '+447700900124'],
  ]);
  expect(texts[0]?.message.message_content).toMatch(/^Streetlore: your Canals & Colour is booked! Reply START/);
  expect(new Set(texts.map(({ message }) => message.seq)).size).toBe(2);
});
