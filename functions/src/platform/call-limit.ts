import type { RateLimit } from '@streetlore/domain/booking';
import { formTexts } from '@streetlore/domain/form';
import { HttpsError } from 'firebase-functions/v2/https';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Services } from './services.ts';

/** How often one visitor, and one network, may make a call. */
export type CallLimit = {
  /** The name that the calls are counted under. Two callables with the same name share a count. */
  counter: string;
  visitor: RateLimit;
  address: RateLimit;
  /** What a caller over the limit reads. */
  refusal?: string;
};

/**
 * Counts a call by visitor and by network. Networks are kept only as keyed hashes.
 * @throws HttpsError resource-exhausted when the visitor or the network has called too often
 */
export async function countCall(
  { store, appKey, now }: Services<'appKey'>,
  { counter, visitor, address, refusal = formTexts.tooManyAttempts }: CallLimit,
  { uid, ip }: { uid: string; ip: string },
): Promise<void> {
  const keys = (kind: string, client: string) => keyedHashes(appKey, `${counter}/${kind}`, client);
  const isAllowed =
    (await store.withinRateLimit(keys('uid', uid), visitor, now())) &&
    (await store.withinRateLimit(keys('address', ip), address, now()));
  if (!isAllowed) throw new HttpsError('resource-exhausted', refusal);
}
