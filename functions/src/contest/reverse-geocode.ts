import { isInLondon } from '@streetlore/domain/city';
import {
  contestRateLimits,
  contestTexts,
  type DetailedLocation,
  type Position,
  reverseGeocodeInput,
} from '@streetlore/domain/contest';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { type CallLimit, countCall } from '../platform/call-limit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { limitInWords } from '../platform/limit-words.ts';
import { MANY } from '../platform/machines.ts';
import type { Services } from '../platform/services.ts';

/** `namePlace` counts, because it refuses a place outside London without counting the call. */
const limits: readonly CallLimit[] = [
  { counter: 'contest/geocode', ...contestRateLimits.geocode },
  { counter: 'contest/geocode/day', ...contestRateLimits.geocodeDaily },
];

export const reverseGeocode = callable('reverseGeocode', {
  input: reverseGeocodeInput,
  who: 'signed-in',
  needs: ['appKey', 'geocoder'],
  limitedBy: limits.map(limitInWords).join('; '),
  machine: MANY,
  run: lookUpAddress,
});

/**
 * Looks up the address of a place in London. The geocoder does not learn of other places: one could be a
 * home, and the contest would not show it.
 * @throws HttpsError with words for the visitor when there is no address
 */
export async function lookUpAddress(
  services: Services<'appKey' | 'geocoder'>,
  position: Position,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<DetailedLocation> {
  if (!isInLondon(position.latitude, position.longitude))
    throw new HttpsError('failed-precondition', contestTexts.geocodeFailed);
  for (const limit of limits) await countCall(services, limit, caller);
  const found = await services.geocoder.addressAt(position).catch((error: unknown) => {
    log.warn('The geocoder gave no address', {}, error);
    throw new HttpsError('unavailable', contestTexts.geocodeFailed);
  });
  if (!found) throw new HttpsError('not-found', contestTexts.geocodeFailed);
  return found;
}
