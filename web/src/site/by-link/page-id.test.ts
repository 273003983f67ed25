import { expect, test } from 'vitest';
import { pageIdOf } from './page-id.ts';

test('a browser finds the page of a link as functions do', async () => {
  expect(await pageIdOf('0123456789abcdefABCDEF')).toBe('H1W527NNsx7mFf6pivG2Lsbxabs4NVFkNkCZgTNJ4Hk');
});
