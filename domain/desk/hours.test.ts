import { describe, expect, test } from 'vitest';
import { staffedFrom, staffedSince } from './hours.ts';
import { type Desk, defaultDesk, saveDeskInput } from './schema.ts';

const weekdays: Desk = { numbers: [], days: [1, 2, 3, 4, 5], from: '10:00', to: '18:30' };
const at = (text: string) => new Date(text);

describe('the desk', () => {
  test.each([
    ['before it opens', '2026-11-25T09:59:59Z', null, '2026-11-25T10:00:00Z'],
    ['at its first moment', '2026-11-25T10:00:00Z', '2026-11-25T10:00:00Z', null],
    ['in its hours', '2026-11-25T18:29:00Z', '2026-11-25T10:00:00Z', null],
    ['when it closes', '2026-11-25T18:30:00Z', null, '2026-11-26T10:00:00Z'],
    ['on Friday evening', '2026-11-27T20:00:00Z', null, '2026-11-30T10:00:00Z'],
    ['in summer, by London time', '2026-07-01T09:00:00Z', '2026-07-01T09:00:00Z', null],
    ['over the change to winter time', '2026-10-23T20:00:00Z', null, '2026-10-26T10:00:00Z'],
    ['over the change to summer time', '2026-03-27T20:00:00Z', null, '2026-03-30T09:00:00Z'],
  ])('%s', (_, now, since, from) => {
    expect(staffedSince(weekdays, at(now))).toEqual(since && at(since));
    expect(staffedFrom(weekdays, at(now))).toEqual(from && at(from));
  });

  test('is never staffed without days', () => {
    expect(staffedFrom({ ...defaultDesk, days: [] }, at('2026-11-25T12:00:00Z'))).toBeNull();
  });

  test('opens again within a day if it is staffed every day', () => {
    for (let hour = 0; hour < 24 * 366; hour += 5) {
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      const next = staffedFrom(defaultDesk, now);
      expect(staffedSince(defaultDesk, now) === null).toBe(next !== null);
      if (next) expect(next.getTime() - now.getTime()).toBeLessThan(25 * 3_600_000);
    }
  });

  test.each([
    [{ from: '18:00', to: '09:00' }, 'The end must be later than the start'],
    [{ from: '9:00' }, 'A time such as 09:00'],
    [{ numbers: Array.from({ length: 6 }, (_, n) => `+44770090010${n}`) }, 'At most 5 numbers'],
  ])('refuses %j', (given, message) => {
    const found = saveDeskInput.safeParse({ request_id: 'r1', ...defaultDesk, ...given });
    expect(found.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
