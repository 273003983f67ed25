import { type AdminStep, type Steered, steer, steerHuntInput } from '@streetlore/domain/playing';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import { queueNoticeMail } from '../mailing/notices.ts';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Writes } from '../store/writes.ts';
import { changeBooking } from './change-booking.ts';

/** Nudges the players of a hunt, sends them the way, skips a stop, or pauses, resumes or ends the hunt. */
export const steerHunt = callable('steerHunt', {
  input: steerHuntInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: steerBooking,
});

/**
 * @returns the kind of message that the players got; null for a request that was carried out before
 * @throws HttpsError failed-precondition with the reason when the hunt is in no state for the step
 */
export async function steerBooking(
  services: Sending,
  { booking_id, request_id, step, stop_number }: z.output<typeof steerHuntInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Steered> {
  let told: Steered['told'] = null;
  await changeBooking(
    services,
    caller,
    { booking_id, request_id, action: `hunt_${past[step]}`, isText: step === 'nudge' || step === 'way' },
    ({ booking, tour, now }) => {
      const steered = steer(step, { booking, tour, now, stop_number });
      if (!steered.ok) return steered;
      const { state, messages } = steered.value;
      told = messages[0]?.message.kind ?? null;
      const ended = step === 'end' ? ({ status: 'expired' } as const) : {};
      return decided({
        changes: { hunt: state, current_stop: state.stop_number, ...ended },
        messages: messages.map(({ message }) => ({ message, phones: booking.phone_numbers })),
        // The message about the end stands on the page already.
        ...(step === 'end' && {
          queueMail: (commit: Writes) => {
            const changed = { booking: { ...booking, ...ended }, cause: request_id, by: 'us', now } as const;
            return queueNoticeMail(services, commit, changed, { kind: 'ended' });
          },
        }),
      });
    },
  );
  return { told };
}

const past = {
  nudge: 'nudged',
  way: 'way_sent',
  hint: 'hinted',
  skip: 'stop_skipped',
  pause: 'paused',
  resume: 'resumed',
  end: 'ended',
} as const satisfies Record<AdminStep, string>;
