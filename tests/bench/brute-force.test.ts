import { expect, test } from 'vitest';
import { manners, outcomeOf } from './brute-force.ts';

test('trying everything earns less than asking for a hint, in all and at a solved stop', { timeout: 60_000 }, () => {
  const points = (manner: string) => {
    const play = manners[manner];
    if (!play) throw new Error(`Nobody plays like this: ${manner}`);
    const { now, solved } = outcomeOf(play);
    return { all: now, each: now / solved };
  };
  const [honest, slow] = [points('a hint, one wrong guess'), points('a hint, three wrong guesses, slow')];
  for (const manner of ['everything, then SKIP', 'everything, then a hint']) {
    const guessed = points(manner);
    expect(guessed.all, manner).toBeLessThan(slow.all);
    expect(guessed.each, manner).toBeLessThan(slow.each);
  }
  expect(points('four guesses, then a hint').all).toBeLessThan(honest.all);
});
