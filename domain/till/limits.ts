import type { RateLimit } from '../booking/limits.ts';

const MINUTE = 60_000;

/**
 * How often one phone, and one network, may use tills. Many bars' phones share a carrier's address. A busy
 * evening is a few codes a minute.
 */
export const tillRateLimits = {
  visitor: { calls: 60, milliseconds: MINUTE },
  address: { calls: 240, milliseconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

/** How often the phones of one partner may use its till. */
export const tillLimit = { calls: 120, milliseconds: MINUTE } as const satisfies RateLimit;

/**
 * How many codes that are none of this partner's may be tried with one link, and from one network. Then no code is
 * looked up until the oldest try is ten minutes old, so a guesser learns nothing from going on.
 */
export const wrongCodeLimits = {
  link: { calls: 20, milliseconds: 10 * MINUTE },
  address: { calls: 60, milliseconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/** How many PINs may be tried at one ticket, and from one network, in an hour. */
export const pinLimits = {
  ticket: { calls: 5, milliseconds: 60 * MINUTE },
  address: { calls: 40, milliseconds: 60 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/** How many proposals one partner may send in an hour. */
export const proposalLimit = { calls: 10, milliseconds: 60 * MINUTE } as const satisfies RateLimit;
