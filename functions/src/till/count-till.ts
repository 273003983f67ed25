import type { RateLimit } from '@streetlore/domain/booking';
import { pinLimits, tillLimit, tillTexts, wrongCodeLimits } from '@streetlore/domain/till';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Caller } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';

type Counting = Services<'appKey'>;
type From = Pick<Caller, 'ip'>;

const tooMany = (message: string) => new HttpsError('resource-exhausted', message);

async function take({ store, appKey, now }: Counting, kind: string, of: string, limit: RateLimit, message: string) {
  if (!(await store.withinRateLimit(keyedHashes(appKey, `till/${kind}`, of), limit, now()))) throw tooMany(message);
}

/** Counts a use of a partner's till. @throws HttpsError resource-exhausted when there were too many */
export const countUse = (services: Counting, partnerId: string): Promise<void> =>
  take(services, 'use', partnerId, tillLimit, tillTexts.usedOften);

/**
 * Refuses to look a code up while too many were wrong, so that a guesser learns nothing from going on.
 * @throws HttpsError resource-exhausted
 */
export async function refuseGuesser({ store, appKey, now }: Counting, partnerId: string, { ip }: From): Promise<void> {
  const rooms = await Promise.all([
    store.hasRoom(keyedHashes(appKey, 'till/wrong-link', partnerId), wrongCodeLimits.link, now()),
    store.hasRoom(keyedHashes(appKey, 'till/wrong-address', ip), wrongCodeLimits.address, now()),
  ]);
  if (rooms.includes(false)) throw tooMany(tillTexts.tooManyWrong);
}

/** Counts a wrong code, before its answer is given. @throws HttpsError resource-exhausted when it is one too many */
export async function countWrongCode(services: Counting, partnerId: string, { ip }: From): Promise<void> {
  await take(services, 'wrong-link', partnerId, wrongCodeLimits.link, tillTexts.tooManyWrong);
  await take(services, 'wrong-address', ip, wrongCodeLimits.address, tillTexts.tooManyWrong);
}

/** Counts a PIN that is tried at a ticket, before it is compared. @throws HttpsError resource-exhausted */
export async function countPin(services: Counting, ticketId: string, { ip }: From): Promise<void> {
  await take(services, 'pin', ticketId, pinLimits.ticket, tillTexts.pinLocked);
  await take(services, 'pin-address', ip, pinLimits.address, tillTexts.pinLocked);
}
