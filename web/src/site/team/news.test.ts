import { lineOf } from '@streetlore/domain/team';
import { expect, test } from 'vitest';
import { newsSince } from './news.ts';

const at = new Date('2026-11-28T12:00:00Z');
const line = (id: string, from: string | null) => lineOf({ id, from, to: null, text: id, at, seq: Number(id) });
const before = [line('2', null), line('1', 'Ann')];

test('what others do, and what Streetlore writes unasked, is news', () => {
  expect(newsSince([line('4', null), line('3', 'Bob'), ...before], '2', 'Ann')).toBe(2);
  expect(newsSince([line('3', null), ...before], '2', 'Ann')).toBe(1);
  expect(newsSince([line('3', null)], null, 'Ann')).toBe(1);
});

test('nothing new, and the answer to one’s own message, is no news', () => {
  expect(newsSince(before, '2', 'Ann')).toBe(0);
  expect(newsSince([line('4', null), line('3', 'Ann'), ...before], '2', 'Ann')).toBe(0);
});

test('to somebody who watches, everything is news', () => {
  expect(newsSince([line('4', null), line('3', 'Ann'), ...before], '2', null)).toBe(2);
});
