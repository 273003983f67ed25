import { canResendWelcome, resendWelcomeInput } from '@streetlore/domain/booking';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { changeBooking } from './change-booking.ts';

/** Sends the welcome again to every phone of a booking that waits for START. */
export const resendWelcome = callable('resendWelcome', {
  input: resendWelcomeInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueWelcomeAgain,
});

/** @throws HttpsError failed-precondition with the reason */
export async function queueWelcomeAgain(
  services: Sending,
  about: z.output<typeof resendWelcomeInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await changeBooking(services, caller, { ...about, action: 'welcome_resent', isText: true }, ({ booking }) => {
    const may = canResendWelcome(booking);
    if (!may.ok) return may;
    return decided({ changes: {}, messages: [{ message: { kind: 'welcome' }, phones: booking.phone_numbers }] });
  });
  return {};
}
