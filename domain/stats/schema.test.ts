import { expect, test } from 'vitest';
import { closedUntil, spanOfDay } from './index.ts';

const day = spanOfDay('2026-11-20');
const at = (time: string) => closedUntil(day, new Date(`2026-11-${time}Z`)).toISOString();

test('a minute is closed five minutes after its end, and never one of another day', () => {
  expect(at('20T12:34:56')).toBe('2026-11-20T12:29:00.000Z');
  expect(at('20T00:03:00')).toBe(day.from.toISOString());
  expect(at('21T09:00:00')).toBe(day.to.toISOString());
});
