import type { RateLimit } from '@streetlore/domain/booking';
import { formRateLimits, formTexts } from '@streetlore/domain/form';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Caller } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';

/**
 * Counts one sending of a public form, by visitor and by address. Addresses are kept only as keyed
 * hashes.
 * @throws HttpsError resource-exhausted when the visitor or the address has sent too many
 */
export async function limitForm(
  { store, appKey, now }: Services<'appKey'>,
  form: string,
  { uid, ip }: Pick<Caller, 'uid' | 'ip'>,
  limits: { visitor: RateLimit; address: RateLimit } = formRateLimits,
  refusal: string = formTexts.tooManyAttempts,
): Promise<void> {
  const keys = (kind: string, client: string) => keyedHashes(appKey, `${form}/${kind}`, client);
  const isAllowed =
    (await store.withinRateLimit(keys('uid', uid), limits.visitor, now())) &&
    (await store.withinRateLimit(keys('address', ip), limits.address, now()));
  if (!isAllowed) throw new HttpsError('resource-exhausted', refusal);
}
