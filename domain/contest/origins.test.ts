import { describe, expect, test } from 'vitest';
import {
  changesLeader,
  MAX_NETWORKS,
  type OriginKind,
  originsOf,
  type RoundVote,
  renewedExpiry,
  VOTER_LIFE,
} from './index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const monday = new Date('2026-11-09T00:00:00Z');
const submitted_at = monday;

const photos = ['crane', 'fox', 'heron'].map((id) => ({ id, title: id, location: 'E2', submitted_at }));

type Given = { network?: (n: number) => string; knownFor?: number; every?: number };
/**
 * `count` votes for a photo, one after another through the week. Each is by its own voter, who had
 * been registered for `knownFor` ms.
 */
const cast = (photo: string, count: number, { network, knownFor = SECOND, every = HOUR / 2 }: Given): RoundVote[] =>
  Array.from({ length: count }, (_, n) => {
    const created_at = new Date(monday.getTime() + n * every);
    const registered_at = new Date(created_at.getTime() - knownFor);
    return { photo, created_at, voter: network ? { network: network(n), registered_at } : null };
  });

/**
 * A week's honest voters, each from their own home. The voters for the fox had registered the week
 * before.
 */
const crowd = [
  ...cast('crane', 300, { network: (n) => `home-${n}` }),
  ...cast('fox', 200, { network: (n) => `home-${n}`, knownFor: 8 * DAY }),
];
const honest = [{ submission_id: 'crane' }];
/** The origins of a week in which the heron gets these votes besides the honest ones. */
function withCampaign(votes: readonly RoundVote[]) {
  const { origins } = originsOf(photos, [...crowd, ...votes]);
  const of = (kind: OriginKind) => origins.find((one) => one.kind === kind);
  return { origins, of, standings: [{ submission_id: 'heron', title: 'heron', location: 'E2', votes: votes.length }] };
}

describe('500 votes in a week, below every threshold, show in the origins', () => {
  test('from one network, a vote every twenty minutes, each voter registered eleven minutes before', () => {
    const slow = cast('heron', 500, { network: () => 'script', knownFor: 11 * MINUTE, every: 20 * MINUTE });
    const { origins, of, standings } = withCampaign(slow);
    expect(origins[0]).toMatchObject({
      kind: 'network',
      number: 1,
      votes: 500,
      most: { title: 'heron', votes: 500 },
      without: [{ submission_id: 'crane', votes: 300 }, { submission_id: 'fox' }],
    });
    expect(of('hour')).toMatchObject({ votes: 500, most: { title: 'heron', votes: 500 } });
    expect(origins.filter((one) => changesLeader(one, standings)).map(({ kind }) => kind)).toEqual(['network', 'hour']);
  });

  test('from 500 networks, the voters a quarter of an hour old', () => {
    const slow = cast('heron', 500, { network: (n) => `proxy-${n}`, knownFor: 15 * MINUTE });
    const { of, standings } = withCampaign(slow);
    const young = of('hour');
    expect(young).toMatchObject({ votes: 500, most: { title: 'heron' }, without: [...honest, { votes: 200 }] });
    expect(young && changesLeader(young, standings)).toBe(true);
    expect(of('network')?.votes).toBeLessThanOrEqual(2);
  });

  test('from unregistered voters', () => {
    const { of, standings } = withCampaign(cast('heron', 500, { every: 34 * SECOND }));
    const unknown = of('unregistered');
    expect(unknown).toMatchObject({ votes: 500, number: null, most: { title: 'heron' }, without: [...honest, {}] });
    expect(unknown && changesLeader(unknown, standings)).toBe(true);
  });
});

describe('the origins of a round', () => {
  const vote = (photo: string, knownFor: number, network = 'n'): RoundVote => ({
    photo,
    created_at: monday,
    voter: { network, registered_at: new Date(monday.getTime() - knownFor) },
  });

  test('count each vote once by network and once by age', () => {
    const votes = [...crowd, ...cast('heron', 7, {}), ...cast('fox', 30, { network: (n) => `office-${n % 3}` })];
    const { votes: all, networks, origins } = originsOf(photos, votes);
    const sum = (kinds: OriginKind[]) =>
      origins.filter(({ kind }) => kinds.includes(kind)).reduce((total, one) => total + one.votes, 0);
    expect(all).toBe(537);
    // 300 homes, 200 of which voted twice, and an office with three networks.
    expect(networks).toBe(303);
    expect(sum(['ten_minutes', 'hour', 'day', 'older', 'unregistered'])).toBe(all);
    expect(origins.filter(({ kind }) => kind === 'network').map(({ number, votes }) => [number, votes])).toEqual([
      [1, 10],
      [2, 10],
      [3, 10],
      [4, 2],
      [5, 2],
    ]);
    expect(MAX_NETWORKS).toBe(5);
  });

  test.each([
    [-MINUTE, 'ten_minutes'],
    [10 * MINUTE - 1, 'ten_minutes'],
    [10 * MINUTE, 'hour'],
    [HOUR, 'day'],
    [DAY, 'older'],
  ] as const)('a voter who had been registered for %d ms counts as %s', (knownFor, kind) => {
    expect(originsOf(photos, [vote('fox', knownFor)]).origins.map((one) => one.kind)).toEqual([kind]);
  });

  test('are empty for a round without votes', () => {
    expect(originsOf(photos, [])).toEqual({ votes: 0, networks: 0, origins: [] });
  });

  test('do not name a network, only its size', () => {
    expect(JSON.stringify(originsOf(photos, [vote('fox', 0, 'secret')]))).not.toContain('secret');
  });
});

test('a voter is kept for two weeks after the last registration, written at most once a day', () => {
  const expires_at = new Date(monday.getTime() + VOTER_LIFE);
  const at = (milliseconds: number) => renewedExpiry({ expires_at }, new Date(monday.getTime() + milliseconds));
  expect(at(DAY - 1)).toBeNull();
  expect(at(DAY)).toEqual(new Date(monday.getTime() + DAY + VOTER_LIFE));
});
