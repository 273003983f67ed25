import { snooze, snoozeHuntInput } from '@streetlore/domain/needs';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Puts a hunt that needs an admin aside for some minutes, or shows it again at once. */
export const snoozeHunt = callable('snoozeHunt', { input: snoozeHuntInput, who: 'admin', run: putAside });

/**
 * The operation behind `snoozeHunt`.
 * @throws HttpsError not-found when the hunt is over
 */
export async function putAside(
  services: Services,
  { booking_id, request_id, minutes }: z.output<typeof snoozeHuntInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const needs = services.store.huntNeeds.at(booking_id);
  await decideOnce(services, caller, request_id, {
    read: () => needs.readVersioned(),
    decide: (commit, found, now) => {
      if (!found.version) throw new HttpsError('not-found', 'This hunt is over');
      commit.update(found, snooze(found.value, minutes, now));
      return { action: minutes === null ? 'hunt_unsnoozed' : 'hunt_snoozed', target: `bookings/${booking_id}` };
    },
  });
  return {};
}
