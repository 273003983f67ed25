import { type Gift, isMailDue, withDue } from '@streetlore/domain/gift';
import {
  type GiftMail,
  giftCancelledMail,
  giftMail,
  giftReceiptMail,
  giftReminderMail,
} from '@streetlore/domain/gift-mail';
import type { WithId } from '@streetlore/domain/query';
import { mailIdOf, queueMail } from '../../mailing/queue-mail.ts';
import { codeOfGift, giftToken } from '../../platform/gift-code.ts';
import type { Services } from '../../platform/services.ts';
import type { Writes } from '../../store/writes.ts';

type Mailing = Services<'site' | 'privacyKey'>;

const about = (services: Mailing, gift: WithId<Gift>): GiftMail => ({
  gift,
  site: services.site,
  code: codeOfGift(services, gift) ?? '',
  buyersToken: giftToken(services, 'buyer', gift),
  recipientsToken: giftToken(services, 'recipient', gift),
});

/** Puts the buyer's receipt into the outbox, within the commit that makes the gift active. @returns its id */
export const queueReceipt = (services: Mailing, commit: Writes, gift: WithId<Gift>, now: Date): string | null =>
  queueMail(services, commit, mailIdOf('gift_receipt', gift.id), giftReceiptMail(about(services, gift)), now);

/**
 * Puts the mail with the code into the outbox if it is due, within the commit that says so on the gift.
 * @returns the fields of the gift that change
 */
export function sendGift(services: Mailing, commit: Writes, gift: WithId<Gift>, now: Date): Partial<Gift> {
  return isMailDue(gift, now) ? sendGiftAs(services, commit, gift, 'first', now) : {};
}

/** The same again, whether it is due or not. @param cause names this sending */
export function sendGiftAs(
  services: Mailing,
  commit: Writes,
  gift: WithId<Gift>,
  cause: string,
  now: Date,
): Partial<Gift> {
  const { delivery } = gift;
  const id = mailIdOf('gift', `${gift.id}/${cause}`);
  queueMail(services, commit, id, giftMail(about(services, gift)), now);
  const sent = { to: 'mail' as const, on: delivery?.on ?? null, resent_on: delivery?.resent_on ?? null, sent_at: now };
  return withDue(gift, { delivery: sent });
}

/** The reminder a month before the end, to whoever has the gift; to its buyer if nobody got it by mail. */
export const queueReminder = (services: Mailing, commit: Writes, gift: WithId<Gift>, now: Date): string | null => {
  const id = mailIdOf('gift_reminder', `${gift.id}/${gift.expires_at?.getTime()}`);
  return queueMail(services, commit, id, giftReminderMail(about(services, gift)), now);
};

/** The mail to the buyer about a gift that was cancelled. @param of.pence what goes back */
export const queueGiftCancelled = (
  services: Mailing,
  commit: Writes,
  gift: WithId<Gift>,
  { pence, requestId }: { pence: number; requestId: string },
  now: Date,
): string | null => {
  const id = mailIdOf('gift_cancelled', `${gift.id}/${requestId}`);
  return queueMail(services, commit, id, giftCancelledMail(about(services, gift), pence), now);
};
