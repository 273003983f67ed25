import { expect, test } from 'vitest';
import { faultsNamed } from './faults.ts';

test('names each field that needs a look once, and at most four', () => {
  expect(faultsNamed([])).toBe('');
  expect(faultsNamed(['Title', 'Topic', 'Title'])).toBe('Please look at: Title, Topic');
  expect(faultsNamed(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('Please look at: a, b, c, d and 2 more');
});
