import { describe, expect, test } from 'vitest';
import { aBooking } from '../testing/index.ts';
import { editTeam } from './team.ts';
import { isFasterThanLegs, markedIfTooFast } from './too-fast.ts';

const start = new Date('2026-11-07T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
/** Stops along a meridian, so many metres apart. */
const street = (metres: number, stops = 4) =>
  Array.from({ length: stops }, (_, n) => ({ latitude: 51.5 + (n * metres) / 111_195, longitude: -0.07 }));
const ended = (outcome: 'solved' | 'skipped' | 'gone', seconds: number) => ({ outcome, seconds });
const solvedIn = (...seconds: number[]) => seconds.map((one) => ended('solved', one));

describe('a result', () => {
  const walk = { stops: street(250), results: solvedIn(200, 200, 200, 200), from: start };

  test('is faster than legs when its whole way would take more than 2.5 m/s', () => {
    expect(isFasterThanLegs({ ...walk, to: later(295) })).toBe(true);
    expect(isFasterThanLegs({ ...walk, to: later(305) })).toBe(false);
    expect(isFasterThanLegs({ ...walk, to: start })).toBe(true);
    // Deliveries reorder.
    expect(isFasterThanLegs({ ...walk, to: later(-5) })).toBe(true);
  });

  test('may have been walked in a pause or at a reward, which its time includes', () => {
    const paused = { ...walk, results: solvedIn(5, 5, 25, 5) };
    expect(isFasterThanLegs({ ...paused, to: later(3600) })).toBe(false);
  });

  test('counts the way to stops that were skipped or whose wall had gone', () => {
    const results = [...solvedIn(60), ended('skipped', 0), ended('gone', 0), ended('skipped', 0)];
    expect(isFasterThanLegs({ ...walk, results, to: later(60) })).toBe(true);
  });

  test('counts no way to a stop without coordinates, and the next one from the stop before', () => {
    const [a, b, c, d] = street(250);
    const nowhere = { ...walk, stops: [a ?? {}, {}, {}, d ?? {}] };
    expect(isFasterThanLegs({ ...nowhere, to: later(295) })).toBe(true);
    expect(isFasterThanLegs({ ...nowhere, to: later(305) })).toBe(false);
    const short = { ...walk, stops: [a ?? {}, b ?? {}, c ?? {}, {}] };
    expect(isFasterThanLegs({ ...short, to: later(205) })).toBe(false);
  });

  test('without a way is faster than legs when three stops or more were solved, each in under 20 seconds', () => {
    const still = { stops: [{}, {}, {}, {}], from: start, to: later(3600) };
    const judged = (results: ReturnType<typeof solvedIn>) => isFasterThanLegs({ ...still, results });
    expect(judged(solvedIn(19, 0, 19))).toBe(true);
    expect(judged([...solvedIn(19, 0, 19), ended('skipped', 300)])).toBe(true);
    expect(judged(solvedIn(19, 20, 19))).toBe(false);
    expect(judged(solvedIn(1, 1))).toBe(false);
    expect(judged([])).toBe(false);
    expect(isFasterThanLegs({ ...still, stops: street(0, 1), results: solvedIn(1), to: start })).toBe(false);
  });
});

describe('a booking', () => {
  const done = aBooking({ started_at: start, completed_at: later(8), team_name: 'The Scripts' });
  const kept = markedIfTooFast(done, { stops: street(250) });
  const edit = (booking: typeof done, listed: boolean, team_name = booking.team_name) =>
    editTeam('b1', booking, { team_name, listed });

  test('is marked once its hunt is completed faster than legs', () => {
    expect(kept.too_fast).toBe('kept');
    expect(markedIfTooFast({ ...done, completed_at: later(1200) }, { stops: street(250) })).not.toHaveProperty(
      'too_fast',
    );
    expect(markedIfTooFast(done, null)).not.toHaveProperty('too_fast');
  });

  test('is shown by an admin under its name, and taken back without hiding that name', () => {
    const shown = edit(kept, true);
    expect(shown).toMatchObject({
      changes: { too_fast: 'shown', unlisted: false },
      row: { name: 'The Scripts' },
      action: 'fast_result_shown',
    });
    const back = edit({ ...kept, ...shown.changes }, false);
    expect(back).toMatchObject({
      changes: { too_fast: 'kept', unlisted: false },
      row: null,
      action: 'fast_result_kept_back',
    });
  });

  test('stays off the leaderboard when an admin only renames its team, or had hidden the team', () => {
    expect(edit(kept, false, 'The Foxes')).toMatchObject({
      changes: { team_name: 'The Foxes', too_fast: 'kept', unlisted: false },
      row: null,
      action: 'team_edited',
    });
    expect(edit({ ...kept, unlisted: true }, false)).toMatchObject({ changes: { unlisted: true }, row: null });
  });
});
