import { expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { createBookingInput } from './index.ts';

const order = {
  booking_id: 'b-1',
  tour_id: 'color-vinyl',
  participants: 2,
  phone_numbers: ['07700 900123', '+44 7700 900124'],
  email: 'sam@example.test',
  team_name: 'Wall Spotters',
  gift_code: null,
};
const sixPhones = Array.from({ length: 6 }, (_, n) => `0770090012${n}`);

test('an order is parsed with its numbers in +44 form', () => {
  expect(createBookingInput.parse(order)).toEqual({
    ...order,
    phone_numbers: ['+447700900123', '+447700900124'],
  });
});

test.each([1, 2, 3, 4, 5])('a group of five may give %i numbers', (count) => {
  const given = { ...order, participants: 5, phone_numbers: sixPhones.slice(0, count) };
  expect(createBookingInput.parse(given).phone_numbers).toHaveLength(count);
});

test('a group with an address needs no number', () => {
  expect(createBookingInput.parse({ ...order, phone_numbers: [] }).phone_numbers).toEqual([]);
});

test('a voucher code may be typed in small letters and with spaces', () => {
  expect(createBookingInput.parse({ ...order, gift_code: ' walls 2026 ' }).gift_code).toBe('WA11S2026');
});

test.each([
  ['nobody', { participants: 0, phone_numbers: [] }, 'participants'],
  ['six people', { participants: 6, phone_numbers: sixPhones }, 'participants'],
  ['two and a half people', { participants: 2.5 }, 'participants'],
  ['people in words', { participants: '2' }, 'participants'],
  ['neither number nor address', { phone_numbers: [], email: null }, 'email'],
  ['more numbers than people', { participants: 1 }, 'phone_numbers'],
  ['a landline', { phone_numbers: ['07700900123', '02079460000'] }, 'phone_numbers.1'],
  ['a foreign number', { phone_numbers: ['07700900123', '+33612345678'] }, 'phone_numbers.1'],
  ['an empty number', { phone_numbers: ['', '07700900123'] }, 'phone_numbers.0'],
  ['no e-mail address', { email: 'sam' }, 'email'],
  ['a long team name', { team_name: 'x'.repeat(41) }, 'team_name'],
  ['a team name of two lines', { team_name: 'a\nb' }, 'team_name'],
  ['no voucher code', { gift_code: '!' }, 'gift_code'],
  ['a path as booking id', { booking_id: '../tours/x' }, 'booking_id'],
  ["Firestore's own kind of id", { booking_id: '__x__' }, 'booking_id'],
  ['no tour', { tour_id: undefined }, 'tour_id'],
])('an order with %s is refused, naming the field', (_, change, field) => {
  const { error } = createBookingInput.safeParse({ ...order, ...change });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  showsFault(10, 1, 'tampered or impossible orders refused');
});

test.each(['amount', 'total_amount', 'status', 'uid', 'price', 'refunded_amount', 'hunt', 'confirmed_at'])(
  'a price or state may not be sent along: %s',
  (extra) => {
    const { error } = createBookingInput.safeParse({ ...order, [extra]: 1 });
    expect(error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: [extra] });
    showsFault(10, 1, 'tampered or impossible orders refused');
  },
);
