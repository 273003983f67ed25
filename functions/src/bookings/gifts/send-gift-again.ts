import {
  type Gift,
  giftPageLimits,
  giftTexts,
  mayResend,
  resendGiftInput,
  sendGiftAgainInput,
} from '@streetlore/domain/gift';
import { londonDay } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { newCode } from '../../platform/gift-code.ts';
import type { Services } from '../../platform/services.ts';
import { sendGiftAs } from './gift-mails.ts';
import { giftOfBuyer } from './gift-of-token.ts';

type Sending = Services<'site' | 'privacyKey'>;

/** Sends the mail with the code again, or to the right address, for whoever has the buyer's link. */
export const sendGiftAgain = callable('sendGiftAgain', {
  input: sendGiftAgainInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
  limit: { counter: 'gift-link', ...giftPageLimits },
  limitedBy: 'a token of 190 bits; a gift is sent again once a day',
  run: sendAgainByLink,
});

/**
 * Another address gets a new code and a new link, and the old ones end: a stranger may have them.
 * @throws HttpsError with the reason
 */
export async function sendAgainByLink(
  services: Sending,
  { token, request_id, email }: z.output<typeof sendGiftAgainInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  await decideOnce(services, { uid, email: null }, request_id, {
    read: () => giftOfBuyer(services, token),
    decide: (commit, gift, now) => {
      const { value } = gift;
      const may = mayResend(value, email, now);
      if (!may.ok) throw toHttpsError(may.problem);
      const isOther = email !== null && email !== value.recipient_email;
      const codes_ended = value.codes_ended + 1;
      const corrected: Partial<Gift> = isOther
        ? { recipient_email: email, codes_ended, code_hash: newCode(services, { ...value, codes_ended }).code_hash }
        : {};
      // What waits for its day goes out on its day.
      const isWaiting = value.delivery?.to === 'mail' && !value.delivery.sent_at && isOther;
      const after = { ...value, ...corrected };
      const sent = isWaiting ? {} : sendGiftAs(services, commit, after, request_id, now);
      const delivery = sent.delivery ?? value.delivery;
      commit.update(gift, {
        ...corrected,
        ...sent,
        delivery: delivery && { ...delivery, resent_on: londonDay(now) },
      });
      return { action: isOther ? 'gift_corrected' : 'gift_resent', target: gift.ref.path };
    },
  });
  return {};
}

/** Sends the mail with the code again, for an admin. */
export const resendGift = callable('resendGift', {
  input: resendGiftInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: resendForAdmin,
});

/**
 * Sends it as often as an admin likes, but not before its day.
 * @throws HttpsError with the reason
 */
export async function resendForAdmin(
  services: Sending,
  { gift_id, request_id }: z.output<typeof resendGiftInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await decideOnce(services, caller, request_id, {
    read: () => services.store.gifts.at(gift_id).readVersioned(),
    decide: (commit, gift, now) => {
      if (!gift.version) throw new HttpsError('not-found', giftTexts.none);
      const { delivery } = gift.value;
      const may = mayResend({ ...gift.value, delivery: delivery && { ...delivery, resent_on: null } }, null, now);
      if (!may.ok) throw toHttpsError(may.problem);
      commit.update(gift, sendGiftAs(services, commit, gift.value, request_id, now));
      return { action: 'gift_resent', target: gift.ref.path };
    },
  });
  return {};
}
