import { ABANDONED_AFTER, RECHECK_AFTER, REFUND_TIMEOUT_MS } from '../booking/limits.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { after, endOfDayMonthsAfter, formatDay, fromLondonInput, londonDay } from '../time/index.ts';
import {
  CANCEL_DAYS,
  DELIVERED_AT,
  EXTENDED_MONTHS,
  GIFT_MONTHS,
  MAX_DAYS_TO_DELIVERY,
  REMINDED_MONTHS,
  REOPENED_DAYS,
} from './limits.ts';
import type { CancelledAs, Gift, GiftStatus } from './schema.ts';
import { giftSums } from './sums.ts';
import { giftAdminTexts as adminTexts, giftTexts as texts } from './texts.ts';

const DAY = 24 * 3_600_000;

const no = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field && { field }) });

/** The last day on which a gift pays, such as `29 Nov 2028`. @param expiresAt the end of that London day */
export const lastDayOf = (expiresAt: Date): string => formatDay(after(expiresAt, -1));

/** When the mail goes out that was ordered for a London day; null for what is no day. */
export const deliveredAt = (day: string): Date | null => {
  const at = fromLondonInput(`${day}T${DELIVERED_AT}`);
  return at && londonDay(at) === day ? at : null;
};

/** Whether a gift's mail may be ordered for a day: from today on, for a year. Null stands for now. */
export function mayDeliverOn(day: string | null, now: Date): Decision<null> {
  if (day === null) return decided(null);
  const at = deliveredAt(day);
  if (!at) return no(texts.noSuchDay, 'on');
  if (day < londonDay(now)) return no(texts.pastDay, 'on');
  return day > londonDay(after(now, MAX_DAYS_TO_DELIVERY * DAY)) ? no(texts.tooFar, 'on') : decided(null);
}

export function giftStatusOf(gift: Gift, now: Date): GiftStatus {
  if (gift.cancelled_at) return 'cancelled';
  if (!gift.active_from) return 'unpaid';
  if (gift.frozen) return 'frozen';
  if (isOver(gift) || (gift.expires_at && gift.expires_at <= now)) return 'expired';
  return hasRest(gift) ? 'active' : 'used';
}

/** Whether the latest end of a gift is booked. One that was opened again ends later than that. */
export const isOver = ({ ended, expires_at }: Pick<Gift, 'ended' | 'expires_at'>): boolean =>
  ended !== null && expires_at !== null && expires_at <= ended.at;

/** The fields that let a gift be used for at least 30 days from now; empty if it has that long already. */
export function reopened({ expires_at }: Pick<Gift, 'expires_at'>, now: Date): Partial<Gift> {
  const least = endOfDayMonthsAfter(after(now, REOPENED_DAYS * DAY), 0);
  return expires_at && expires_at < least ? { expires_at: least } : {};
}

const hasRest = ({ pence_left, hunts_left }: Pick<Gift, 'pence_left' | 'hunts_left'>): boolean =>
  pence_left > 0 || hunts_left > 0;

/** When the clock next has something to do with a gift; null for nothing. */
export function dueAt(gift: Gift): Date | null {
  const { active_from, cancelled_at, delivery, expires_at, purchase } = gift;
  const refund = purchase?.refund_due ? after(purchase.refund_due.at, REFUND_TIMEOUT_MS) : null;
  if (cancelled_at) return refund;
  // A payment of another sum waits for an admin.
  if (!active_from) return purchase?.mismatch ? refund : gift.due_at;
  const isToMail = delivery?.to === 'mail' && !delivery.sent_at && gift.recipient_email !== null;
  const mail = isToMail && hasRest(gift) && !gift.frozen && !isOver(gift) ? mailDueAt(gift) : null;
  const end = isOver(gift) || gift.frozen ? null : expires_at;
  const due = [refund, mail, remindAt(gift), end].filter((at) => at !== null);
  return due.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null);
}

/** When the first mail with the code goes out. */
const mailDueAt = ({ delivery, active_from }: Gift): Date | null =>
  (delivery?.on ? deliveredAt(delivery.on) : null) ?? active_from;

