import { type Gift, giftsOfCode, giftUseTexts, wrongCodeLimits } from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Caller } from '../platform/callable.ts';
import { hashesOfCode } from '../platform/gift-code.ts';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';

/**
 * The gift of a code; null for a code of none. Once a browser or a network has tried too many wrong codes, no code is
 * looked at any more that day: a guess then tells nothing.
 * @throws HttpsError resource-exhausted
 */
export async function findGift(
  services: Services<'appKey' | 'privacyKey'>,
  code: string,
  { uid, ip }: Pick<Caller, 'uid' | 'ip'>,
): Promise<WithId<Gift> | null> {
  const { store, appKey, now } = services;
  const counted = [
    [keyedHashes(appKey, 'gift-code/uid', uid), wrongCodeLimits.visitor],
    [keyedHashes(appKey, 'gift-code/address', ip), wrongCodeLimits.address],
  ] as const;
  const rooms = await Promise.all(counted.map(([keys, limit]) => store.hasRoom(keys, limit, now())));
  if (rooms.includes(false))
    throw new HttpsError('resource-exhausted', giftUseTexts.tooManyWrong, { field: 'gift_code' });
  const found = await store.first(giftsOfCode(hashesOfCode(services, code)));
  if (found?.active_from) return found;
  for (const [keys, limit] of counted) await store.withinRateLimit(keys, limit, now());
  return null;
}
