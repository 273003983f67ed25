import { expect, test } from 'vitest';
import { registerVoter } from '../../../functions/src/contest/stuffing/register-voter.ts';
import { callAs } from '../../support/callables.ts';

test('registerVoter takes no address and no name that the caller sends', async () => {
  for (const claim of [{ network: 'n' }, { ip: '192.0.2.1' }, { uid: 'somebody else' }, 'n'])
    await expect(callAs(registerVoter, claim, { uid: 'visitor' })).rejects.toMatchObject({ code: 'invalid-argument' });
});
