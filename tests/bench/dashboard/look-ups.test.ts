import { expect, test } from 'vitest';
import { placeOfLookUp } from './look-ups.ts';

test('the look-up that is counted stands in the rules', () => {
  expect(placeOfLookUp().line).toBeGreaterThan(1);
});
