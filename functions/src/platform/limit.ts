import type { Allowance } from '@streetlore/domain/booking';
import { formAllowances, formTexts } from '@streetlore/domain/form';
import { HttpsError } from 'firebase-functions/v2/https';
import { allowanceKeys } from '../store/allowance.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/**
 * Counts one sending of a public form, by visitor and by address; addresses are kept only as keyed hashes.
 * @throws HttpsError resource-exhausted when either has sent too many
 */
export async function limitForm(
  { store, appKey, now }: Services<'appKey'>,
  form: string,
  { uid, ip }: Pick<Caller, 'uid' | 'ip'>,
  allowances: { visitor: Allowance; address: Allowance } = formAllowances,
): Promise<void> {
  const keys = (kind: string, client: string) => allowanceKeys(appKey, `${form}/${kind}`, client);
  const isAllowed =
    (await store.takeAllowance(keys('uid', uid), allowances.visitor, now())) &&
    (await store.takeAllowance(keys('address', ip), allowances.address, now()));
  if (!isAllowed) throw new HttpsError('resource-exhausted', formTexts.tooManyAttempts);
}
