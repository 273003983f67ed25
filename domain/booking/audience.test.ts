import { expect, test } from 'vitest';
import { newHunt } from '../hunt/state.ts';
import { type Audience, audiencePhases, isMeant } from './audience.ts';

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
