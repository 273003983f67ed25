import { expect, test } from 'vitest';
import { cutAtWord } from './cut.ts';

test('a text that fits stays whole, on one line', () => {
  expect(cutAtWord(' Look up,\n\nthen left. ', 20)).toBe('Look up, then left.');
});

test('a longer text ends behind a whole word, within its length', () => {
  const text = 'The crane above the canal, painted by night';
  expect(cutAtWord(text, 26)).toBe('The crane above the…');
  expect(cutAtWord(text, 27)).toBe('The crane above the canal…');
  expect(cutAtWord(text, 25, '')).toBe('The crane above the');
  expect(cutAtWord(text, 26, '')).toBe('The crane above the canal');
  expect(cutAtWord(text, 29, '...')).toBe('The crane above the canal...');
});

test('no loose punctuation stands before the dots', () => {
  expect(cutAtWord('Walls, foxes - and a heron', 16)).toBe('Walls, foxes…');
});

test('only a word that is too long by itself is cut inside, and no emoji is halved', () => {
  expect(cutAtWord('x'.repeat(61), 60)).toBe(`${'x'.repeat(59)}…`);
  expect(cutAtWord(`${'x'.repeat(4)}🦊🦊🦊`, 7)).toBe('xxxx🦊…');
  expect(cutAtWord(`${'x'.repeat(4)}🦊🦊🦊`, 8)).toBe('xxxx🦊…');
});
