import { extendedGift, extendGiftInput, giftMovement, giftTexts } from '@streetlore/domain/gift';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Gives a gift 12 months more, once. The rest that its ends took comes back. */
export const extendGift = callable('extendGift', { input: extendGiftInput, who: 'admin', run: extend });

/** @throws HttpsError failed-precondition with the reason */
export async function extend(
  services: Services,
  { gift_id, request_id, reason }: z.output<typeof extendGiftInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  await decideOnce(services, caller, request_id, {
    read: () => store.gifts.at(gift_id).readVersioned(),
    decide: (commit, gift, now) => {
      if (!gift.version) throw new HttpsError('not-found', giftTexts.none);
      const decision = extendedGift(gift.value, { by: caller.email ?? caller.uid, reason }, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(gift, decision.value);
      const { ended } = gift.value;
      const of = { cause: gift_id, pence: ended?.pence ?? 0, hunts: ended?.hunts ?? 0, order_id: null };
      const { id, movement } = giftMovement('gift_extended', gift.value, of, now);
      commit.create(store.ledger.at(id), movement);
      return { action: 'gift_extended', target: gift.ref.path, detail: { reason } };
    },
  });
  return {};
}
