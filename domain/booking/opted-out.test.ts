import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { aBooking } from '../testing/index.ts';
import { isToldByMail, optedOutNumbers, optedOutPositions, textsToAll } from './opted-out.ts';
import type { Booking } from './schema.ts';

const ann = '+447700900101';
const bob = '+447700900102';

test('a number in two positions is listed once, an erased number never, and none without opted_out', () => {
  const phone_numbers = [ann, bob, bob, ERASED_NUMBER];
  const opted_out = optedOutPositions(phone_numbers, (number) => number !== ann);
  expect(opted_out).toEqual([1, 2, 3]);
  expect(optedOutNumbers({ phone_numbers, opted_out })).toEqual([bob]);
  expect(optedOutNumbers({ phone_numbers })).toEqual([]);
});

test('each phone of a booking is told once, unless it has opted out', () => {
  const pair = { phone_numbers: [ann, bob, bob] };
  expect(textsToAll([pair, { phone_numbers: [ann] }])).toBe(3);
  expect(textsToAll([{ ...pair, opted_out: [1, 2] }])).toBe(1);
  expect(textsToAll([])).toBe(0);
});

test('mails say what texts would only where nobody gets texts, there is an address, and no organiser is told', () => {
  const numbers = [ann, bob];
  const one = (given: Partial<Booking>) => isToldByMail(aBooking({ email: 'a@b.test', phone_numbers: [], ...given }));
  expect(one({})).toBe(true);
  expect(one({ phone_numbers: numbers, opted_out: [0, 1] })).toBe(true);
  expect(one({ phone_numbers: [ERASED_NUMBER] })).toBe(true);
  expect(one({ phone_numbers: numbers, opted_out: [1] })).toBe(false);
  expect(one({ email: null })).toBe(false);
  expect(one({ party: { board_id: 'board', first_stop: 1, held: false } })).toBe(false);
});
