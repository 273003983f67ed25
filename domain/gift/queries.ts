import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { type GiftOrigin, giftSchema } from './schema.ts';

/** Gifts, prizes and vouchers, newest first. @param origin null for all */
export const newestGifts = (origin: GiftOrigin | null, most: number) =>
  query(
    collections.gifts,
    giftSchema,
    ...(origin === null ? [] : [where('origin', '==', origin)]),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The gift that a code opens. @param hashes of the code, under each key */
export const giftsOfCode = (hashes: readonly string[]) =>
  query(collections.gifts, giftSchema, where('code_hash', 'in', hashes), limit(1));

/** The gifts bought with an e-mail address, the latest paid first and the unpaid last. */
export const giftsBoughtBy = (email: string, most: number) =>
  query(collections.gifts, giftSchema, where('buyer_email', '==', email), orderBy('active_from', 'desc'), limit(most));

export const giftsWonBy = (photos: readonly string[]) =>
  query(collections.gifts, giftSchema, where('submission_id', 'in', photos));

/** Gifts that are not active because another sum than the price was paid; they wait for an admin. */
export const mismatchedGifts = () =>
  query(collections.gifts, giftSchema, where('cancelled_at', '==', null), orderBy('purchase.mismatch.at'));

/** Gifts with a refund that the bank or Stripe has rejected. */
export const giftsWithRefundProblem = () => query(collections.gifts, giftSchema, orderBy('purchase.refund_problem.at'));

/** The gifts with which the clock has something to do by now. */
export const giftsDue = (now: Date, most: number) =>
  query(collections.gifts, giftSchema, where('due_at', '<=', now), orderBy('due_at'), limit(most));
