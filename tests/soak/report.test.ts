import { expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { planOf } from './plan.ts';
import { doneIn, type SoakOutcome, sumOf } from './report.ts';

const part = (n: number, wrong: string[], killed: Record<string, number>): SoakOutcome => ({
  done: doneIn({
    plan: planOf(2, 3, randomFrom(n)),
    played: { finished: 1, silent: new Set(), deliveries: 30, redelivered: 0, said: new Set(), took: [] },
    cast: { writes: 10, standing: new Set() },
    killed: new Map(Object.entries(killed)),
    texts: 40,
    seconds: 1.5,
    settled: { seconds: 60, sweeps: 1 },
  }),
  killed,
  took: [n],
  memory: [
    ['before', { MB: 100 * n }],
    [`after part ${n}`, { MB: 100 * n + 1 }],
  ],
  ledgers: { texts: { left: 40, right: 39, missing: 2, extra: 1 } },
  wrong,
});

test('the sum has all counts, all that was wrong, and the memory at the first start and every end', () => {
  const { done, killed, took, memory, ledgers, wrong } = sumOf([
    part(1, [], { sweep: 1 }),
    part(2, ['Part 2: lost'], { sweep: 2, webhook: 1 }),
  ]);
  expect(done).toMatchObject({ 'hunts of two phones': 4, 'of these to their end': 2, 'texts in and out': 80 });
  expect(done).toMatchObject({ 'processes killed': 4, 'seconds until all was said': 3 });
  expect(killed).toEqual({ sweep: 3, webhook: 1 });
  expect(took).toEqual([1, 2]);
  expect(memory.map(([when, { MB }]) => `${when}: ${MB}`)).toEqual([
    'before: 100',
    'after part 1: 101',
    'after part 2: 201',
  ]);
  expect(ledgers).toEqual({ texts: { left: 80, right: 78, missing: 4, extra: 2 } });
  expect(wrong).toEqual(['Part 2: lost']);
});
