import { describe, expect, test } from 'vitest';
import { nameOf } from '../query/index.ts';
import { bestHunts } from './queries.ts';

const monday = new Date('2026-11-16T00:00:00Z');
const sunday = new Date('2026-11-22T23:59:59Z');
const nextMonday = new Date('2026-11-23T00:00:00Z');

describe('the best hunts', () => {
  test('keep one listener all week, and get another on Monday', () => {
    const nameAt = (now: Date) => nameOf(bestHunts('week', now, 25));
    expect(nameAt(sunday)).toBe(nameAt(monday));
    expect(nameAt(nextMonday)).not.toBe(nameAt(sunday));
  });

  test.each([
    ['week', ['week == 2026-W47']],
    ['month', ['month == 2026-11']],
    ['all', []],
  ] as const)('of %s are those of that period alone', (period, conditions) => {
    const { conditions: asked } = bestHunts(period, monday, 25);
    expect(asked.map(({ field, operator, value }) => `${field} ${operator} ${value}`)).toEqual(conditions);
  });
});
