import { expect, test } from 'vitest';
import { deleteSubmission } from '../../../functions/src/contest/moderation/delete.ts';
import { moderateContest } from '../../../functions/src/contest/moderation/moderate.ts';
import { closeRoundNow } from '../../../functions/src/contest/rounds/close.ts';
import { confirmWinner } from '../../../functions/src/contest/rounds/confirm.ts';
import { clearFlag, voidVotes } from '../../../functions/src/contest/stuffing/judge.ts';
import { registerVoter } from '../../../functions/src/contest/stuffing/register.ts';
import { callAs } from '../../support/callables.ts';

const photo = { submission_id: 'photo' };

test.each([
  ['deleteSubmission', deleteSubmission, photo],
  ['moderateContest', moderateContest, { moderated: false }],
  ['closeRoundNow', closeRoundNow, { week: '2026-W46' }],
  ['confirmWinner', confirmWinner, { week: '2026-W46', ...photo }],
  ['voidVotes', voidVotes, photo],
  ['clearFlag', clearFlag, photo],
])('%s is for admins alone', async (_name, callable, input) => {
  await expect(callAs<unknown>(callable, input, { uid: 'visitor' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(callAs<unknown>(callable, input, null)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('registerVoter refuses a caller without an identity, and ignores an address that the caller sends', async () => {
  await expect(callAs(registerVoter, {}, null)).rejects.toMatchObject({ code: 'unauthenticated' });
  for (const claim of [{ network: 'n' }, { ip: '192.0.2.1' }, { uid: 'somebody else' }, 'n'])
    await expect(callAs(registerVoter, claim, { uid: 'visitor' })).rejects.toMatchObject({ code: 'invalid-argument' });
});
