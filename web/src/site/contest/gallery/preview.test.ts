import { expect, test } from 'vitest';
import { preview, tiltOf } from './preview.ts';

test('a card shows whole words of a description, 120 characters at most, and says that there are more', () => {
  expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(preview(`${'a'.repeat(118)} bcd`)).toBe(`${'a'.repeat(118)}…`);
});

test('a photo hangs as askew wherever it stands', () => {
  expect(tiltOf('0b6f0c3e')).toBe(tiltOf('0b6f0c3e'));
  expect(Math.abs(tiltOf('x'))).toBeLessThan(2);
});
