import { closedRefund, closeGiftRefundInput, giftTexts } from '@streetlore/domain/gift';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Notes that the rejected refund of a gift was paid in another way, or is not owed. */
export const closeGiftRefund = callable('closeGiftRefund', { input: closeGiftRefundInput, who: 'admin', run: close });

/** @throws HttpsError failed-precondition with the reason */
export async function close(
  services: Services,
  { gift_id, request_id, reason }: z.output<typeof closeGiftRefundInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await decideOnce(services, caller, request_id, {
    read: () => services.store.gifts.at(gift_id).readVersioned(),
    decide: (commit, gift) => {
      if (!gift.version) throw new HttpsError('not-found', giftTexts.none);
      const decision = closedRefund(gift.value);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(gift, decision.value);
      const amount = gift.value.purchase?.refund_problem?.amount ?? 0;
      return { action: 'refund_problem_closed', target: gift.ref.path, detail: { reason, amount } };
    },
  });
  return {};
}
