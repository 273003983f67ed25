import { expect, test } from 'vitest';
import { e164 } from '../phone/index.ts';
import { invalidNumber, phoneOfAnyCountry } from './index.ts';

const field = phoneOfAnyCountry('missing');

test.each([
  ['07700 900123', '+447700900123'],
  ['٠٧٧٠٠ ٩٠٠١٢٣', '+447700900123'],
  ['020 7946 0000', '+442079460000'],
  ['+49 1512 3456789', '+4915123456789'],
  ['0049 (0)1512 3456789', '+4915123456789'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+1 (212) 555-0123', '+12125550123'],
  ['\u202a+81 90-1234-5678\u202c', '+819012345678'],
])('%j is stored as %s, and stays the same when it is typed again', (typed, number) => {
  expect(field.parse(typed)).toBe(number);
  expect(field.parse(number)).toBe(number);
  expect(e164.safeParse(number).success).toBe(true);
});

test.each(['12', 'call me', '1512 3456789', '+999 12345678', '+49 1', `+49${' '.repeat(40)}1512`])(
  '%j is no number',
  (typed) => expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([invalidNumber]),
);

test('an empty field is missing rather than wrong', () => {
  expect(field.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual(['missing']);
});
