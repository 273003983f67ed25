/** How long (h) before its start window opens a booking can be cancelled. */
export const CANCEL_BEFORE_HOURS = 24;
/** How long (h) after its payment a booking for today can be cancelled. */
export const CANCEL_WITHIN_HOURS = 1;

/** At most `calls` in any `milliseconds`. */
export type RateLimit = { calls: number; milliseconds: number };

/**
 * How often `createBooking` may be called before Stripe is asked anything. A person needs a handful
 * of tries; people who test stolen cards need hundreds. A whole café may share one IP address
 * (`address`), which is therefore allowed more calls than a visitor.
 */
export const bookingRateLimits = {
  visitor: { calls: 5, milliseconds: 60_000 },
  address: { calls: 30, milliseconds: 60_000 },
} as const satisfies Record<string, RateLimit>;

/**
 * How many bookings without a payment may text one number in a day: as many as a winner's voucher
 * has uses. A voucher's code can be passed on, and each booking texts every number in it.
 */
export const unpaidWelcomeLimit = { calls: 5, milliseconds: 24 * 3_600_000 } as const satisfies RateLimit;

const DAY = 24 * 3_600_000;

/**
 * How many hunts without a payment and without a phone may be asked for in a day. Each sends a mail to an
 * address that a stranger may have typed. A mailbox is sent as many as a winner's voucher has uses; a
 * whole hostel may share a network.
 */
export const unpaidMailLimits = {
  visitor: { calls: 5, milliseconds: DAY },
  address: { calls: 30, milliseconds: DAY },
  mailbox: { calls: 5, milliseconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** The same for one voucher: each use may be asked for twice, because an address may be mistyped. */
export const unpaidMailsOf = ({ uses }: { readonly uses: number }): RateLimit => ({
  calls: Math.min(100, 2 * uses),
  milliseconds: DAY,
});

/**
 * An unpaid booking is looked up at Stripe again from this age on, in case Stripe's webhook was
 * lost. Milliseconds.
 */
export const RECHECK_AFTER = 10 * 60_000;

/**
 * A refund that Stripe has not reported counts as no longer under way at this age: twice the time a
 * call may take. Milliseconds.
 */
export const REFUND_TIMEOUT_MS = 2 * 60_000;

/** An unpaid booking is abandoned at this age. Milliseconds. */
export const ABANDONED_AFTER = 24 * 3_600_000;

/** The most people in one hunt, and the most phones. */
export const MAX_PARTICIPANTS = 5;

/** The part of the price that a group saves, and from how many people on. */
export const GROUP_DISCOUNT = 0.1;
export const GROUP_DISCOUNT_FROM = 2;
