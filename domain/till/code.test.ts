import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeFrom, codeInFragment, codeInHalves, isCode, tidyCode } from './index.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);
const codes = Array.from({ length: 3000 }, (_, n) => codeFrom(hash(String(n))));

test('a code has six characters without look-alikes and vowels, each about equally often', () => {
  expect(codes.every((code) => isCode(code))).toBe(true);
  expect(codes.join('')).not.toMatch(/[015ABEGILOQSUZ]/);
  const counts = Map.groupBy(codes.join(''), (character) => character);
  expect(counts.size).toBe(22);
  for (const { length } of counts.values()) expect(length).toBeGreaterThan((codes.length * 6) / 22 / 1.3);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(['k7m2px', ' K7M 2PX ', 'K7M-2PX', 'k7mzpx', codeInHalves('K7M2PX')])('%j is the code K7M2PX', (typed) =>
  expect(tidyCode(typed)).toBe('K7M2PX'),
);

test.each(['', 'K7M2P', 'K7M2PXX', 'K7M2PO', 'K7M2PA', 'Hello!'])('%j is no code', (typed) =>
  expect(isCode(tidyCode(typed))).toBe(false),
);

test.each([
  ['#K7M2PX', 'K7M2PX'],
  ['#k7m2px', 'K7M2PX'],
  ['#K7M2PX?utm_source=camera', 'K7M2PX'],
  ['%23K7M2PX', 'K7M2PX'],
  ['#a1B2c3D4e5F6g7H8i9J0kL', null],
  ['#HELLO1', null],
  ['', null],
])('behind the address %j stands %j', (fragment, code) => expect(codeInFragment(fragment)).toBe(code));
