import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Recount,
  type RecountOutcome,
  recountNow,
  recountOnce,
  recountSoon,
} from '../../../functions/src/counting/recount.ts';
import { randomFrom, shuffled } from '../../support/random.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const services = testServices('demo-stats-interleaving', { at: new Date('2026-11-20T12:00:00Z') });
const { store, clock, tasks } = services;
const target = store.figuresAt('stats/interleaved');

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
});
afterAll(() => services.end());

/**
 * A recount whose reading and writing a test separates. It reads `truth` when it counts and goes on
 * when the test lets it.
 */
function heldRecount(truth: () => number, ref = target) {
  const reading = Promise.withResolvers<void>();
  const writing = Promise.withResolvers<void>();
  const count = async () => {
    const value = truth();
    reading.resolve();
    await writing.promise;
    return { value };
  };
  const recount: Recount = { key: 'held', target: ref, stamp: 'counted_at', count, whole: count };
  return { recount, hasRead: reading.promise, letGo: writing.resolve };
}

/**
 * Pairs of recounts that read one after the other and commit in a random order. Counts how often
 * the stored figure fell.
 */
async function interleave(ref: Recount['target'], pairs: number, random: () => number) {
  let truth = 0;
  let stored = 0;
  const tally = { written: 0, overtaken: 0, gone: 0, regressions: 0 };
  for (let pair = 0; pair < pairs; pair += 1) {
    const held = [heldRecount(() => truth, ref), heldRecount(() => truth, ref)];
    const running: Promise<RecountOutcome>[] = [];
    for (const one of held) {
      truth += 1;
      running.push(recountOnce(one.recount, clock.now()));
      await one.hasRead;
    }
    for (const index of shuffled([0, 1], random)) {
      held[index]?.letGo();
      tally[(await running[index]) ?? 'gone'] += 1;
    }
    // The true figure only rises, so any fall of the stored one is an older reading that won.
    const value = (await ref.read())?.value as number;
    if (value < stored) tally.regressions += 1;
    stored = value;
  }
  return tally;
}

/** The number of pairs of recounts, for ten documents each; `npm run test:deep` tries more. */
const PAIRS = process.env.DEEP ? 50 : 12;

describe('an older recount that commits last', () => {
  test(`the stored figure never falls in ${20 * PAIRS} interleavings`, async () => {
    const tallies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => interleave(store.figuresAt(`stats/interleaved-${n}`), PAIRS, randomFrom(n))),
    );
    const sum = (name: keyof (typeof tallies)[number]) => tallies.reduce((total, tally) => total + tally[name], 0);
    expect(sum('written') + sum('overtaken')).toBe(20 * PAIRS);
    expect(sum('overtaken')).toBeGreaterThan(2 * PAIRS);
    expect(sum('regressions')).toBe(0);
    showsFault(3, 20 * PAIRS, 'interleavings of two counts of a figure, 0 regressions');
  });

  test('is followed by another recount, which stores the true figure', async () => {
    let truth = 1;
    const slow = heldRecount(() => truth);
    const late = recountNow(slow.recount, services);
    await slow.hasRead;
    truth = 2;
    await target.set({ value: 2, counted_at: clock.now() });
    slow.letGo();
    expect(await late).toBe('written');
    expect((await target.read())?.value).toBe(2);
  });
});

describe('a recount asked for by fifty events at once', () => {
  test('is counted now, and once more by one task a moment later', async () => {
    let counts = 0;
    const count = async () => {
      counts += 1;
      return { value: counts };
    };
    const recount: Recount = { key: 'hot', target, stamp: 'counted_at', count, whole: count };
    await target.set({ value: 0, counted_at: new Date(0) });
    const before = (await target.readVersioned()).version;
    await Promise.all(Array.from({ length: 50 }, () => recountSoon(services, 'recount', [recount])));
    const now = (await target.readVersioned()).version;
    expect(now).not.toEqual(before);
    expect(tasks.recorded).toHaveLength(1);
    expect(tasks.recorded[0]).toMatchObject({ queue: 'recount', payload: { keys: ['hot'] } });
    const wait = (tasks.recorded[0]?.at.getTime() ?? 0) - clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1100);
  });

  test('does not write a deleted document that would be empty', async () => {
    const recount: Recount = {
      key: 'gone',
      target,
      stamp: 'counted_at',
      count: async () => ({ value: 1 }),
      whole: null,
    };
    expect(await recountNow(recount, services)).toBe('gone');
    expect(await target.exists()).toBe(false);
  });
});
