import { expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { mixed, partsOf, planOf } from './plan.ts';

const plan = (seed: number) => planOf(50, 3, randomFrom(seed));

test('the same seed makes the same plan, another seed another one', () => {
  expect(plan(7)).toEqual(plan(7));
  expect(plan(8)).not.toEqual(plan(7));
});

test('every delivery comes one to three times, every text has its id and every phone its hunt', () => {
  const { hunts } = plan(7);
  const texts = hunts.flatMap(({ steps }) => steps.flatMap((step) => step.texts));
  expect(new Set(texts.map(({ copies }) => 1 + copies.length))).toEqual(new Set([1, 2, 3]));
  expect(new Set(texts.map(({ sid }) => sid)).size).toBe(texts.length);
  expect(texts.every(({ sid }) => /^SM[0-9a-f]{32}$/.test(sid))).toBe(true);
  expect(new Set(hunts.flatMap(({ phones }) => phones)).size).toBe(100);
});

test.each([
  [50, 1],
  [20, 3],
  [7, 8],
  [1, 50],
])('in parts of at most %i hunts, everything is spread over %i parts as evenly as possible', (most, count) => {
  const whole = plan(7);
  const parts = partsOf(whole, most);
  expect(parts).toHaveLength(count);
  for (const all of ['hunts', 'bookings', 'voters'] as const) {
    expect(parts.flatMap<object>((part) => part[all])).toEqual(whole[all]);
    const sizes = parts.map((part) => part[all].length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
  expect(Math.max(...parts.map(({ hunts }) => hunts.length))).toBeLessThanOrEqual(most);
});

test('spreads a few bookings evenly among many votes', () => {
  expect(mixed(['a', 'b', 'c', 'd', 'e', 'f'], ['1', '2'], ['x'], [])).toEqual([
    'a',
    'b',
    '1',
    'c',
    'x',
    'd',
    'e',
    '2',
    'f',
  ]);
});

test('has a booking per five hunts, five votes per hunt before any is taken back, and every fault', () => {
  const { bookings, voters } = plan(7);
  expect(bookings).toHaveLength(10);
  const casts = voters.map(({ votes }) => new Set(votes.map(({ photo }) => photo)).size);
  expect(casts.reduce((sum, one) => sum + one, 0)).toBe(250);
  const kinds = new Set(
    planOf(500, 3, randomFrom(7)).hunts.flatMap(({ steps }) => steps.flatMap(({ fault }) => fault?.kind ?? [])),
  );
  expect(kinds.size).toBe(6);
});
