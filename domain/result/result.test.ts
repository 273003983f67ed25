import { describe, expect, test } from 'vitest';
import { newHunt } from '../hunt/state.ts';
import {
  changeableUntil,
  isPresent,
  mayReviewOnPage,
  pictureAt,
  picturePath,
  placeIn,
  resultTexts,
  sharedResult,
} from './index.ts';

const at = new Date('2026-11-07T15:00:00Z');
const solved = { outcome: 'solved', wrong_answers: 0, hints: 0, points: 120 } as const;
const finished = {
  booking_id: 'booking-abc',
  team_name: 'The Stencils',
  unlisted: false,
  tour_name: 'Color & Vinyl',
  phase: 'completed' as const,
  score: 240,
  stops_count: 3,
  results: [
    { ...solved, stop_number: 1, seconds: 60 },
    { ...solved, stop_number: 2, seconds: 90 },
    { ...solved, stop_number: 3, outcome: 'skipped' as const, seconds: 30, points: 0 },
  ],
};

describe('what a team shares', () => {
  test('is its name, the tour, its points, solved walls and the time that the score counts', () => {
    expect(sharedResult(finished, 'Hackney Wick')).toMatchObject({
      team: 'The Stencils',
      tour: 'Color & Vinyl',
      neighborhood: 'Hackney Wick',
      spray: 'green',
      points: 240,
      solved: 2,
      stops: 3,
      seconds: 180,
    });
  });

  test('is nothing before the hunt is completed', () => {
    expect(sharedResult({ ...finished, phase: 'reward' }, 'Camden')).toBeNull();
  });

  test('never has the chosen name of a team that is kept off the leaderboard', () => {
    const shared = sharedResult({ ...finished, unlisted: true }, 'Camden');
    expect(shared?.team).toBe('Team abc');
    expect(JSON.stringify(shared)).not.toContain('Stencils');
  });

  test('has no neighbourhood of a tour that is gone', () => {
    expect(sharedResult(finished, null)).toMatchObject({ neighborhood: '', spray: 'paper' });
  });
});

test.each([
  [picturePath('a'.repeat(22), 'wide'), { id: 'a'.repeat(22), shape: 'wide' }],
  [picturePath('a7'.repeat(11), 'story'), { id: 'a7'.repeat(11), shape: 'story' }],
  [`/share/${'a'.repeat(21)}.wide.jpg`, null],
  [`/share/${'a'.repeat(22)}.huge.jpg`, null],
  [`/share/${'a'.repeat(22)}`, null],
  [`/x/share/${'a'.repeat(22)}.wide.jpg`, null],
])('%s asks for the picture %j', (path, asked) => {
  expect(pictureAt(path)).toEqual(asked);
});

test('a place is the row of the hunt, and none among rows without it', () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  expect(placeIn(rows, 'b')).toBe(2);
  expect(placeIn(rows, 'c')).toBeNull();
});

test.each([
  ['week', '2026-11-08T23:59:59Z', true],
  ['week', '2026-11-09T00:00:00Z', false],
  ['month', '2026-11-30T23:00:00Z', true],
  ['month', '2026-12-01T00:00:00Z', false],
  ['all', '2030-01-01T00:00:00Z', true],
] as const)('a hunt of 7 November is of the present %s at %s: %s', (period, now, isNow) => {
  expect(isPresent(period, at, new Date(now))).toBe(isNow);
});

test('a place of another week is said to be of that week', () => {
  expect(resultTexts.place(3, 'week', true)).toBe('Place 3 this week');
  expect(resultTexts.place(3, 'week', false)).toBe('Place 3 in its week');
  expect(resultTexts.beyond(25, 'month', true)).toBe('Not among the first 25 this month');
});

describe('a review on the page', () => {
  const booking = { hunt: { ...newHunt(), phase: 'completed' as const }, participants: 2 };
  const first = { before: null, reviews: 0, at };

  test('can be given once the hunt is completed, and is final a day later', () => {
    expect(mayReviewOnPage(booking, first)).toEqual({ ok: true, value: { until: changeableUntil(at) } });
    expect(mayReviewOnPage({ ...booking, hunt: newHunt() }, first)).toMatchObject({
      ok: false,
      problem: { message: resultTexts.notYet },
    });
  });

  test('counts its day from the first one', () => {
    const before = { created_at: at };
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const change = (hours: number) => mayReviewOnPage(booking, { before, reviews: 2, at: later(hours) });
    expect(change(23)).toEqual({ ok: true, value: { until: later(24) } });
    expect(change(24)).toMatchObject({ ok: false, problem: { message: resultTexts.final, field: 'rating' } });
  });

  test('is refused when everybody who was paid for has reviewed', () => {
    expect(mayReviewOnPage(booking, { ...first, reviews: 1 })).toMatchObject({ ok: true });
    expect(mayReviewOnPage(booking, { ...first, reviews: 2 })).toMatchObject({
      ok: false,
      problem: { message: resultTexts.allGiven(2) },
    });
  });
});
