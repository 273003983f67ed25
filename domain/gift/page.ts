import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';
import { cancelledAsKinds, giftOrigins, giftStatuses, giftWorth } from './schema.ts';

/** The letters and digits of the part of a token that nobody else can make: 190 bits. */
export const GIFT_TOKEN_LENGTH = 32;

const start = `^([A-Za-z0-9_-]{1,128})\\.(${tokenForm(GIFT_TOKEN_LENGTH)})`;
const form = new RegExp(`${start}$`);

/** The token in what stands behind `#`; null when the token is not whole. */
export const giftTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(start));

export const toGiftToken = (giftId: string, hash: string): string => `${giftId}.${hash}`;

/** The two parts of a token; null when the first is no id of ours. */
export function partsOfGiftToken(token: string): { readonly giftId: string; readonly hash: string } | null {
  const [, giftId = '', hash = ''] = form.exec(token) ?? [];
  return documentId.safeParse(giftId).success ? { giftId, hash } : null;
}

const token = z.string().check(z.regex(form, 'This is not one of our links'));

/** Input of the callable `lookAtGift`. The recipient's and the buyer's link have tokens of their own. */
export const lookAtGiftInput = z.strictObject({ token });

/** Moments are ISO texts. `ends`: the last day, such as `29 Nov 2028`; null for a gift without an end. */
const ofBoth = {
  status: z.enum(giftStatuses),
  origin: z.enum(giftOrigins),
  worth: giftWorth,
  pence_left: z.int(),
  hunts_left: z.int(),
  ends: z.nullable(z.string()),
  recipient_name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** As people read it; null while the gift is not paid, and once it is cancelled. */
  code: z.nullable(z.string()),
};

/** Output of `lookAtGift`. The call asks Stripe about an unpaid gift, because a buyer comes before the webhook. */
export const lookAtGiftOutput = z.discriminatedUnion('who', [
  z.object({ who: z.literal('recipient'), ...ofBoth }),
  z.object({
    who: z.literal('buyer'),
    ...ofBoth,
    gift_id: z.string(),
    /** Pence. */
    paid: z.int(),
    refunded: z.int(),
    to: z.enum(['mail', 'print']),
    /** A London day; null for as soon as it was paid. */
    on: z.nullable(z.string()),
    recipient_email: z.nullable(z.string()),
    /** When the mail with the code was sent. */
    sent_at: z.nullable(z.iso.datetime()),
    /** Null unless it is cancelled. */
    cancelled_as: z.nullable(z.enum(cancelledAsKinds)),
    /** Until when it can be cancelled; null when it cannot. */
    cancel_until: z.nullable(z.iso.datetime()),
    may_resend: z.boolean(),
    /** Whether the recipient's address can still be changed. */
    may_correct: z.boolean(),
    paid_at: z.nullable(z.iso.datetime()),
  }),
]);
export type GiftPage = z.infer<typeof lookAtGiftOutput>;
export type BuyersGift = Extract<GiftPage, { who: 'buyer' }>;
export type RecipientsGift = Extract<GiftPage, { who: 'recipient' }>;

/** Input of the callable `cancelGift`, by the buyer's link. Output: `{}`. */
export const cancelGiftInput = z.strictObject({ token, request_id: documentId });

/**
 * Input of the callable `sendGiftAgain`, by the buyer's link. `email`: the recipient's right address, which makes a new
 * code and ends the old one; null for the same address. Output: `{}`.
 */
export const sendGiftAgainInput = z.strictObject({ token, request_id: documentId, email: z.nullable(emailAddress) });
