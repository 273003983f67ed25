import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { optedOutNumbers, optedOutPositions } from './opted-out.ts';

const ann = '+447700900101';
const bob = '+447700900102';

test('a number in two positions is listed once, an erased number never, and none without opted_out', () => {
  const phone_numbers = [ann, bob, bob, ERASED_NUMBER];
  const opted_out = optedOutPositions(phone_numbers, (number) => number !== ann);
  expect(opted_out).toEqual([1, 2, 3]);
  expect(optedOutNumbers({ phone_numbers, opted_out })).toEqual([bob]);
  expect(optedOutNumbers({ phone_numbers })).toEqual([]);
});