function remindAt(gift: Gift): Date | null {
  const { active_from, expires_at, reminded_at, recipient_email, buyer_email, frozen } = gift;
  const isTold = reminded_at !== null || (recipient_email === null && buyer_email === null);
  if (!expires_at || isTold || isOver(gift) || frozen || !hasRest(gift)) return null;
  const at = endOfDayMonthsAfter(after(expires_at, -DAY), -REMINDED_MONTHS);
  // A gift for less than a month needs no reminder: the mail with its code says when the gift ends.
  return active_from && at < active_from ? null : at;
}

/** The unsent mail of a frozen or ended gift is not due. */
export const isMailDue = (gift: Gift, now: Date): boolean => {
  const { delivery, recipient_email } = gift;
  if (giftStatusOf(gift, now) !== 'active' || delivery?.to !== 'mail' || delivery.sent_at || !recipient_email)
    return false;
  const at = mailDueAt(gift);
  return at !== null && at <= now;
};

export const isReminderDue = (gift: Gift, now: Date): boolean => {
  const at = remindAt(gift);
  return giftStatusOf(gift, now) === 'active' && at !== null && at <= now;
};

/** A frozen gift does not end: nobody can use it, and its dispute decides. */
export const isEndDue = (gift: Gift, now: Date): boolean => {
  const { active_from, cancelled_at, expires_at, frozen } = gift;
  return active_from !== null && !cancelled_at && !frozen && !isOver(gift) && expires_at !== null && expires_at <= now;
};

/** When an unpaid gift is looked up at Stripe next: after ten minutes, an hour, and a day, when it is given up. */
export function nextLookAt({ created_at }: Pick<Gift, 'created_at'>, now: Date): Date {
  const looks = [RECHECK_AFTER, 3_600_000, ABANDONED_AFTER].map((ms) => after(created_at, ms));
  return looks.find((at) => at > now) ?? after(now, RECHECK_AFTER);
}

export const isAbandoned = ({ created_at }: Pick<Gift, 'created_at'>, now: Date): boolean =>
  after(created_at, ABANDONED_AFTER) <= now;

/** The changes of a gift with when the clock is next needed for it. */
export const withDue = <Changes extends Partial<Gift>>(
  gift: Gift,
  changes: Changes,
): Changes & Pick<Gift, 'due_at'> => ({
  ...changes,
  due_at: dueAt({ ...gift, ...changes }),
});

/** The fields of a gift that becomes active now, for 24 months. */
export const activated = (now: Date) => ({
  active_from: now,
  expires_at: endOfDayMonthsAfter(now, GIFT_MONTHS),
});

/** Until when the buyer can cancel; null for what was not bought or is not paid. */
export const cancelUntilOf = ({ origin, active_from }: Pick<Gift, 'origin' | 'active_from'>): Date | null =>
  origin === 'bought' && active_from ? after(active_from, CANCEL_DAYS * DAY) : null;

/** Whether nothing of a gift is used: what was used and given back counts as unused. */
const isUnused = ({ worth, pence_left, hunts_left }: Gift): boolean =>
  worth.kind === 'hunts' ? hunts_left === worth.hunts : pence_left === worth.pence;

export function mayCancelGift(gift: Gift, now: Date): Decision<null> {
  const until = cancelUntilOf(gift);
  if (gift.cancelled_at) return no(texts.isCancelled);
  if (!until) return no(texts.notPaid);
  if (gift.frozen) return no(texts.isDisputed);
  if (!isUnused(gift)) return no(texts.isUsed);
  return until >= now ? decided(null) : no(texts.tooLateToCancel);
}

/** What of a gift's payment is with us, in pence. */
const withUs = (purchase: Gift['purchase']): number =>
  Math.max(0, (purchase?.mismatch?.received ?? purchase?.paid ?? 0) - (purchase?.refunded ?? 0));

/**
 * The pence that an admin can give back of a gift, or why none.
 * 1. An unused gift can be refunded, also after its end. What a rejected refund took counts as not used.
 * 2. A payment of another sum can be refunded.
 * 3. A rejected refund of a cancelled gift can be asked for again.
 */
