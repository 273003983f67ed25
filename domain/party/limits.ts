import type { RateLimit } from '../booking/limits.ts';

/** The fewest people of a party. Fewer are one booking. */
export const MIN_PEOPLE = 6;
/** The most people of a party. */
export const MAX_PEOPLE = 60;

/** The fewest and the most teams of a party. A party of 60 may play in pairs. */
export const MIN_TEAMS = 2;
export const MAX_TEAMS = 30;

/** How often the callables behind a party's link may be called: by a visitor and by a network. */
export const partyRateLimits = {
  visitor: { calls: 20, milliseconds: 60_000 },
  address: { calls: 60, milliseconds: 60_000 },
} as const satisfies Record<string, RateLimit>;
