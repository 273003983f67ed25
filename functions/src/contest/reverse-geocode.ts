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
import { limitForm } from '../budgets/limit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { MANY } from '../platform/machines.ts';
import type { Services } from '../platform/services.ts';

/** Names the place of a photo. */
export const reverseGeocode = callable('reverseGeocode', {
  input: reverseGeocodeInput,
  who: 'signed-in',
  needs: ['appKey', 'geocoder'],
  machine: MANY,
  run: namePlace,
});

/**
 * The operation behind `reverseGeocode`. The geocoder is not asked about a place outside London:
 * the place could be anybody's home, and the contest would show nothing of it.
 * @throws HttpsError with words for the visitor when there is no address
 */
export async function namePlace(
  services: Services<'appKey' | 'geocoder'>,
  position: Position,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<DetailedLocation> {
  if (!isInLondon(position.latitude, position.longitude))
    throw new HttpsError('failed-precondition', contestTexts.geocodeFailed);
  await limitForm(services, 'contest/geocode', caller, contestRateLimits.geocode);
  await limitForm(services, 'contest/geocode/day', caller, contestRateLimits.geocodeDaily);
  const found = await services.geocoder.addressAt(position).catch((error: unknown) => {
    log.warn('The geocoder gave no address', {}, error);
    throw new HttpsError('unavailable', contestTexts.geocodeFailed);
  });
  if (!found) throw new HttpsError('not-found', contestTexts.geocodeFailed);
  return found;
}
