import { expect, test } from 'vitest';
import { pageIdOf, teamTokenOf } from './link-ids.ts';

test('a browser finds the page of a link, and makes the link of its team, as functions do', async () => {
  const page = await pageIdOf('0123456789abcdefABCDEF');
  expect(page).toBe('H1W527NNsx7mFf6pivG2Lsbxabs4NVFkNkCZgTNJ4Hk');
  expect(await teamTokenOf(page)).toBe('iz38ugdYTfmV0kp0QAtH1L');
});
