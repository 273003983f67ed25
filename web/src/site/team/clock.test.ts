import type { TeamPage } from '@streetlore/domain/team';
import { expect, test } from 'vitest';
import { clockWords, secondsAtStop, secondsOfHunt } from './clock.ts';

const at = (clock: string) => new Date(`2026-11-27T${clock}Z`);
const solved: TeamPage['results'][number] = {
  stop_number: 1,
  outcome: 'solved',
  seconds: 240,
  wrong_answers: 0,
  hints: 0,
  points: 140,
};
const page = {
  phase: 'puzzle',
  paused: false,
  pause_ends_at: null,
  stop_started_at: at('12:00:00'),
  clock_stands_at: null,
  results: [solved],
} as const satisfies Partial<TeamPage>;

test('the clocks run while a puzzle is open, and not at a reward', () => {
  expect(secondsAtStop(page, at('12:01:05'))).toBe(65);
  expect(secondsOfHunt(page, at('12:01:05'))).toBe(305);
  expect(secondsAtStop({ ...page, phase: 'reward' }, at('12:01:05'))).toBe(null);
  expect(secondsOfHunt({ ...page, phase: 'reward' }, at('12:01:05'))).toBe(240);
});

test('the clocks stand while somebody may be in danger', () => {
  const standing = { ...page, clock_stands_at: at('12:00:40') };
  expect(secondsAtStop(standing, at('12:09:00'))).toBe(40);
  expect(secondsOfHunt(standing, at('12:09:00'))).toBe(280);
});

test('the clocks stand still in the team’s own pause, and are not known in ours', () => {
  const own = { ...page, paused: true, pause_ends_at: new Date('2026-11-28T12:02:00Z') };
  expect(secondsAtStop(own, at('15:00:00'))).toBe(120);
  expect(secondsOfHunt(own, at('15:00:00'))).toBe(360);
  const ours = { ...page, paused: true };
  expect(secondsAtStop(ours, at('15:00:00'))).toBe(null);
  expect(secondsOfHunt(ours, at('15:00:00'))).toBe(null);
});

test('a phone whose clock is behind shows no time below zero', () => {
  expect(secondsAtStop(page, at('11:59:00'))).toBe(0);
});

test('an hour has its hours', () => {
  expect([0, 67, 3599, 3847].map(clockWords)).toEqual(['0:00', '1:07', '59:59', '1:04:07']);
});
