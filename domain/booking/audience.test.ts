import { expect, test } from 'vitest';
import { newHunt } from '../hunt/state.ts';
import { type Audience, audiencePhases, isMeant } from './audience.ts';
import { startWindowOf } from './start-window.ts';

const all: Audience = { tour: null, phase: 'playing', stop: null, day: null };
const at = new Date('2026-11-27T23:30:00Z');
const hunt = (phase: 'ready' | 'puzzle' | 'reward', paused = false, stop_number = 2) => ({
  tour_id: 'shoreditch',
  hunt: { ...newHunt(), phase, paused, stop_number },
  started_at: phase === 'ready' ? null : at,
  confirmed_at: new Date('2026-11-26T10:00:00Z'),
  created_at: new Date('2026-11-26T10:00:00Z'),
});

test.each([
  ['waiting for START', hunt('ready'), ['ready']],
  ['on a puzzle', hunt('puzzle'), ['playing', 'puzzle']],
  ['at a reward', hunt('reward'), ['playing', 'reward']],
  ['paused', hunt('puzzle', true), ['playing', 'paused']],
])('a hunt %s', (_, one, phases) =>
  expect(audiencePhases.filter((phase) => isMeant(one, { ...all, phase }))).toEqual(phases),
);

test('a broadcast can be about a tour, a stop and a day', () => {
  const one = hunt('puzzle');
  expect(isMeant(one, { ...all, tour: 'shoreditch', stop: 2, day: '2026-11-27' })).toBe(true);
  expect(isMeant(one, { ...all, tour: 'camden' })).toBe(false);
  expect(isMeant(one, { ...all, stop: 3 })).toBe(false);
  expect(isMeant(one, { ...all, day: '2026-11-26' })).toBe(false);
  // A hunt that has not begun belongs to the day of its payment.
  expect(isMeant(hunt('ready'), { ...all, phase: 'ready', day: '2026-11-26' })).toBe(true);
});

test('a hunt that was booked for a day belongs to that day until it begins', () => {
  const start_window = startWindowOf('2026-12-05');
  const on = (day: string, one: Parameters<typeof isMeant>[0]) =>
    isMeant(one, { ...all, phase: one.hunt.phase === 'ready' ? 'ready' : 'playing', day });
  expect(on('2026-12-05', { ...hunt('ready'), start_window })).toBe(true);
  expect(on('2026-11-26', { ...hunt('ready'), start_window })).toBe(false);
  // It may begin after midnight.
  expect(on('2026-12-06', { ...hunt('puzzle'), start_window, started_at: new Date('2026-12-06T05:00:00Z') })).toBe(
    true,
  );
});