export function refundableOf(gift: Gift): Decision<number> {
  const { purchase, cancelled_at, frozen } = gift;
  if (!purchase) return no(adminTexts.notBought);
  const { refund_problem: problem, refund_due, mismatch } = purchase;
  if (cancelled_at && (!problem || refund_due)) return no(texts.isCancelled);
  if (!cancelled_at && !mismatch) {
    if (frozen) return no(texts.isDisputed);
    if (giftSums(gift).used > 0) return no(adminTexts.alreadyUsed);
  }
  const pence = withUs(purchase);
  return pence > 0 ? decided(pence) : no(adminTexts.nothingLeft);
}

/** The fields of a gift whose rejected refund was paid in another way, or is not owed. */
export function closedRefund({ purchase }: Gift): Decision<Partial<Gift>> {
  if (!purchase?.refund_problem) return no(adminTexts.noRefundProblem);
  const refund_closed = purchase.refund_closed + purchase.refund_problem.amount;
  return decided({ purchase: { ...purchase, refund_problem: null, refund_closed } });
}

/** The fields of a gift that goes back to its buyer: it is void, and what was paid is due. */
export function cancelledGift(gift: Gift, request_id: string, now: Date): Partial<Gift> {
  const { purchase } = gift;
  const amount = withUs(purchase);
  return withDue(gift, {
    cancelled_at: now,
    pence_left: 0,
    hunts_left: 0,
    ...(purchase &&
      amount > 0 && {
        purchase: { ...purchase, refund_due: { request_id, amount, at: now }, refund_problem: null },
      }),
  });
}

/** What became of the money of a cancelled gift; null for any other gift. */
export function cancelledAs({ cancelled_at, purchase }: Pick<Gift, 'cancelled_at' | 'purchase'>): CancelledAs | null {
  if (!cancelled_at) return null;
  if (!purchase || (purchase.mismatch?.received ?? purchase.paid) === 0) return 'unpaid';
  if (purchase.refund_problem) return 'rejected';
  if (withUs(purchase) === 0) return 'returned';
  if (purchase.dispute === 'lost') return 'taken';
  return purchase.refund_closed > 0 ? 'closed' : 'returned';
}

/**
 * Whether the buyer may have the mail sent again, or to another address, today. A mail that waits for its day is not
 * sent early.
 */
export function mayResend(gift: Gift, address: string | null, now: Date): Decision<null> {
  const status = giftStatusOf(gift, now);
  if (status !== 'active') return no(texts.notActive);
  if (address !== null && address !== gift.recipient_email && !isUnused(gift)) return no(texts.isUsed, 'email');
  if ((address ?? gift.recipient_email) === null) return no(texts.noAddress, 'email');
  const isSame = address === null || address === gift.recipient_email;
  if (isSame && gift.delivery?.to === 'mail' && !gift.delivery.sent_at) return no(texts.notSentYet);
  return gift.delivery?.resent_on === londonDay(now) ? no(texts.resentToday) : decided(null);
}

/** The fields of a gift that an admin extends, once. The rest that its ends took comes back. */
export function extendedGift(
  gift: Gift,
  { by, reason }: { by: string; reason: string },
  now: Date,
): Decision<Partial<Gift>> {
  if (gift.cancelled_at) return no(texts.isCancelled);
  if (gift.extended) return no(texts.isExtended);
  if (!gift.expires_at) return no(texts.hasNoEnd);
  if (gift.cleared_at) return no(texts.isCleared);
  const { ended } = gift;
  const from = gift.expires_at > now ? after(gift.expires_at, -1) : now;
  return decided(
    withDue(gift, {
      expires_at: endOfDayMonthsAfter(from, EXTENDED_MONTHS),
      extended: { by, reason, at: now },
      reminded_at: null,
      ended: null,
      pence_left: gift.pence_left + (ended?.pence ?? 0),
      hunts_left: gift.hunts_left + (ended?.hunts ?? 0),
    }),
  );
}

/** The fields of a gift whose end has come: its rest stays with us. */
export const endedGift = (gift: Gift, now: Date): Partial<Gift> =>
  withDue(gift, {
    ended: {
      at: now,
      pence: (gift.ended?.pence ?? 0) + gift.pence_left,
      hunts: (gift.ended?.hunts ?? 0) + gift.hunts_left,
    },
    pence_left: 0,
    hunts_left: 0,
  });
