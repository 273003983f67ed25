import { describe, expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { pausedHunt } from './clock.ts';
import { lookAtHunt, withNextLook } from './silence.ts';
import { type HuntState, newHunt } from './state.ts';
import type { HuntTour } from './tour.ts';

const noon = new Date('2026-11-07T12:00:00Z');
const later = (minutes: number) => after(noon, minutes * 60_000);
const stopOf = (stop_number: number, silent_after?: number) => ({
  stop_number,
  location_name: `Wall ${stop_number}`,
  clue: 'Find it.',
  question: null,
  hint: 'Look up.',
  answers: ['fox'],
  partner: null,
  ...(silent_after !== undefined && { silent_after }),
});
const tour: HuntTour = { tour_id: 't', name: 'T', stops: [stopOf(1, 2400), stopOf(2, 60), stopOf(3)] };
const at = (stop_number: number, given: Partial<HuntState> = {}): HuntState => ({
  ...newHunt(),
  phase: 'puzzle',
  stop_number,
  stop_started_at: noon,
  ...given,
});
const heard = (state: HuntState, now = noon) => withNextLook(state, tour, now);

describe('a team counts as silent', () => {
  test.each([
    ['after the time that nine in ten teams do not exceed', 1, 40],
    ['not before a quarter of an hour', 2, 15],
    ['after twenty minutes where too few teams have been', 3, 20],
  ])('%s', (_, stop_number, minutes) => {
    expect(heard(at(stop_number)).look_at).toEqual(later(minutes));
  });

  test.each([
    ['at a reward', at(1, { phase: 'reward' })],
    ['when the hunt is over', at(1, { phase: 'completed' })],
    ['in an admin’s pause', at(1, { paused: true })],
    ['a second time at a stop', at(1, { nudged: true })],
    ['a fourth time in a hunt', at(1, { nudges: 3 })],
  ])('never %s', (_, state) => {
    expect(heard({ ...state, look_at: noon }).look_at).toBeNull();
  });
});

test('a team that waits for START keeps the time of its reminder', () => {
  expect(heard({ ...newHunt(), look_at: noon }).look_at).toEqual(noon);
});

describe('a silent team', () => {
  const silent = heard(at(1));

  test('is asked once, and its hint is free', () => {
    expect(lookAtHunt(silent, tour, later(39))).toBeNull();
    const look = lookAtHunt(silent, tour, later(41));
    expect(look?.message).toEqual({ kind: 'nudge', stop_number: 1, hint: true });
    expect(look?.state).toMatchObject({ nudged: true, nudges: 1, look_at: null });
    expect(look && lookAtHunt(look.state, tour, later(500))).toBeNull();
  });

  test('is told nothing of a hint that it has', () => {
    expect(lookAtHunt({ ...silent, hints: 1 }, tour, later(41))?.message).toMatchObject({ hint: false });
  });

  test.each([
    ['at 22:00', heard(at(1), new Date('2026-11-07T21:50:00Z')), new Date('2026-11-07T22:31:00Z')],
    ['before 8:00', heard(at(1), new Date('2026-11-07T07:00:00Z')), new Date('2026-11-07T07:45:00Z')],
    ['half an hour after the time', silent, later(71)],
  ])('is not asked %s, nor later', (_, state, now) => {
    const look = lookAtHunt(state, tour, now);
    expect(look?.message).toBeNull();
    expect(look?.state).toMatchObject({ look_at: null });
    expect(look?.state.nudged).toBeFalsy();
  });

  test('is not asked when an admin has turned that off', () => {
    expect(lookAtHunt(silent, tour, later(41), false)?.message).toBeNull();
  });
});

test('a pause that nobody has ended ends at its time, and the team gets its clue', () => {
  const paused = pausedHunt(at(1), later(10), later(10 + 24 * 60));
  const look = lookAtHunt(paused, tour, later(15 + 24 * 60));
  expect(look?.message).toMatchObject({ kind: 'location_with_clue', stop_number: 1 });
  expect(look?.state).toMatchObject({ paused: false, stop_started_at: later(24 * 60) });
  expect(look?.state.look_at).toEqual(later(15 + 24 * 60 + 40));
});
