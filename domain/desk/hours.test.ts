import { describe, expect, test } from 'vitest';
import { staffedFrom, staffedSince } from './hours.ts';
import { type Desk, defaultDesk, deskFormSchema, saveDeskInput } from './schema.ts';

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

  describe('past midnight', () => {
    const nights: Desk = { numbers: [], days: [5, 6], from: '18:00', to: '02:00' };

    test.each([
      ['before Friday’s shift', '2026-11-27T17:59:00Z', null, '2026-11-27T18:00:00Z'],
      ['in its first hour', '2026-11-27T18:00:00Z', '2026-11-27T18:00:00Z', null],
      ['past midnight', '2026-11-28T01:59:00Z', '2026-11-27T18:00:00Z', null],
      ['when Friday’s ends', '2026-11-28T02:00:00Z', null, '2026-11-28T18:00:00Z'],
      ['on Sunday morning, of Saturday’s', '2026-11-29T00:30:00Z', '2026-11-28T18:00:00Z', null],
      ['on Sunday evening', '2026-11-29T19:00:00Z', null, '2026-12-04T18:00:00Z'],
      ['in the night of 25 hours, in the first of two 01:30', '2026-10-25T00:30:00Z', '2026-10-24T17:00:00Z', null],
      ['in the night of 23 hours', '2026-03-29T00:59:00Z', '2026-03-28T18:00:00Z', null],
      ['after the night of 23 hours', '2026-03-29T02:00:00Z', null, '2026-04-03T17:00:00Z'],
    ])('%s', (_, now, since, from) => {
      expect(staffedSince(nights, at(now))).toEqual(since && at(since));
      expect(staffedFrom(nights, at(now))).toEqual(from && at(from));
    });

    test('until midnight ends at midnight', () => {
      const late: Desk = { ...nights, to: '00:00' };
      expect(staffedSince(late, at('2026-11-27T23:59:59Z'))).toEqual(at('2026-11-27T18:00:00Z'));
      expect(staffedSince(late, at('2026-11-28T00:00:00Z'))).toBeNull();
    });

    test('is a shift that both forms accept', () => {
      expect(saveDeskInput.safeParse({ request_id: 'r1', ...nights }).success).toBe(true);
      const typed = { ...nights, numbers: '', days: ['5', '6'] };
      expect(deskFormSchema.safeParse(typed).success).toBe(true);
    });

    test('opens again within a day, at any hour of a year', () => {
      const daily: Desk = { ...nights, days: [1, 2, 3, 4, 5, 6, 7] };
      for (let hour = 0; hour < 24 * 366; hour += 29) {
        const now = new Date(Date.UTC(2026, 0, 1, hour));
        const next = staffedFrom(daily, now);
        expect(staffedSince(daily, now) === null).toBe(next !== null);
        if (next) expect(next.getTime() - now.getTime()).toBeLessThan(17 * 3_600_000);
      }
    });
  });

  test('is never staffed without days', () => {
    expect(staffedFrom({ ...defaultDesk, days: [] }, at('2026-11-25T12:00:00Z'))).toBeNull();
  });

  test('opens again within a day if it is staffed every day', () => {
    for (let hour = 0; hour < 24 * 366; hour += 29) {
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      const next = staffedFrom(defaultDesk, now);
      expect(staffedSince(defaultDesk, now) === null).toBe(next !== null);
      if (next) expect(next.getTime() - now.getTime()).toBeLessThan(25 * 3_600_000);
    }
  });

  test.each([
    [{ from: '18:00', to: '18:00' }, 'The end must differ from the start'],
    [{ from: '9:00' }, 'A time such as 09:00'],
    [{ numbers: Array.from({ length: 6 }, (_, n) => `+44770090010${n}`) }, 'At most 5 numbers'],
  ])('refuses %j', (given, message) => {
    const found = saveDeskInput.safeParse({ request_id: 'r1', ...defaultDesk, ...given });
    expect(found.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
