import { describe, expect, test } from 'vitest';
import { faultsOf, LAST_TEAMS, type StopEnd, usualOf } from './judge.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(noon.getTime() - ms);
const end = (outcome: StopEnd['outcome'], seconds: number, hours = 0): StopEnd => ({
  outcome,
  seconds,
  finished_at: ago(hours * HOUR),
});
const solved = (seconds = 300) => end('solved', seconds);
const skipped = end('skipped', 600);
const sound = usualOf(Array.from({ length: 40 }, (_, n) => (n % 10 === 0 ? skipped : solved(200 + n * 5))));
const gone = (booking_id: string, hours: number) => ({ report: 'gone' as const, booking_id, at: ago(hours * HOUR) });
const judged = (given: Partial<Parameters<typeof faultsOf>[0]>) =>
  faultsOf({ last: [], usual: sound, reports: [], now: noon, ...given });

describe('a stop looks broken', () => {
  test('when two teams report its wall gone within a day', () => {
    expect(judged({ reports: [gone('a', 1), gone('b', 23)] })).toEqual(['gone']);
    expect(judged({ reports: [gone('a', 1), gone('a', 2)] })).toEqual([]);
    expect(judged({ reports: [gone('a', 1), gone('b', 25)] })).toEqual([]);
  });

  test('when five of the last six teams did not solve it', () => {
    const five = [skipped, skipped, solved(), end('gone', 60), skipped, skipped];
    expect(judged({ last: five })).toEqual(['unsolved']);
    expect(judged({ last: [...five.slice(1), solved()] })).toEqual([]);
    // At a stop that half of the teams skip, that is no news.
    expect(judged({ last: five, usual: { ...sound, unsolved: 0.5 } })).toEqual([]);
  });

  test('when five of the last six teams took over twice the usual time', () => {
    const slow = Array.from({ length: LAST_TEAMS }, () => solved(sound.seconds * 2 + 1));
    expect(judged({ last: slow })).toEqual(['slow']);
    expect(judged({ last: slow.with(0, solved()).with(1, solved()) })).toEqual([]);
    expect(judged({ last: slow, usual: { ...sound, teams: 11 } })).toEqual([]);
    // Two minutes instead of one are no sign.
    expect(judged({ last: slow.map((one) => ({ ...one, seconds: 130 })), usual: { ...sound, seconds: 60 } })).toEqual(
      [],
    );
  });

  test('never by what happened before an admin said that it is fine', () => {
    const last = Array.from({ length: LAST_TEAMS }, () => end('skipped', 600, 2));
    expect(judged({ last, reports: [gone('a', 2), gone('b', 3)], fine_at: ago(HOUR) })).toEqual([]);
  });
});

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * One stop over some days. A sound stop is skipped by one team in twelve; a team in 250 reports it
 * gone by mistake. At a broken stop half of the teams report it, a third skip it, and the others
 * find the answer elsewhere after twice the time.
 */
function simulate(next: () => number, { days, breaks }: { days: number; breaks: number | null }) {
  const log = () => Math.exp(0.55 * Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next()));
  const typical = 240 + 480 * next();
  const ends: StopEnd[] = [];
  const reports: ReturnType<typeof gone>[] = [];
  let sinceBroken = 0;
  const flags: number[] = [];
  for (let day = 0; day < days; day += 1) {
    // What is usual is counted once a day, from the newest 120 teams.
    const usual = usualOf(ends.slice(0, 120));
    for (let team = 0; team < 6; team += 1) {
      const at = new Date(noon.getTime() + day * DAY + team * 1.5 * HOUR);
      const isBroken = breaks !== null && (day > breaks || (day === breaks && team >= 3));
      if (isBroken) sinceBroken += 1;
      const luck = next();
      const isReported = luck < (isBroken ? 0.5 : 1 / 250);
      const isSkipped = !isReported && luck < (isBroken ? 0.83 : 1 / 12);
      const seconds = Math.round(typical * log() * (isBroken ? 2 : 1));
      ends.unshift({ outcome: isReported ? 'gone' : isSkipped ? 'skipped' : 'solved', seconds, finished_at: at });
      if (isReported) reports.push({ report: 'gone', booking_id: `${day}-${team}`, at });
      const faults = faultsOf({ last: ends.slice(0, LAST_TEAMS), usual, reports, now: at });
      if (faults.length > 0 && (!isBroken || sinceBroken > 0)) flags.push(isBroken ? sinceBroken : 0);
      if (faults.length > 0 && isBroken) return { found: sinceBroken, flags };
    }
  }
  return { found: null, flags };
}

test('a stop that breaks in the middle of a day is found within six teams in over nine of ten cases', () => {
  const next = random(2026);
  const found = Array.from({ length: 500 }, () => simulate(next, { days: 20, breaks: 15 }).found);
  const inTime = found.filter((teams) => teams !== null && teams <= LAST_TEAMS).length;
  expect(inTime / found.length).toBeGreaterThanOrEqual(0.93);
  expect(found.every((teams) => teams !== null)).toBe(true);
});

test('at most one sound stop is flagged in 100 days of a tour with eight stops', () => {
  const next = random(7);
  // 50 times 100 days of a tour: 400 stops.
  const flagged = Array.from({ length: 400 }, () => simulate(next, { days: 100, breaks: null }).flags.length > 0);
  expect(flagged.filter(Boolean).length / 50).toBeLessThanOrEqual(1);
});
