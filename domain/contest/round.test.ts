import { describe, expect, test } from 'vitest';
import {
  byRank,
  type Candidate,
  canWin,
  closedRound,
  confirmRound,
  endedRounds,
  latestRounds,
  openRound,
  roundBefore,
  roundBegan,
  roundName,
  roundOf,
  roundTexts,
  standingsOf,
  tiedAtTop,
  titledRound,
} from './index.ts';

const monday = new Date('2026-11-16T00:00:00Z');
const now = new Date('2026-11-23T00:05:00Z');
const photo = (id: string, votes: number, hour = 0): Candidate => ({
  id,
  title: `Photo ${id}`,
  location: 'Leake Street',
  votes,
  submitted_at: new Date(monday.getTime() + hour * 3_600_000),
});
const closed = (...photos: Candidate[]) => {
  const round = openRound('2026-W47');
  return { ...round, ...closedRound(round, standingsOf(photos), now) };
};

describe('a round', () => {
  test.each([
    ['2026-11-15T23:59:59.999Z', '2026-W46'],
    ['2026-11-16T00:00:00Z', '2026-W47'],
    ['2026-11-22T23:59:59Z', '2026-W47'],
    // In British Summer Time, midnight in London is 23:00 UTC.
    ['2026-06-28T22:59:59Z', '2026-W26'],
    ['2026-06-28T23:00:00Z', '2026-W27'],
    ['2027-01-03T12:00:00Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
  ])('for a photo sent at %s is %s', (at, week) => {
    expect(roundOf({ submitted_at: new Date(at) })).toBe(week);
  });

  test.each([
    ['2026-W47', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['2026-W13', '2026-03-23T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['2026-W43', '2026-10-18T23:00:00Z', '2026-10-26T00:00:00Z'],
    ['2026-W53', '2026-12-28T00:00:00Z', '2027-01-04T00:00:00Z'],
  ])('%s lasts from %s to %s', (week, from, to) => {
    expect(openRound(week)).toMatchObject({ starts_at: new Date(from), ends_at: new Date(to), status: 'open' });
  });

  test('that is open began on Monday, in London', () => {
    expect(roundBegan(new Date('2026-11-22T23:59:59Z'))).toEqual(new Date('2026-11-16T00:00:00Z'));
    expect(roundBegan(new Date('2026-06-28T23:00:00Z'))).toEqual(new Date('2026-06-28T23:00:00Z'));
  });

  test('follows another, across the years', () => {
    expect(roundBefore('2027-W01')).toBe('2026-W53');
    expect(endedRounds(new Date('2027-01-11T00:00:00Z'), 3)).toEqual(['2027-W01', '2026-W53', '2026-W52']);
    expect(endedRounds(new Date('2027-01-10T23:59:59Z'), 1)).toEqual(['2026-W53']);
  });

  test('is named by its first and last day', () => {
    expect(roundName('2026-W47')).toBe('16 Nov to 22 Nov 2026');
    expect(roundName('2026-W53')).toBe('28 Dec 2026 to 3 Jan 2027');
  });
});

describe('the standings', () => {
  test('are sorted by votes, then by the earlier submission, then by id', () => {
    const ids = standingsOf([photo('c', 5, 3), photo('b', 5, 1), photo('e', 9, 9), photo('d', 5, 1)]);
    expect(ids.map(({ submission_id }) => submission_id)).toEqual(['e', 'b', 'd', 'c']);
    expect(byRank(photo('b', 5), photo('b', 5))).not.toBe(0);
  });

  test('leave out photos without votes, and have at most five places', () => {
    expect(standingsOf([photo('a', 0)])).toEqual([]);
    expect(standingsOf([])).toEqual([]);
    expect(standingsOf(Array.from({ length: 9 }, (_, n) => photo(`p${n}`, n + 1)))).toHaveLength(5);
  });

  test('show how many photos share the first place', () => {
    expect(tiedAtTop(closed(photo('a', 5), photo('b', 5), photo('c', 4)))).toBe(2);
    expect(tiedAtTop(closed())).toBe(0);
  });

  const gps = { has_gps: true, latitude: 51.5, longitude: -0.1 };
  test.each([
    [{ status: 'approved', ...gps, votes: 1 }, true],
    [{ status: 'approved', ...gps, votes: 0 }, false],
    [{ status: 'approved', ...gps, has_gps: false, votes: 9 }, false],
    [{ status: 'approved', ...gps, latitude: null, longitude: null, votes: 9 }, false],
    [{ status: 'pending', ...gps, votes: 9 }, false],
    [{ status: 'rejected', ...gps, votes: 9 }, false],
  ] as const)('a photo %o can win: %s', (one, can) => {
    expect(canWin(one)).toBe(can);
  });
});

describe('the winner', () => {
  const approved = { status: 'approved', has_gps: true, latitude: 51.5, longitude: -0.1 } as const;

  test('is the photo of the standings that the admin names', () => {
    const round = closed(photo('a', 5), photo('b', 3));
    expect(confirmRound(round, 'b', approved, now)).toMatchObject({
      ok: true,
      value: { status: 'confirmed', winner: { submission_id: 'b', votes: 3 } },
    });
  });

  test.each([
    [roundTexts.stillOpen, undefined, 'a', approved],
    [roundTexts.stillOpen, openRound('2026-W47'), 'a', approved],
    [roundTexts.alreadyConfirmed, { ...closed(photo('a', 5)), status: 'confirmed' as const }, 'a', approved],
    [roundTexts.notInRound, closed(photo('a', 5)), 'z', approved],
    [roundTexts.notInRound, closed(), 'a', approved],
    [roundTexts.notOnTheWall, closed(photo('a', 5)), 'a', { ...approved, status: 'rejected' as const }],
    [roundTexts.elsewhere, closed(photo('a', 5)), 'a', { ...approved, latitude: null, longitude: null }],
    [roundTexts.notOnTheWall, closed(photo('a', 5)), 'a', undefined],
  ])('is refused with the message: %s', (message, round, id, one) => {
    expect(confirmRound(round, id, one, now)).toMatchObject({ ok: false, problem: { message } });
  });

  test('stays when the round is closed again; before that, a new count replaces the old one', () => {
    const round = closed(photo('a', 5));
    expect(closedRound({ ...round, status: 'confirmed' }, [], now)).toBeNull();
    const later = new Date(now.getTime() + 60_000);
    expect(closedRound(round, [], later)).toEqual({ status: 'closed', standings: [], closed_at: now });
  });
});

test('the list of rounds has the current round and every ended round that may still wait for a winner', () => {
  expect(latestRounds().limit).toBe(1 + endedRounds(now).length);
});

test('a photo that is taken down leaves its votes in its round and no word, and gets its words back', () => {
  const round = { ...closed(photo('a', 3), photo('b', 2)), winner: null };
  const a = photo('a', 3);
  const down = titledRound(round, a, 'pending');
  expect(down?.standings).toMatchObject([
    { submission_id: 'a', title: 'Photo taken down', location: '', votes: 3 },
    { title: 'Photo b' },
  ]);
  const winner = down?.standings[0] ?? null;
  const shown = titledRound({ standings: down?.standings ?? [], winner }, a, 'approved');
  expect(shown).toEqual({ standings: round.standings, winner: round.standings[0] });
  expect(titledRound(round, photo('c', 1), 'rejected')).toBeNull();
});
