import { describe, expect, test } from 'vitest';
import { type CheckedVote, flagged, stuffing, suspectsOf, suspicionsOf } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const SECOND = 1000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let serial = 0;
type Given = { at?: number; network?: string | null; knownFor?: number; voided?: boolean; uid?: string };
/** A vote cast `at` ms ago, by a voter who had been registered for `knownFor` ms. */
function vote({ at = 5 * 60 * SECOND, network = 'n1', knownFor = SECOND, voided = false, uid }: Given): CheckedVote {
  serial += 1;
  const created_at = ago(at);
  const registered_at = new Date(created_at.getTime() - knownFor);
  const voter = network === null ? null : { network, registered_at, expires_at: now };
  return { uid: uid ?? `voter-${serial}`, created_at, voided, voter };
}
const many = (count: number, given: Given = {}, step = SECOND) =>
  Array.from({ length: count }, (_, n) => vote({ ...given, at: (given.at ?? 5 * 60 * SECOND) + n * step }));

describe('new voters on one network', () => {
  test('are suspected from the tenth within ten minutes', () => {
    expect(suspicionsOf(many(stuffing.oneNetwork - 1))).toEqual([]);
    const votes = many(stuffing.oneNetwork);
    expect(suspicionsOf(votes)).toMatchObject([{ kind: 'one_network', source: 'n1', to: ago(300_000) }]);
    expect(suspicionsOf(votes)[0]?.voters.toSorted()).toEqual(votes.map(({ uid }) => uid).toSorted());
  });

  test('are not suspected when they vote over a longer time', () => {
    const step = stuffing.window / (stuffing.oneNetwork - 1);
    expect(suspicionsOf(many(stuffing.oneNetwork, {}, step))).toHaveLength(1);
    expect(suspicionsOf(many(stuffing.oneNetwork, {}, step + 1))).toEqual([]);
  });

  test('are not suspected when they had registered earlier', () => {
    expect(suspicionsOf(many(20, { knownFor: stuffing.newcomer }))).toHaveLength(1);
    expect(suspicionsOf(many(20, { knownFor: stuffing.newcomer + 1 }))).toEqual([]);
  });

  test('are suspected without the voters of other networks', () => {
    const crowd = Array.from({ length: 200 }, (_, n) => vote({ at: n * SECOND, network: `home-${n}` }));
    const stuffed = many(12);
    const [one, ...others] = suspicionsOf([...crowd, ...stuffed]);
    expect(others).toEqual([]);
    expect(one?.voters).toHaveLength(12);
  });

  test('are not suspected when nobody knows who they are', () => {
    expect(suspicionsOf(many(20, { network: null }))).toEqual([]);
  });

  test('are not suspected for votes that are already voided', () => {
    expect(suspicionsOf([...many(9), ...many(9, { voided: true })])).toEqual([]);
  });
});

describe('a flag', () => {
  const photo = { id: 'photo', title: 'Crane' };
  const found = suspicionsOf(many(12));

  test('is raised only by suspicions', () => {
    expect(flagged(null, photo, [], now)).toBeNull();
    expect(flagged(null, photo, found, now)).toMatchObject({ status: 'open', title: 'Crane', flagged_at: now });
  });

  test('grows with later suspicions, and is not written again for the same ones', () => {
    const flag = flagged(null, photo, found, now);
    const later = new Date(now.getTime() + 60_000);
    expect(flagged(flag, photo, found, later)).toBeNull();
    const more = [...found, ...suspicionsOf(many(11, { network: 'n2' }))];
    const grown = flagged(flag, photo, more, later);
    expect(grown && suspectsOf(grown)).toHaveLength(23);
    expect(grown?.flagged_at).toEqual(now);
    // The reasons of an earlier check stay, though their votes are too old for this check.
    const last = flagged(grown, photo, suspicionsOf(many(10, { network: 'n3' })), later);
    expect(last && suspectsOf(last)).toHaveLength(33);
  });

  test('is raised afresh after a verdict, without the judged reasons', () => {
    const flag = flagged(null, photo, found, now);
    const voided = flag && { ...flag, status: 'voided' as const, voided: 12 };
    const again = flagged(voided, photo, suspicionsOf(many(10, { network: 'n2' })), now);
    expect(again).toMatchObject({ status: 'open', voided: 12 });
    expect(again && suspectsOf(again)).toHaveLength(10);
  });
});
