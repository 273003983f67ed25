import { giftTexts, refundableOf, refundGiftInput } from '@streetlore/domain/gift';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail } from '../../mailing/order-mails.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { payOrLeave, voidGift } from './cancel-gift.ts';

type Paying = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Gives the money of an unused gift, of a payment of another sum, or of a rejected refund back to its buyer. */
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
      const may = refundableOf(gift.value);
      if (!may.ok) throw toHttpsError(may.problem);
      const done = voidGift(services, commit, gift, request_id, now);
      mail = done.mail;
      refunded = done.due;
      return { action: 'gift_refunded', target: gift.ref.path, detail: { reason, amount: done.due } };
    },
  });
  await Promise.all([enqueueBookingMail(services, mail), payOrLeave(services, gift_id)]);
  return { refunded };
}
