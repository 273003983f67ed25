import { recoveryCodesOutput, spendRecoveryCodeInput } from '@streetlore/domain/admin';
import * as z from 'zod/mini';
import { callable, isSecondFactorMissing, signIn } from '../../data/index.ts';
import { claimOwnRole } from './role.ts';

/** Rejects with CallError, as does the next. */
export const makeRecoveryCodes = callable('makeRecoveryCodes', z.strictObject({}), recoveryCodesOutput);
const spendRecoveryCode = callable('spendRecoveryCode', spendRecoveryCodeInput, z.object({}));

export type RecoveryForm = { readonly email: string; readonly password: string; readonly code: string };

/**
 * The code takes the second factor off the account. The password is tried first, so that a mistyped
 * one costs no code. Rejects with CallError or Firebase's AuthError.
 */
export async function signInByRecoveryCode({ email, password, code }: RecoveryForm, request_id: string): Promise<void> {
  const isIn = await signIn(email, password).then(
    () => true,
    (failure: unknown) => {
      if (isSecondFactorMissing(failure)) return false;
      throw failure;
    },
  );
  if (!isIn) {
    await spendRecoveryCode({ request_id, email, code });
    await signIn(email, password);
  }
  await claimOwnRole();
}
