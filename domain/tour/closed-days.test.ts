import { expect, test } from 'vitest';
import { closedDayTexts, closeTourDayInput, withClosedDay } from './closed-days.ts';

const fair = { day: '2026-12-12', sentence: 'A fair fills the lane' };
const paint = { day: '2026-12-05', sentence: 'The wall is painted' };
const today = '2026-11-27';

test('closed days stand in order, one sentence each, and those that have passed are dropped', () => {
  const past = { day: '2026-11-26', sentence: 'Yesterday' };
  expect(withClosedDay([past, fair], paint.day, paint.sentence, today)).toEqual([paint, fair]);
  expect(withClosedDay([fair], fair.day, 'It rains', today)).toEqual([{ ...fair, sentence: 'It rains' }]);
  expect(withClosedDay([], today, 'Now', today)).toEqual([{ day: today, sentence: 'Now' }]);
});

test('a day opens again, and another one stays closed', () => {
  expect(withClosedDay([paint, fair], paint.day, null, today)).toEqual([fair]);
  expect(withClosedDay([fair], paint.day, null, today)).toEqual([fair]);
});

test('a day is closed with a sentence of one line', () => {
  const about = { tour_id: 't', request_id: 'r', day: fair.day };
  expect(closeTourDayInput.safeParse({ ...about, sentence: '  ' }).error?.issues[0]?.message).toBe(
    closedDayTexts.reason,
  );
  expect(closeTourDayInput.safeParse({ ...about, sentence: 'x'.repeat(101) }).success).toBe(false);
  expect(closeTourDayInput.safeParse({ ...about, sentence: null }).success).toBe(true);
  expect(closeTourDayInput.safeParse({ ...about, day: '2026-02-30', sentence: 'A fair' }).success).toBe(false);
});

test.each([
  [
    1,
    1,
    false,
    '1 hunt is booked for this day. The sentence goes out at once, in up to 1 text, by mail and on the teams’ pages.',
  ],
  [
    2,
    5,
    false,
    '2 hunts are booked for this day. The sentence goes out at once, in up to 5 texts, by mail and on the teams’ pages.',
  ],
  [500, 900, true, 'At least 500 hunts are booked for this day.'],
])('before %i hunts are told, the admin reads how many texts that may be', (hunts, texts, isMost, said) => {
  expect(closedDayTexts.told(hunts, texts, isMost)).toContain(said);
});
