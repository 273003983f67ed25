import { type AttendHuntInput, attend, attendHuntInput } from '@streetlore/domain/needs';
import { HttpsError } from 'firebase-functions/v2/https';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/**
 * What an admin does about a hunt that changes its row alone: puts it aside for some minutes, shows it
 * again, notes a call, or ends the report of a wall that has gone.
 */
export const attendHunt = callable('attendHunt', { input: attendHuntInput, who: 'admin', run: attendTo });

const actions = {
  snooze: 'hunt_snoozed',
  show: 'hunt_unsnoozed',
  called: 'hunt_called',
  done: 'hunt_report_ended',
} as const satisfies Record<AttendHuntInput['what'], string>;

/** @throws HttpsError not-found when the hunt is over */
export async function attendTo(
  services: Services,
  input: AttendHuntInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { booking_id, request_id, what } = input;
  const needs = services.store.huntNeeds.at(booking_id);
  await decideOnce(services, caller, request_id, {
    read: () => needs.readVersioned(),
    decide: (commit, found, at) => {
      if (!found.version) throw new HttpsError('not-found', 'This hunt is over');
      commit.update(found, attend(found.value, input, { by: caller.email, at }));
      return { action: actions[what], target: `bookings/${booking_id}` };
    },
  });
  return {};
}
