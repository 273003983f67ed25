import { expect, test } from 'vitest';
import { formatStartBy } from './start-by.ts';

test('a time to start is a day and a time on London’s clock, in winter and in summer', () => {
  expect(formatStartBy(new Date('2026-11-29T14:20:00Z'))).toBe('Sun 29 Nov, 14:20');
  expect(formatStartBy(new Date('2026-07-05T23:05:00Z'))).toBe('Mon 6 Jul, 00:05');
});
