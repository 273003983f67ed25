import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

/** A letter is as wide as half its height. */
const widthAt = (text: string, size: number) => (text.length * size) / 2;
const room = { width: 100, height: 100, largest: 40, smallest: 8 };

test('a short text has the largest letters, a long one smaller letters in more lines', () => {
  expect(fitWords('£50', room, widthAt, 1)).toEqual({ size: 40, lines: ['£50'] });
  const long = fitWords('a walk along painted walls and more', room, widthAt, 1);
  expect(long.size).toBeLessThan(40);
  expect(long.lines.join(' ')).toBe('a walk along painted walls and more');
  expect(long.lines.every((line) => widthAt(line, long.size) <= room.width)).toBe(true);
  expect(long.lines.length * long.size).toBeLessThanOrEqual(room.height);
});

test('a word without a gap never leaves the card, and no letter is lost', () => {
  const { size, lines } = fitWords('x'.repeat(300), room, widthAt, 1);
  expect(lines.join('')).toBe('x'.repeat(300));
  expect(lines.every((line) => widthAt(line, size) <= room.width)).toBe(true);
});

test('line breaks stay', () => {
  expect(fitWords('one\ntwo', room, widthAt, 1).lines).toEqual(['one', 'two']);
});
