import { expect, test } from 'vitest';
import { applicationTexts } from './application.ts';

test.each([
  [null, 'Reach active street art enthusiasts'],
  [0, 'Reach active street art enthusiasts'],
  [99, 'Reach active street art enthusiasts'],
  [100, 'Reach 100 active street art enthusiasts'],
  [2641, 'Reach 2,641 active street art enthusiasts'],
])('with %s explorers the page says: %s', (explorers, text) => {
  expect(applicationTexts.reach(explorers)).toBe(text);
});
