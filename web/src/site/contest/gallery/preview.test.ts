import { expect, test } from 'vitest';
import { preview, tiltOf } from './preview.ts';

test('a card shows 120 characters of a description, and says that there are more', () => {
  expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(preview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  expect(preview(`${'a'.repeat(119)} b`)).toBe(`${'a'.repeat(119)}…`);
});

test('a photo hangs as askew wherever it stands', () => {
  expect(tiltOf('0b6f0c3e')).toBe(tiltOf('0b6f0c3e'));
  expect(Math.abs(tiltOf('x'))).toBeLessThan(2);
});
