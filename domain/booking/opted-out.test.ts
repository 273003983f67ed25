import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { optedOutNumbers, optedOutPositions, textsToAll } from './opted-out.ts';

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
