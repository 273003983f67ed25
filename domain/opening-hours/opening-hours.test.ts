import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exceptionWords, isOpenAt, nextOpening, openingWords, structuredHours, weekWords } from './open.ts';
import { parseOpeningHours } from './parse.ts';

const bar = parseOpeningHours('Mon-Thu 17:00-23:00\nFri, Sat 17:00-02:00\n2026-12-25 closed\n2026-12-24 12:00-16:00');
const at = (text: string) => new Date(text);

describe('typed opening hours', () => {
  test.each([
    ['Mon-Fri 9-17', "Line 1: '9-17' is not a time such as 09:00-17:00"],
    ['Mon-Fri 09:00-17:00\nFri closed', 'Line 2: Fri stands there twice'],
    ['Someday 09:00-17:00', "Line 1: 'Someday' is not a weekday: use Mon, Tue, Wed, Thu, Fri, Sat, Sun"],
    ['Mon 09:00-12:00, 11:00-17:00', 'Line 1: two times overlap'],
    ['Mon 09:00-09:00', "Line 1: '09:00-09:00' begins when it ends"],
    ['Mon 25:00-26:00', "Line 1: '25:00-26:00' is not a time such as 09:00-17:00"],
    ['open all day', "Line 1: write it like 'Mon-Fri 09:00-17:00', or '2026-12-25 closed'"],
    ['2026-13-40 closed', "Line 1: '2026-13-40' is no date such as 2026-12-25"],
    ['2026-12-25 closed', 'Write the hours of the week too'],
  ])('%j is refused', (text, message) => {
    expect(() => parseOpeningHours(text)).toThrow(message);
  });

  test('may be written loosely, and a week may begin on any day', () => {
    expect(weekWords(parseOpeningHours('Sat-Mon: 9:00 - 17:30\nWednesday 10:00-12:00, 14:00-18:00'))).toEqual([
      { days: 'Mon', hours: '09:00-17:30' },
      { days: 'Tue', hours: 'closed' },
      { days: 'Wed', hours: '10:00-12:00, 14:00-18:00' },
      { days: 'Thu-Fri', hours: 'closed' },
      { days: 'Sat-Sun', hours: '09:00-17:30' },
    ]);
  });
});

describe('a bar', () => {
  test.each([
    ['before it opens', '2026-11-25T16:59:00Z', false, '2026-11-25T17:00:00Z', 'today 17:00'],
    ['at its first minute', '2026-11-25T17:00:00Z', true, null, null],
    ['past midnight after a Friday', '2026-11-28T01:59:00Z', true, null, null],
    ['when that night ends', '2026-11-28T02:00:00Z', false, '2026-11-28T17:00:00Z', 'today 17:00'],
    ['on a Sunday', '2026-11-29T12:00:00Z', false, '2026-11-30T17:00:00Z', 'tomorrow 17:00'],
    ['on Christmas Eve, after its short day', '2026-12-24T17:00:00Z', false, '2026-12-26T17:00:00Z', 'Sat 17:00'],
    ['in summer, by London time', '2026-07-01T16:00:00Z', true, null, null],
    ['in the night of the change to winter time', '2026-10-25T01:30:00Z', true, null, null],
    ['after that night', '2026-10-25T02:00:00Z', false, '2026-10-26T17:00:00Z', 'tomorrow 17:00'],
  ])('%s', (_, now, isOpen, opens, words) => {
    expect(isOpenAt(bar, at(now))).toBe(isOpen);
    if (isOpen || !opens || !words) return;
    const next = nextOpening(bar, at(now));
    expect(next?.opens).toEqual(at(opens));
    expect(openingWords(at(opens), at(now))).toBe(words);
    expect(openingWords(at(opens), at(now), false)).not.toMatch(/today|tomorrow/);
  });

  test('shows the single days that are still to come, and tells search engines all of them', () => {
    expect(exceptionWords(bar, '2026-12-25')).toEqual([{ day: '2026-12-25', hours: 'closed' }]);
    const { openingHoursSpecification, specialOpeningHoursSpecification } = structuredHours(bar);
    expect(openingHoursSpecification).toHaveLength(6);
    expect(openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Friday',
      opens: '17:00',
      closes: '02:00',
    });
    expect(specialOpeningHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
    });
  });
});

test('at every hour of a year a place is open, or opens later and is open then', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 24 * 4 }), (quarter) => {
      const now = new Date(Date.UTC(2026, 0, 1) + quarter * 900_000);
      if (isOpenAt(bar, now)) return;
      const next = nextOpening(bar, now);
      expect(next && next.opens > now && isOpenAt(bar, next.opens) && !isOpenAt(bar, next.closes)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a place that never opens has no next opening', () => {
  expect(nextOpening(parseOpeningHours('Mon-Sun closed'), at('2026-11-25T12:00:00Z'))).toBeNull();
});
