import { expect, test } from 'vitest';
import { draftBooking, welcomeTexts } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const input = {
  order_id: 'b',
  tour_id: 't',
  participants: 2,
  phone_numbers: ['+447700900123', '+447700900124'],
  email: 'sam@example.test',
  team_name: null,
  amount: 1_800,
};
const booking = draftBooking(input, { name: 'Canals & Colour', stops_count: 3 }, 'uid', now);

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
