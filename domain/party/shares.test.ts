import { expect, test } from 'vitest';
import { evenTeams, fewestTeams, shareOut } from './shares.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('shares add up to the payment to the penny, whatever the teams', () => {
  for (let total = 0; total < 3000; total += 7)
    for (const weights of [[1], [5, 5, 1], [3, 4, 5, 2], [1, 1, 1, 1, 1, 1, 1], [0, 2, 5]])
      expect(sum(shareOut(total, weights))).toBe(total);
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(20_700, [5, 5, 5, 4, 4])).toEqual([4500, 4500, 4500, 3600, 3600]);
});

test('a share without people is nothing, unless nobody has any', () => {
  expect(shareOut(900, [3, 0, 6])).toEqual([300, 0, 600]);
  expect(shareOut(3, [0, 0])).toEqual([2, 1]);
});

test('six to sixty people fill as few teams of five as hold them, of almost the same size', () => {
  for (let people = 6; people <= 60; people += 1) {
    const sizes = evenTeams(people);
    expect(sum(sizes)).toBe(people);
    expect(sizes).toHaveLength(fewestTeams(people));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
  expect(evenTeams(23)).toEqual([5, 5, 5, 4, 4]);
});
