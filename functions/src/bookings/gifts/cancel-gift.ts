import { cancelGiftInput, cancelledGift, giftMovement, giftPageLimits, mayCancelGift } from '@streetlore/domain/gift';
import type * as z from 'zod/mini';
import { log } from '../../base/log.ts';
import { enqueueBookingMail } from '../../mailing/order-mails.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import type { SeenGift } from '../../platform/gift-use.ts';
import type { Services } from '../../platform/services.ts';
import type { Writes } from '../../store/writes.ts';
import { queueGiftCancelled } from './gift-mails.ts';
import { giftOfBuyer } from './gift-of-token.ts';
import { payGiftRefund } from './pay-gift-refund.ts';

type Paying = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Cancels a gift of which nothing is used, for whoever has its buyer's link. */
export const cancelGift = callable('cancelGift', {
  input: cancelGiftInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'gift-link', ...giftPageLimits },
  limitedBy: 'a token of 190 bits',
  run: cancelByLink,
});

/**
 * 1. One commit voids the gift, promises the refund and queues the mail. A booking of the same moment that uses the
 *    gift either comes first, and this is refused, or finds the gift cancelled.
 * 2. Stripe refunds. What it does not take now, the sweep asks for again.
 * @throws HttpsError with the reason
 */
export async function cancelByLink(
  services: Paying,
  { token, request_id }: z.output<typeof cancelGiftInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  let mail: string | null = null;
  let id = '';
  await decideOnce(services, { uid, email: null }, request_id, {
    read: () => giftOfBuyer(services, token),
    decide: (commit, gift, now) => {
      const may = mayCancelGift(gift.value, now);
      if (!may.ok) throw toHttpsError(may.problem);
      id = gift.value.id;
      mail = voidGift(services, commit, gift, request_id, now).mail;
      return { action: 'gift_cancelled', target: gift.ref.path };
    },
  });
  await Promise.all([enqueueBookingMail(services, mail), payOrLeave(services, id)]);
  return {};
}

/** Adds to a commit that a gift is void and what was paid goes back. @returns the pence due, and the mail's id */
export function voidGift(
  services: Paying,
  commit: Writes,
  gift: SeenGift,
  requestId: string,
  now: Date,
): { readonly due: number; readonly mail: string | null } {
  const { value } = gift;
  const changes = cancelledGift(value, requestId, now);
  commit.update(gift, changes);
  const of = { cause: `${value.id}_cancelled`, pence: -value.pence_left, hunts: -value.hunts_left, order_id: value.id };
  const { id, movement } = giftMovement('gift_refunded', value, of, now);
  if (value.pence_left > 0 || value.hunts_left > 0) commit.create(services.store.ledger.at(id), movement);
  const due = changes.purchase?.refund_due?.amount ?? 0;
  return { due, mail: queueGiftCancelled(services, commit, { ...value, ...changes }, { pence: due, requestId }, now) };
}

/** Asks for the refund of a cancelled gift; the sweep asks again for what fails. */
export async function payOrLeave(services: Paying, giftId: string): Promise<void> {
  if (giftId === '') return;
  await payGiftRefund(services, giftId).catch((error: unknown) =>
    log.warn('The refund of a cancelled gift waits for the sweep', { gift: giftId }, error),
  );
}
