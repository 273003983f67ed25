import { expect, test } from 'vitest';
import { placeOfLookUp } from './look-ups.ts';

test('the rules contain the look-up that is counted', () => {
  expect(placeOfLookUp().line).toBeGreaterThan(1);
});
