import { deskTexts, extendExpiryInput, extendExpiry as extended } from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** Gives an unstarted hunt more time; one that has run out waits for START again. */
export const extendExpiry = callable('extendExpiry', { input: extendExpiryInput, who: 'admin', run: extend });

/**
 * The operation behind `extendExpiry`; a repeated request changes nothing.
 * @throws HttpsError failed-precondition with the reason
 */
export async function extend(
  services: Services,
  { booking_id, request_id, hours }: z.output<typeof extendExpiryInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db, store } = services;
  await decideOnce(services, caller, request_id, {
    read: () => store.bookings.doc(booking_id).get(),
    decide: (batch, snapshot, now) => {
      const booking = snapshot.data();
      if (!booking || !snapshot.updateTime) throw new HttpsError('not-found', deskTexts.none);
      const decision = extended(booking, hours, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      batch.update(db.doc(snapshot.ref.path), { ...decision.value }, { lastUpdateTime: snapshot.updateTime });
      return { action: 'expiry_extended', target: snapshot.ref.path, detail: { hours } };
    },
  });
  return {};
}
