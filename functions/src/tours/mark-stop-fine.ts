import { markStopFineInput } from '@streetlore/domain/clue-health';
import { stopId } from '@streetlore/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Says that a stop which looked broken is fine: what happened before no longer counts. */
export const markStopFine = callable('markStopFine', { input: markStopFineInput, who: 'admin', run: noteStopFine });

/** @throws HttpsError not-found when nothing is known of the stop */
async function noteStopFine(
  services: Services,
  { request_id, tour_id, stop_number }: z.output<typeof markStopFineInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const health = services.store.stopHealth.at(stopId(tour_id, stop_number));
  await decideOnce(services, caller, request_id, {
    read: () => health.readVersioned(),
    decide: (commit, found, now) => {
      if (!found.version) throw new HttpsError('not-found', 'There is no such stop');
      commit.update(found, { fine_at: now, faults: [], said: [], broken_since: null });
      return { action: 'stop_marked_fine', target: found.ref.path };
    },
  });
  return {};
}
