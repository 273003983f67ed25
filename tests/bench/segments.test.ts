import { expect, test } from 'vitest';
import { huntsPlayed } from './segments.ts';

/** What the seeded hunts were billed as before their welcome named the place, and a twentieth more, with the segment of each that says how to stay safe. */
const MOST = 119;

test('the hunts of the seed stay within their budget of segments', () => {
  expect(huntsPlayed().reduce((sum, { segments }) => sum + segments, 0)).toBeLessThanOrEqual(MOST);
});
