import { expect, test } from 'vitest';
import { plannedHunt } from './planned-hunt.ts';

const paid = new Date('2026-07-04T14:20:00Z');
const today = { start_window: null, confirmed_at: paid, expires_at: new Date('2026-07-05T14:20:00Z') };
const saturday = {
  start_window: { day: '2026-07-11', opens_at: new Date('2026-07-11T05:00:00Z') },
  confirmed_at: paid,
  expires_at: new Date('2026-07-12T05:00:00Z'),
};
const hours = ({ start, end }: ReturnType<typeof plannedHunt>) => (end.getTime() - start.getTime()) / 3_600_000;

test('a hunt of today is planned from the next quarter of an hour, for as long as it takes', () => {
  const planned = plannedHunt(today, '2.5h');
  expect(planned.start).toEqual(new Date('2026-07-04T14:30:00Z'));
  expect(hours(planned)).toBe(2.5);
  expect(planned.window).toBe('Start by Sun 5 Jul, 15:20, London time.');
});

test('a hunt for a day is planned inside its window, at 11:00 in London', () => {
  const planned = plannedHunt(saturday, '3h');
  expect(planned.start).toEqual(new Date('2026-07-11T10:00:00Z'));
  expect(hours(planned)).toBe(3);
  expect(planned.window).toBe('Start from Sat 11 Jul, 06:00, until Sun 12 Jul, 06:00, London time.');
});

test('a tour that does not say how long it takes is planned for three hours, and none past its window', () => {
  expect(hours(plannedHunt(saturday, 'an afternoon'))).toBe(3);
  expect(plannedHunt(saturday, '48h').end).toEqual(saturday.expires_at);
});
