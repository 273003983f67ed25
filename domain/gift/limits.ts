import type { RateLimit } from '../booking/limits.ts';

/** What a bought gift may be worth, in pence. */
export const MIN_GIFT = 1_000;
export const MAX_GIFT = 50_000;

/** How long a gift can be used, in months. */
export const GIFT_MONTHS = 24;
/** By how many months an admin extends a gift, once. */
export const EXTENDED_MONTHS = 12;
/** For how many days at least a gift can be used after something came back to it, or a dispute was won. */
export const REOPENED_DAYS = 30;
/** How many months before its end a gift's mail reminds. */
export const REMINDED_MONTHS = 1;

/** Within how many days the buyer can cancel a gift of which nothing is used. */
export const CANCEL_DAYS = 14;

/** From what time on the day, in London, a gift's mail goes out. */
export const DELIVERED_AT = '09:00';

/** How many days ahead a gift's mail may be ordered. */
export const MAX_DAYS_TO_DELIVERY = 365;

/** The longest message on a gift, in characters. */
export const GIFT_MESSAGE = 300;

const DAY = 24 * 3_600_000;

/** How many wrong codes one browser, and one network, may try before no code is looked at any more. */
export const wrongCodeLimits = {
  visitor: { calls: 10, milliseconds: DAY },
  address: { calls: 40, milliseconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** How often the pages of a gift may be called. */
export const giftPageLimits = {
  visitor: { calls: 20, milliseconds: 60_000 },
  address: { calls: 60, milliseconds: 60_000 },
} as const satisfies Record<string, RateLimit>;
