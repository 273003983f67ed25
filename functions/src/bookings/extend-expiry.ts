import { bookingActionTexts, extendExpiryInput, extendExpiry as extended } from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { queueNotice } from '../mailing/notices.ts';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** Gives an unstarted hunt more time. A hunt that has run out waits for START again. */
export const extendExpiry = callable('extendExpiry', {
  input: extendExpiryInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: extendBookingExpiry,
});

/**
 * The booking's page and its address hear of it.
 * @throws HttpsError failed-precondition with the reason
 */
export async function extendBookingExpiry(
  services: Services<'site' | 'privacyKey'>,
  { booking_id, request_id, hours }: z.output<typeof extendExpiryInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: () => services.store.bookings.at(booking_id).readVersioned(),
    decide: (commit, found, now) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = extended(found.value, hours, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, decision.value);
      const booking = { ...found.value, ...decision.value };
      const changed = { seen: found, booking, cause: request_id, by: 'us', now } as const;
      const until = decision.value.expires_at ?? now;
      mail = queueNotice(services, commit, changed, { kind: 'extended', until });
      return { action: 'expiry_extended', target: found.ref.path, detail: { hours } };
    },
  });
  await enqueueBookingMail(services, mail);
  return {};
}
