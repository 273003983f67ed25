import { expect, test } from 'vitest';
import { isSettled, type OwnVote, RECOUNT_MS, type ServerCount, shownVotes, toggled } from './own-vote.ts';

const counted = (votes: number, countedAt: number | null = 0): ServerCount => ({ votes, countedAt });
const written = (own: OwnVote, at: number): OwnVote => ({ ...own, writtenAt: at });

test('a vote shows at once, and counts once when the recount includes it', () => {
  const own = toggled(null, true, counted(5));
  expect(shownVotes(own, counted(5), 0)).toBe(6);
  const acknowledged = written(own, 100);
  expect(shownVotes(acknowledged, counted(5), 200)).toBe(6);
  expect(shownVotes(acknowledged, counted(6, 300), 300)).toBe(6);
  expect(isSettled(acknowledged, counted(6, 300), 300)).toBe(true);
  expect(shownVotes(acknowledged, counted(7, 1300), 1300)).toBe(7);
});

test('a recount that comes before the acknowledgement does not count the vote twice', () => {
  const own = toggled(null, true, counted(5));
  expect(shownVotes(own, counted(6, 50), 60)).toBe(6);
});

test('a vote taken back shows at once and does not jump back', () => {
  const own = written(toggled(null, false, counted(6)), 100);
  expect(shownVotes(own, counted(6), 200)).toBe(5);
  expect(shownVotes(own, counted(5, 900), 900)).toBe(5);
  expect(shownVotes(own, counted(5, 900), 60_000)).toBe(5);
});

test('a vote cast and taken back before a recount leaves the count, whatever the server says in between', () => {
  const once = toggled(null, true, counted(5));
  const twice = written(toggled(once, false, counted(5)), 400);
  expect(shownVotes(once, counted(5), 10)).toBe(6);
  for (const between of [counted(5), counted(6, 300), counted(5, 1300)])
    expect(shownVotes(twice, between, 1400)).toBe(5);
  expect(isSettled(twice, counted(5, 1300), 400 + RECOUNT_MS)).toBe(true);
});

test("other people's votes show while the own vote waits", () => {
  const own = written(toggled(null, true, counted(5)), 100);
  expect(shownVotes(own, counted(8, 900), 900)).toBe(8);
});

test('an opposite vote at the same moment hides the own vote only until the recount is due', () => {
  const own = written(toggled(null, true, counted(5)), 100);
  const both = counted(5, 900);
  expect(shownVotes(own, both, 900)).toBe(6);
  expect(shownVotes(own, both, 100 + RECOUNT_MS)).toBe(5);
});

test('the own vote stays however long the recount takes', () => {
  const own = written(toggled(null, true, counted(5)), 100);
  expect(shownVotes(own, counted(5), 100 + 20 * RECOUNT_MS)).toBe(6);
});

test('through any number of clicks and recounts one browser never shows more than one vote of its own', () => {
  // The server recounts all that was written up to some click. The browser sees that recount later.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const others = random(5);
    let own: OwnVote | null = null;
    let cast = false;
    let server = counted(others);
    for (let time = 1; time < 40; time += 1) {
      const now = time * 400;
      if (own && isSettled(own, server, now)) own = null;
      if (random(3) === 0) {
        cast = !cast;
        own = written(toggled(own, cast, server), now);
      } else if (random(2) === 0) server = counted(others + Number(cast), now);
      expect(shownVotes(own, server, now)).toBe(others + Number(cast));
    }
  }
});
