import { type Gift, giftAdminTexts, giftTexts, isUnused, refundGiftInput } from '@streetlore/domain/gift';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail } from '../../mailing/order-mails.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { payOrLeave, voidGift } from './cancel-gift.ts';

type Paying = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Gives the money of an unused gift, or of a payment of another sum, back to its buyer, at any time. */
export const refundGift = callable('refundGift', {
  input: refundGiftInput,
  who: 'admin',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  run: refundForAdmin,
});

/**
 * One commit voids the gift and promises the refund, as a cancellation by the buyer does.
 * @returns pence that go back
 * @throws HttpsError failed-precondition with the reason
 */
export async function refundForAdmin(
  services: Paying,
  { gift_id, request_id, reason }: z.output<typeof refundGiftInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ refunded: number }> {
  const { store } = services;
  let mail: string | null = null;
  let refunded = 0;
  await decideOnce(services, caller, request_id, {
    read: () => store.gifts.at(gift_id).readVersioned(),
    decide: (commit, gift, now) => {
      if (!gift.version) throw new HttpsError('not-found', giftTexts.none);
      const refusal = refusalOf(gift.value);
      if (refusal) throw new HttpsError('failed-precondition', refusal);
      const done = voidGift(services, commit, gift, request_id, now);
      if (done.due === 0) throw new HttpsError('failed-precondition', giftAdminTexts.nothingLeft);
      mail = done.mail;
      refunded = done.due;
      return { action: 'gift_refunded', target: gift.ref.path, detail: { reason, amount: done.due } };
    },
  });
  await Promise.all([enqueueBookingMail(services, mail), payOrLeave(services, gift_id)]);
  return { refunded };
}

function refusalOf(gift: Gift): string | null {
  const { purchase, cancelled_at, frozen } = gift;
  if (!purchase) return giftAdminTexts.notBought;
  if (purchase.mismatch) return cancelled_at ? giftTexts.isCancelled : null;
  if (cancelled_at) return purchase.refund_problem && !purchase.refund_due ? null : giftTexts.isCancelled;
  if (frozen) return giftTexts.isDisputed;
  return isUnused(gift) || gift.ended ? null : giftAdminTexts.alreadyUsed;
}
