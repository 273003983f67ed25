import { expect, test } from 'vitest';
import { namedIn } from './index.ts';

const id = '3f0c1b52-8a64-4b7e-9a3d-0d9f6f1c2e77';

test.each([
  ['Please call me on 07700 900123, thanks', ['+447700900123']],
  ['We were +44 (0)7700 900123 and 07700-900-456.', ['+447700900123', '+447700900456']],
  ['It is \u202a+44\u00a07700\u2011900\u2011123\u202c', ['+447700900123']],
  ['07700 900123 and again 07700900123', ['+447700900123']],
  ['Paid £35.00 on 27.11.2026 at 14:20, card 4242 4242 4242 4242', []],
  ['Call the office: 020 7946 0000', []],
])('%s', (message, numbers) => expect(namedIn({ subject: 'Refund', message })).toEqual({ numbers, bookings: [] }));

test('a booking is found by its id, whose digits are no phone number', () =>
  expect(namedIn({ subject: `Booking ${id.toUpperCase()}`, message: `See ${id}` })).toEqual({
    numbers: [],
    bookings: [id],
  }));
