import { expect, test } from 'vitest';
import { auditOf, balanceOf, entriesSince } from './ledger.ts';

test('two sides with the same entries equally often are equal, in any order', () => {
  const balance = balanceOf({ name: 'texts', left: ['a', 'b', 'a'], right: ['a', 'a', 'b'] });
  expect(balance).toEqual({ left: 3, right: 3, missing: [], extra: [] });
});

test('a lost entry is missing and a doubled one is extra, even when the sums are equal', () => {
  const balance = balanceOf({ name: 'texts', left: ['a', 'b', 'c'], right: ['a', 'c', 'c'] });
  expect(balance).toEqual({ left: 3, right: 3, missing: ['b'], extra: ['c'] });
});

test('earlier entries do not count, but another copy of one does', () => {
  const before = [{ name: 'texts', left: ['a'], right: ['x'] }];
  const now = [{ name: 'texts', left: ['a', 'a', 'b'], right: ['x', 'b'] }];
  expect(entriesSince(before, now)).toEqual([{ name: 'texts', left: ['a', 'b'], right: ['b'] }]);
});

test('the table has the counts, and the sentences name what does not match', () => {
  const { table, wrong } = auditOf([
    { name: 'votes', left: ['p1'], right: ['p1'] },
    { name: 'texts', left: ['SM1'], right: [] },
  ]);
  expect(table).toEqual({
    votes: { left: 1, right: 1, missing: 0, extra: 0 },
    texts: { left: 1, right: 0, missing: 1, extra: 0 },
  });
  expect(wrong).toEqual(['texts: 1 on the left only, such as SM1']);
});
