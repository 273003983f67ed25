import { expect, test } from 'vitest';
import { preview, tiltOf } from './preview.ts';

test('a card cuts a description at a word within 120 characters, and marks the cut', () => {
  expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(preview(`${'a'.repeat(118)} bcd`)).toBe(`${'a'.repeat(118)}…`);
});

test('a photo hangs at the same angle wherever it stands', () => {
  expect(tiltOf('0b6f0c3e')).toBe(tiltOf('0b6f0c3e'));
  expect(Math.abs(tiltOf('x'))).toBeLessThan(2);
});
