import { expect, test } from 'vitest';
import { teamTokenOf } from './team-token.ts';

test('a browser makes the link of a team as functions do', async () => {
  expect(await teamTokenOf('H1W527NNsx7mFf6pivG2Lsbxabs4NVFkNkCZgTNJ4Hk')).toBe('OXQAXQhPHlhXLCIK2fRNqT');
});
