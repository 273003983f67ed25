import { expect, test } from 'vitest';
import { draftBooking, repeat, welcomeTexts } from './index.ts';

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

test('the same order again continues with its booking', () => {
  expect(repeat(booking, input, 'uid')).toEqual({ ok: true, value: booking });
});

test("no customer can continue with another customer's booking", () => {
  expect(repeat(booking, input, 'mallory')).toMatchObject({ ok: false, problem: { code: 'permission-denied' } });
});

test.each([
  { tour_id: 'other' },
  { participants: 1 },
  { phone_numbers: ['+447700900124', '+447700900123'] },
  { email: null },
  { team_name: 'Others' },
  { voucher_code: 'WALLS-2026' },
])('another order under the same id is refused: %o', (change) => {
  expect(repeat(booking, { ...input, ...change }, 'uid')).toMatchObject({
    ok: false,
    problem: { code: 'failed-precondition', field: 'booking_id' },
  });
});

test('an expired or refunded booking cannot be continued', () => {
  for (const status of ['expired', 'refunded'] as const)
    expect(repeat({ ...booking, status }, input, 'uid')).toMatchObject({ ok: false });
});

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
