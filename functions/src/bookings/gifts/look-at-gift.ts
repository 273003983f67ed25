import {
  cancelledAs,
  cancelUntilOf,
  type Gift,
  type GiftPage,
  giftPageLimits,
  giftStatusOf,
  lastDayOf,
  lookAtGiftInput,
  mayCancelGift,
  mayResend,
} from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import type * as z from 'zod/mini';
import { callable } from '../../platform/callable.ts';
import { codeOfGift } from '../../platform/gift-code.ts';
import type { Services } from '../../platform/services.ts';
import { askStripe } from './ask-stripe.ts';
import { giftOfToken } from './gift-of-token.ts';

type Looking = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Shows a gift to whoever has its recipient's or its buyer's link. */
export const lookAtGift = callable('lookAtGift', {
  input: lookAtGiftInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'gift-link', ...giftPageLimits },
  limitedBy: 'a token of 190 bits',
  run: showGift,
});

/**
 * An unpaid gift is looked up at Stripe first, so that the buyer sees it paid before the webhook has come.
 * @throws HttpsError not-found for an unknown link
 */
export async function showGift(services: Looking, { token }: z.output<typeof lookAtGiftInput>): Promise<GiftPage> {
  const first = await giftOfToken(services, token);
  const isUnpaid = first.who === 'buyer' && first.gift.value.active_from === null && !first.gift.value.cancelled_at;
  if (isUnpaid) await askStripe(services, first.gift.value.id);
  const { gift, who } = isUnpaid ? await giftOfToken(services, token) : first;
  const { value } = gift;
  const now = services.now();
  const both = {
    status: giftStatusOf(value, now),
    origin: value.origin,
    worth: value.worth,
    pence_left: value.pence_left,
    hunts_left: value.hunts_left,
    ends: value.expires_at && lastDayOf(value.expires_at),
    recipient_name: value.recipient_name,
    message: value.message,
    code: value.active_from && !value.cancelled_at ? codeOfGift(services, value) : null,
  };
  return who === 'recipient' ? { who, ...both } : { who, ...both, ...forBuyer(value, now) };
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

function forBuyer(gift: WithId<Gift>, now: Date) {
  const { delivery, purchase, recipient_email } = gift;
  const may = mayResend(gift, null, now).ok;
  return {
    gift_id: gift.id,
    paid: purchase?.paid ?? 0,
    refunded: purchase?.refunded ?? 0,
    to: delivery?.to ?? 'print',
    on: delivery?.on ?? null,
    recipient_email,
    sent_at: iso(delivery?.sent_at),
    cancelled_as: cancelledAs(gift),
    cancel_until: mayCancelGift(gift, now).ok ? iso(cancelUntilOf(gift)) : null,
    may_resend: may,
    may_correct: mayResend(gift, 'another', now).ok,
    paid_at: iso(gift.active_from),
  };
}
